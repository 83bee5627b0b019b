import type { Finding } from '../questionnaire/finding.ts';
import { questionsOf } from '../questionnaire/flow.ts';
import { kindOf, optionsOf, rowsOf } from '../questionnaire/registry.ts';
import type { Question, Questionnaire } from '../questionnaire/schema.ts';
import type { Locale } from '../text/locale.ts';
import { checkBands } from './check-bands.ts';
import { checkBlanksKey } from './check-blanks-key.ts';
import { checkFeedbackText } from './check-feedback-text.ts';
import { NO_MARKING } from './edit-marking.ts';
import { countedMarking } from './mark-answers.ts';
import type { AnswerKey, KeyOf, Marking, QuestionMarking } from './marking-schema.ts';
import { unitKey } from './share-of-quantity.ts';

/**
 * What is wrong with how a quiz is marked: questions without a key, keys that name what is not offered or what nobody
 * can answer, and what counts for nothing.
 */
export function checkMarking(questionnaire: Questionnaire, languages: readonly Locale[]): Finding[] {
  const { marking = NO_MARKING } = questionnaire;
  const questions = questionsOf(questionnaire).filter((question) => kindOf(question).keyedBy !== undefined);
  const found = [
    ...questions.flatMap((question) => checkOne(marking, question, languages)),
    ...checkBands(marking.bands ?? [], languages),
  ];
  const isMarked = questions.some((question) => countedMarking(marking, question));
  return isMarked || found.some(({ severity }) => severity === 'error')
    ? found
    : [...found, { severity: 'error', key: 'nothingMarked' }];
}

/** Whether nobody but a person can tell right from wrong there. */
export function isByHand(question: Question): boolean {
  return kindOf(question).keyedBy?.every((by) => by === 'hand') === true;
}

function checkOne({ questions }: Marking, question: Question, languages: readonly Locale[]): Finding[] {
  const at = { questionId: question.id };
  const own = questions[question.id];
  if (own?.points === 0) return [{ ...at, severity: 'warning', key: 'pointsZero' }];
  return [...checkKey(question, own), ...checkFeedback(question, own, languages)];
}

/** Whether answers to a question can be marked by a key, however its options are written. */
export function fitsKey(question: Question, own: QuestionMarking): boolean {
  return checkKey(question, own).every(({ key }) => key === 'keyAsWritten');
}

function checkKey(question: Question, own: QuestionMarking | undefined): Finding[] {
  const at = { severity: 'error', questionId: question.id } as const;
  const key = own?.key;
  // What nobody marks is only asked.
  if (!key && isByHand(question)) return [];
  if (!key || !kindOf(question).keyedBy?.includes(key.by) || !earnsAnything(key)) return [{ ...at, key: 'keyMissing' }];
  if (key.by === 'options') {
    const offered = new Set(optionsOf(question).map(({ id }) => id));
    const isGone = [...key.right, ...Object.keys(key.shares ?? {})].some((id) => !offered.has(id));
    return isGone ? [{ ...at, key: 'keyWithoutOption' }] : [];
  }
  if (key.by === 'order') return checkOrder(question, key.order);
  if (key.by === 'pairs') return checkPairs(question, key.pairs);
  if (key.by === 'blanks') return checkBlanksKey(question, key);
  if (key.by === 'hand') return [];
  if (key.by === 'quantities') {
    const units = checkUnits(question, key);
    if (units.length > 0) return units;
  }
  const unanswerable = acceptedWords(key).find((words) => !('answer' in kindOf(question).read(question, words)));
  return unanswerable === undefined ? [] : [{ ...at, key: 'keyUnanswerable', values: { answer: unanswerable } }];
}

/** Nobody can come to an order that is none of the question's, or has fewer options than are put in order. */
function checkOrder(question: Question, order: readonly string[]): Finding[] {
  const at = { severity: 'error', questionId: question.id } as const;
  const options = optionsOf(question).map(({ id }) => id);
  if (order.some((id) => !options.includes(id))) return [{ ...at, key: 'keyWithoutOption' }];
  if (!('answer' in kindOf(question).read(question, order))) return [{ ...at, key: 'keyOrderUnfit' }];
  return order.length > 1 && order.every((id, place) => options[place] === id) ? [{ ...at, key: 'keyAsWritten' }] : [];
}

/** Whoever is sent rows and options that stand side by side as they belong together need know nothing. */
function checkPairs(question: Question, pairs: Readonly<Record<string, string>>): Finding[] {
  const at = { severity: 'error', questionId: question.id } as const;
  const options = optionsOf(question).map(({ id }) => id);
  const rows = rowsOf(question).map(({ id }) => id);
  const told = Object.entries(pairs);
  if (told.some(([row, id]) => !rows.includes(row) || !options.includes(id)))
    return [{ ...at, key: 'keyWithoutOption' }];
  if (told.length < rows.length) return [{ ...at, key: 'keyPairsMissing' }];
  return rows.length > 1 && rows.every((row, place) => options[place] === pairs[row])
    ? [{ ...at, key: 'keyAsWritten' }]
    : [];
}

/** The accepted numbers are in the first unit, one of which is one of it; and each is known by its name. */
function checkUnits(question: Question, { units }: KeyOf<'quantities'>): Finding[] {
  const at = { severity: 'error', questionId: question.id } as const;
  const names = units.map(({ name }) => unitKey(name));
  if (units[0]?.times !== 1 || names.includes('')) return [{ ...at, key: 'keyWithoutUnit' }];
  return new Set(names).size < names.length ? [{ ...at, key: 'keyUnitTwice' }] : [];
}

/** What is accepted as it would be typed; of a number that may be missed by some, not every one has to be. */
function acceptedWords(key: KeyOf<'texts' | 'numbers' | 'quantities'>): string[] {
  if (key.by === 'texts') return key.accepted.map(({ text }) => text).filter((text) => text.trim() !== '');
  const unit = key.by === 'quantities' ? ` ${key.units[0]?.name}` : '';
  return key.accepted.filter(({ tolerance = 0 }) => tolerance === 0).map(({ value }) => `${value}${unit}`);
}

function earnsAnything(key: AnswerKey): boolean {
  if (key.by === 'options') {
    const { right, shares = {} } = key;
    return right.some((id) => shares[id] === undefined) || Object.values(shares).some((share) => share > 0);
  }
  if (key.by === 'order') return key.order.length > 0;
  if (key.by === 'pairs') return Object.keys(key.pairs).length > 0;
  if (key.by === 'blanks') return Object.keys(key.blanks).length > 0;
  if (key.by === 'hand') return true;
  if (key.by === 'numbers' || key.by === 'quantities') return key.accepted.some(({ share = 100 }) => share > 0);
  return key.accepted.some(({ text, share = 100 }) => text.trim() !== '' && share > 0);
}

/** What is said of the answer, and of single options where these make it right. */
function checkFeedback(question: Question, own: QuestionMarking | undefined, languages: readonly Locale[]): Finding[] {
  const { feedback = {}, optionFeedback = {}, key } = own ?? {};
  const at = { questionId: question.id };
  const options = key?.by === 'options' ? optionsOf(question) : [];
  return [
    ...checkFeedbackText(feedback, languages, { ...at, text: 'feedback' }),
    ...options.flatMap(({ id: optionId }) =>
      checkFeedbackText(optionFeedback[optionId] ?? {}, languages, { ...at, optionId, text: 'optionFeedback' }),
    ),
  ];
}
