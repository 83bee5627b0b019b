import { hasBlanks, namedIn, partsOfPassage } from '../../questionnaire/kinds/blanks/passage.ts';
import { isShuffled } from '../../questionnaire/kinds/choice/shuffle-options.ts';
import { isAsking, kindName, kindOf, optionsOf, rowsOf } from '../../questionnaire/registry.ts';
import type { Option, Question } from '../../questionnaire/schema.ts';
import type { Locale } from '../../text/locale.ts';
import { localizedText } from '../../text/localized.ts';
import { countedMarking } from '../mark-answers.ts';
import type { AnswerKey, KeyOf, Marking, QuestionMarking } from '../marking-schema.ts';
import { type Asks, type Exchanged, type Left, roundShare } from './exchanged.ts';
import { KIND_ASKED } from './to-questions.ts';

/** A question of a quiz as a file has it, in one language; or why a file cannot have it. */
export function exchangedOf(question: Question, marking: Marking, locale: Locale): Exchanged | Left {
  const title = localizedText(question.title, locale);
  if (title === '') return { left: 'untitled' };
  const counted = countedMarking(marking, question);
  const asks = counted ? asksOf(question, counted, locale) : unmarked(question);
  if (!asks) return { left: counted ? 'doesNotFit' : 'otherKind' };
  const feedback = localizedText(counted?.feedback, locale);
  return {
    ...{ line: 0, title, asks },
    feedback: feedback === '' ? undefined : feedback,
    points: counted?.points,
    shuffle: asks.by === 'options' && isShuffled(question) ? true : undefined,
  };
}

/** What nobody marks can be told where any text is an answer, or where nothing is asked. */
function unmarked(question: Question): Asks | undefined {
  if (!isAsking(question)) return { by: 'nothing', isAsked: false };
  return question.kind === KIND_ASKED.essay ? { by: 'nothing', isAsked: true } : undefined;
}

function asksOf(
  question: Question,
  { key, optionFeedback = {} }: QuestionMarking & { key: AnswerKey },
  locale: Locale,
): Asks | undefined {
  const said = (id: string) => localizedText(optionFeedback[id], locale) || undefined;
  switch (key.by) {
    case 'texts':
      return {
        by: 'texts',
        accepted: key.accepted.map(({ text, share = 100 }) => ({ text, share })),
        matchCase: key.matchCase || undefined,
      };
    case 'numbers':
    case 'quantities': {
      const accepted = key.accepted.map(({ value, tolerance = 0, share = 100 }) => ({ value, tolerance, share }));
      return key.by === 'numbers' ? { by: 'numbers', accepted } : { ...key, accepted };
    }
    case 'options':
      // Other programs say True and False: what is answered by Yes or No is one of two options to them.
      return kindName(question) === 'true_false'
        ? { by: 'truth', isTrue: key.right.includes('yes'), feedback: saidOfTruth(said('yes'), said('no')) }
        : ofOptions(question, key, locale, said);
    case 'order':
      return ofOrder(question, key, locale);
    case 'pairs':
      return ofPairs(question, key, locale);
    case 'blanks':
      return ofBlanks(question, key, locale);
    case 'hand':
      return { by: 'nothing', isAsked: true };
  }
}

function saidOfTruth(yes: string | undefined, no: string | undefined) {
  return yes === undefined && no === undefined ? undefined : { yes, no };
}

function ofOptions(
  question: Question,
  key: KeyOf<'options'>,
  locale: Locale,
  said: (id: string) => string | undefined,
): Asks | undefined {
  const { several } = kindOf(question).held;
  const part = several ? 100 / Math.max(1, key.right.length) : 100;
  const options = optionsOf(question).map(({ id, label }) => {
    const usual = key.right.includes(id) ? part : several ? -part : 0;
    return { text: localizedText(label, locale), share: roundShare(key.shares?.[id] ?? usual), feedback: said(id) };
  });
  return options.every(({ text }) => text !== '') ? { by: 'options', several, options } : undefined;
}

/** Files know an order of all options alone. */
function ofOrder(question: Question, { order, credit = 'places' }: KeyOf<'order'>, locale: Locale): Asks | undefined {
  const words = wordsOf(optionsOf(question), locale);
  const items = order.map((id) => words.get(id) ?? '');
  return items.length === words.size && items.every((text) => text !== '') ? { by: 'order', items, credit } : undefined;
}

function ofPairs(question: Question, { pairs }: KeyOf<'pairs'>, locale: Locale): Asks | undefined {
  const words = wordsOf(optionsOf(question), locale);
  const told = [...wordsOf(rowsOf(question), locale)].map(([row, text]) => ({
    ...{ text, belongs: words.get(pairs[row] ?? '') ?? '' },
  }));
  const taken = new Set(told.map(({ belongs }) => belongs));
  const others = [...words.values()].filter((text) => !taken.has(text));
  const isWhole = told.every(({ text, belongs }) => text !== '' && belongs !== '') && !others.includes('');
  return isWhole ? { by: 'pairs', pairs: told, others } : undefined;
}

/** Blanks are numbered anew, in the order that they are listed in. */
function ofBlanks(question: Question, { blanks, matchCase }: KeyOf<'blanks'>, locale: Locale): Asks | undefined {
  if (!hasBlanks(question)) return undefined;
  const numbers = new Map(question.blanks.map(({ id }, place) => [id, place + 1]));
  const passage = partsOfPassage(localizedText(question.passage, locale), question.blanks).map((part) =>
    'words' in part ? part.words : `[${numbers.get(part.blank.id)}]`,
  );
  const told = question.blanks.map((blank) => {
    const words = blank.asks === 'choice' ? wordsOf(blank.options, locale) : undefined;
    const accepted = (blanks[blank.id] ?? []).map((one) => ({
      ...{ text: 'option' in one ? (words?.get(one.option) ?? '') : one.text, share: one.share ?? 100 },
    }));
    return words ? { options: [...words.values()], accepted } : { accepted };
  });
  // Whatever else is named like a blank would be read as one; and options are told apart by their words there.
  const isNamed = namedIn(passage.join('')).length === told.length;
  const isFit = told.every(
    ({ options = [], accepted }) =>
      new Set(options).size === options.length && ![...options, ...accepted.map(({ text }) => text)].includes(''),
  );
  const said = { by: 'blanks' as const, passage: passage.join(''), blanks: told };
  return isNamed && isFit ? { ...said, ...(matchCase ? { matchCase } : {}) } : undefined;
}

function wordsOf(options: readonly Option[], locale: Locale): Map<string, string> {
  return new Map(options.map(({ id, label }) => [id, localizedText(label, locale)]));
}
