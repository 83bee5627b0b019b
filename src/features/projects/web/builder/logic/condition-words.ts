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
import { firstWords } from '#domain/text/first-words.ts';
import { formatClock, formatDate, formatNumber } from '#domain/text/format.ts';
import { isLocale } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import type { Translator } from '#messages/translator.ts';
import type { Numbered, NumberedQuestion } from './numbered.ts';
import { wordingOf } from './wording.ts';

// A condition may look for places.
namePlaces(placesOfBangladesh());

/** Stands where something is still to be said. */
const UNSAID = '…';

/** A sentence with places in it, `<question/> is <options/>`, and what stands there: all that is not the language's. */
export interface Said {
  text: string;
  values: Readonly<Record<string, string>>;
}

type Named = Pick<Numbered, 'questions' | 'hiddenValues' | 'variables'>;

/** A condition as a sentence, by the numbers of the questions it looks at: “question 2 is Bus or Train”. */
export function conditionWords(condition: Condition, parts: Named, translator: Translator): string {
  const { t } = translator;
  const said = sentenceSaid(condition, parts, translator);
  if (said) return said.text.replace(/<(\w+)\/>/g, (place, name: string) => said.values[name] ?? place);
  const words = (part: Condition) => conditionWords(part, parts, translator);
  switch (condition.op) {
    case 'and':
    case 'or': {
      const each = condition.of.map((part) => (isSentence(part) ? words(part) : `(${words(part)})`));
      return each.length === 0 ? UNSAID : each.reduce((first, second) => t(`logic:${condition.op}`, { first, second }));
    }
    case 'not':
      return t('logic:not', { condition: `(${words(condition.of)})` });
    default:
      return UNSAID;
  }
}

/**
 * What one sentence says; nothing of a condition that is none. Questions are called by their numbers, or where there is
 * room by what they ask.
 */
export function sentenceSaid(
  condition: Condition,
  parts: Named,
  translator: Translator,
  isTitled = false,
): Said | undefined {
  const clause = readClause(condition);
  if (clause) return clauseSaid(clause, parts, translator, isTitled);
  const ofFact = readFactClause(condition);
  if (ofFact) return factSaid(ofFact, parts, translator);
  const ofValue = readValueClause(condition);
  return ofValue && valueSaid(ofValue, parts, translator);
}

function clauseSaid(clause: Clause, { questions }: Named, translator: Translator, isTitled: boolean): Said {
  const { t, locale } = translator;
  const named = questions.get(clause.question);
  const say = (bound: Bound | undefined) => {
    if (bound === undefined) return UNSAID;
    if (typeof bound === 'number') return formatNumber(bound, locale);
    return isClockTime(bound) ? formatClock(bound, locale) : formatDate(bound, locale);
  };
  const labels = (clause.options ?? []).map((id) => labelOf(named?.question, id, { t, locale }, clause.row));
  const wording = wordingOf(clause, named && kindOf(named.question));
  const answer = !named
    ? t('logic:answerToGone')
    : isTitled
      ? t(clause.row === undefined ? 'logic:answerToTitled' : 'logic:answerToTitledRow', {
          title: '<question/>',
          row: '<row/>',
        })
      : t(clause.row === undefined ? 'logic:answerTo' : 'logic:answerToRow', { number: named.number, row: '<row/>' });
  return {
    text: t(`logic:says.${wording}`, {
      question: answer,
      options: '<options/>',
      text: '<text/>',
      from: '<from/>',
      to: '<to/>',
    }),
    values: {
      question: named ? titleWords(named, translator) : '',
      row: named && clause.row !== undefined ? nameIn(rowsOf(named.question), clause.row, translator) : '',
      options: anyOf(labels, t),
      text: clause.text?.trim() || UNSAID,
      from: say(clause.from),
      to: say(clause.to),
    },
  };
}

function titleWords({ number, question }: NumberedQuestion, { t, locale }: Translator): string {
  const title = firstWords(localizedWords(question.title, locale)) || t('questions:untitled');
  return `${formatNumber(number, locale)}. ${title}`;
}

function factSaid({ fact, phrase, values }: FactClause, { hiddenValues }: Named, { t }: Translator): Said {
  const named = hiddenValues.get(fact);
  const isLanguage = fact === LANGUAGE;
  const languageOf = (value: string) => (isLocale(value) ? t(`builder:language.${value}`) : value);
  return {
    text: t(`logic:factSays.${phrase}`, { fact: '<fact/>', values: '<values/>' }),
    values: {
      fact: isLanguage ? t('logic:theLanguage') : named ? hiddenValueTitle(named) : t('logic:goneFact'),
      values: anyOf(isLanguage ? values.map(languageOf) : values, t),
    },
  };
}

function valueSaid(
  { variable, phrase, from, to, values = [] }: ValueClause,
  { variables }: Named,
  { t, locale }: Translator,
): Said {
  const named = variables.get(variable);
  const say = (bound: number | undefined) => (bound === undefined ? UNSAID : formatNumber(bound, locale));
  return {
    text: t(`logic:valueSays.${phrase}`, { value: '<value/>', values: '<values/>', from: '<from/>', to: '<to/>' }),
    values: {
      value: named ? named.label.trim() || t('logic:unnamedValue') : t('logic:goneValue'),
      values: anyOf(values, t),
      from: say(from),
      to: say(to),
    },
  };
}

function anyOf(labels: readonly string[], t: Translator['t']): string {
  const last = labels.at(-1) ?? UNSAID;
  return labels.length > 1 ? t('logic:oneOf', { first: labels.slice(0, -1).join(', '), last }) : last;
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
