import { namePlaces } from '#domain/places/place-names.ts';
import { placesOfBangladesh } from '#domain/places/places-of-bangladesh.ts';
import { hiddenValueTitle } from '#domain/questionnaire/hidden-values.ts';
import { type Bound, type Clause, readClause } from '#domain/questionnaire/logic/clause.ts';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import { type FactClause, readFactClause } from '#domain/questionnaire/logic/fact-clause.ts';
import { LANGUAGE } from '#domain/questionnaire/logic/facts.ts';
import { isSentence } from '#domain/questionnaire/logic/sentences.ts';
import { readValueClause, type ValueClause } from '#domain/questionnaire/logic/value-clause.ts';
import { kindOf, optionsOf, rowsOf } from '#domain/questionnaire/registry.ts';
import type { Option, Question } from '#domain/questionnaire/schema.ts';
import { isClockTime } from '#domain/text/dhaka-time.ts';
import { formatClock, formatDate, formatNumber } from '#domain/text/format.ts';
import { isLocale } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import type { Translator } from '#messages/translator.ts';
import type { Numbered } from './numbered.ts';
import { wordingOf } from './wording.ts';

// A condition may look for places.
namePlaces(placesOfBangladesh());

/** Stands where something is still to be said. */
const UNSAID = '…';

/** A condition as a sentence, by the numbers of the questions it looks at: “question 2 is Bus or Train”. */
export function conditionWords(condition: Condition, parts: Numbered, translator: Translator): string {
  const { t } = translator;
  const clause = readClause(condition);
  if (clause) return clauseWords(clause, parts, translator);
  const ofFact = readFactClause(condition);
  if (ofFact) return factWords(ofFact, parts, translator);
  const ofValue = readValueClause(condition);
  if (ofValue) return valueWords(ofValue, parts, translator);
  const words = (part: Condition) => conditionWords(part, parts, translator);
  switch (condition.op) {
    case 'and':
    case 'or': {
      const said = condition.of.map((part) => (isSentence(part) ? words(part) : `(${words(part)})`));
      return said.length === 0 ? UNSAID : said.reduce((first, second) => t(`logic:${condition.op}`, { first, second }));
    }
    case 'not':
      return t('logic:not', { condition: `(${words(condition.of)})` });
    default:
      return UNSAID;
  }
}

function clauseWords(clause: Clause, { questions }: Numbered, { t, locale }: Translator): string {
  const named = questions.get(clause.question);
  const say = (bound: Bound | undefined) => {
    if (bound === undefined) return UNSAID;
    if (typeof bound === 'number') return formatNumber(bound, locale);
    return isClockTime(bound) ? formatClock(bound, locale) : formatDate(bound, locale);
  };
  const labels = (clause.options ?? []).map((id) => labelOf(named?.question, id, { t, locale }, clause.row));
  const wording = wordingOf(clause, named && kindOf(named.question));
  return t(`logic:says.${wording}`, {
    question: answerWords(clause, named, { t, locale }),
    options: anyOf(labels, t),
    text: clause.text?.trim() || UNSAID,
    from: say(clause.from),
    to: say(clause.to),
  });
}

function factWords(clause: FactClause, { hiddenValues }: Numbered, { t }: Translator): string {
  const { fact, phrase, values } = clause;
  const named = hiddenValues.get(fact);
  const isLanguage = fact === LANGUAGE;
  const languageOf = (value: string) => (isLocale(value) ? t(`builder:language.${value}`) : value);
  return t(`logic:factSays.${phrase}`, {
    fact: isLanguage ? t('logic:theLanguage') : named ? hiddenValueTitle(named) : t('logic:goneFact'),
    values: anyOf(isLanguage ? values.map(languageOf) : values, t),
  });
}

function valueWords(
  { variable, phrase, from, to, values = [] }: ValueClause,
  { variables }: Numbered,
  { t, locale }: Translator,
): string {
  const named = variables.get(variable);
  const say = (bound: number | undefined) => (bound === undefined ? UNSAID : formatNumber(bound, locale));
  return t(`logic:valueSays.${phrase}`, {
    value: named ? named.label.trim() || t('logic:unnamedValue') : t('logic:goneValue'),
    values: anyOf(values, t),
    from: say(from),
    to: say(to),
  });
}

function anyOf(labels: readonly string[], t: Translator['t']): string {
  const last = labels.at(-1) ?? UNSAID;
  return labels.length > 1 ? t('logic:oneOf', { first: labels.slice(0, -1).join(', '), last }) : last;
}

function answerWords(
  { row }: Clause,
  named: { number: number; question: Question } | undefined,
  translator: Pick<Translator, 't' | 'locale'>,
): string {
  const { t } = translator;
  if (!named) return t('logic:answerToGone');
  const { number, question } = named;
  if (row === undefined) return t('logic:answerTo', { number });
  return t('logic:answerToRow', { number, row: nameIn(rowsOf(question), row, translator) });
}

/** What an option is called; of one that is gone, that it is. */
export function labelOf(
  question: Question | undefined,
  optionId: string,
  { t, locale }: Pick<Translator, 't' | 'locale'>,
  row?: string,
): string {
  return nameIn(question ? optionsOf(question, row) : [], optionId, { t, locale });
}

function nameIn(options: readonly Option[], optionId: string, { t, locale }: Pick<Translator, 't' | 'locale'>): string {
  const index = options.findIndex(({ id }) => id === optionId);
  if (index < 0) return t('logic:goneOption');
  return localizedText(options[index]?.label, locale) || t('questions:option', { number: index + 1 });
}
