import { namePlaces } from '#domain/places/place-names.ts';
import { placesOfBangladesh } from '#domain/places/places-of-bangladesh.ts';
import type { Bound, Clause } from '#domain/questionnaire/logic/clause.ts';
import { kindOf, optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { isClockTime } from '#domain/text/dhaka-time.ts';
import { firstWords } from '#domain/text/first-words.ts';
import { formatClock, formatDate, formatNumber } from '#domain/text/format.ts';
import { localizedText } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import type { Translator } from '#messages/translator.ts';
import type { NumberedQuestion } from '../numbered.ts';
import { rowName } from './row-words.ts';
import { anyOf, type Named, type Said, UNSAID } from './said.ts';
import { wordingOf } from './wording.ts';

// A condition may look for places.
namePlaces(placesOfBangladesh());

/** What a sentence says of an answer. */
export function clauseSaid(clause: Clause, { questions }: Named, translator: Translator, isTitled: boolean): Said {
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
      row: named && clause.row !== undefined ? rowName(named.question, clause.row, translator) : '',
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

/** What an option is called; of one that is gone, that it is. */
export function labelOf(
  question: Question | undefined,
  optionId: string,
  { t, locale }: Pick<Translator, 't' | 'locale'>,
  row?: string,
): string {
  const options = question ? optionsOf(question, row) : [];
  const index = options.findIndex(({ id }) => id === optionId);
  if (index < 0) return t('logic:goneOption');
  return localizedText(options[index]?.label, locale) || t('questions:option', { number: index + 1 });
}
