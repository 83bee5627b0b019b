import { optionWords } from '../questionnaire/kinds/choice/options.ts';
import { answerRows, answerWords, optionsOf, rowsOf } from '../questionnaire/registry.ts';
import type { RowWords } from '../questionnaire/row-words.ts';
import type { Question } from '../questionnaire/schema.ts';
import { formatGiven } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';
import { localizedText } from '../text/localized.ts';
import { writtenIn } from '../text/written-in.ts';
import type { AnswerKey, KeyOf } from './marking-schema.ts';

/** What is right, as people read it: what earns most of all that earns anything, each once; '' where none is said. */
export function keyWords(question: Question, key: AnswerKey, locale: Locale): string {
  if (key.by === 'options')
    return rightOptions(question, key)
      .map((id) => optionWords(optionsOf(question), id, locale))
      .join('; ');
  if (key.by === 'hand') return '';
  if (key.by === 'order') return answerWords(question, key.order, locale);
  if (key.by === 'pairs') return answerWords(question, key.pairs, locale);
  if (key.by === 'blanks') return blanksWords(question, key, locale);
  const words = bestOf<{ share?: number | undefined; text?: string; value?: number; tolerance?: number | undefined }>(
    key.accepted,
  ).map(({ text, value = 0, tolerance = 0 }) => {
    if (text !== undefined) return text;
    const said =
      key.by === 'quantities'
        ? `${formatGiven(value, locale)} ${key.units[0]?.name ?? ''}`.trim()
        : answerWords(question, value, locale);
    return tolerance > 0 ? `${said} (± ${formatGiven(tolerance, locale)})` : said;
  });
  return readFirst(words, locale).join('; ');
}

/** The same row by row, of an order or pairs; else null. */
export function keyRows(question: Question, key: AnswerKey, locale: Locale): RowWords[] | null {
  if (key.by === 'order') return answerRows(question, key.order, locale);
  return key.by === 'pairs' ? answerRows(question, key.pairs, locale) : null;
}

/** The options that earn anything, in the order in which they are offered. */
export function rightOptions(question: Question, { right, shares = {} }: KeyOf<'options'>): string[] {
  const offered = optionsOf(question).map(({ id }) => id);
  return offered.filter((id) => (shares[id] ?? (right.includes(id) ? 100 : 0)) > 0);
}

/** “Blank 1: Padma; Blank 2: Jamuna / Yamuna”. */
function blanksWords(question: Question, key: KeyOf<'blanks'>, locale: Locale): string {
  return rowsOf(question)
    .map(({ id, label }) => `${localizedText(label, locale)}: ${blankWords(question, key, id, locale)}`)
    .join('; ');
}

/** What is right in one blank: “Jamuna / Yamuna”. */
export function blankWords(question: Question, { blanks }: KeyOf<'blanks'>, id: string, locale: Locale): string {
  const words = bestOf(blanks[id] ?? []).map((one) =>
    'option' in one ? optionWords(optionsOf(question, id), one.option, locale) : one.text,
  );
  return readFirst(words, locale).join(' / ');
}

/** Each once, those in the reader's language first: what is right in the other script alone is right all the same. */
function readFirst(words: readonly string[], locale: Locale): readonly string[] {
  const isOther = (word: string) => Number((writtenIn(word) ?? locale) !== locale);
  return [...new Set(words)].toSorted((one, other) => isOther(one) - isOther(other));
}

function bestOf<A extends { share?: number | undefined }>(accepted: readonly A[]): readonly A[] {
  const most = Math.max(...accepted.map(({ share = 100 }) => share));
  return accepted.filter(({ share = 100 }) => share === most && share > 0);
}
