import type { Question } from '../../schema.ts';
import { hasOwnOptions } from './written-options.ts';

/**
 * The question as one respondent sees it: where its options are shuffled, in an order that is theirs and stays, which
 * follows from what they are known by. Pinned ones keep their places.
 */
export function shuffledFor(question: Question, respondent: string): Question {
  if (!hasOwnOptions(question) || !isShuffled(question)) return question;
  const random = randomFrom(`${respondent}:${question.id}`);
  const loose = question.options
    .filter((option) => !option.pinned)
    .map((option) => ({ option, place: random() }))
    .sort((a, b) => a.place - b.place);
  const options = question.options.map((option) => (option.pinned ? option : (loose.shift()?.option ?? option)));
  return { ...question, options };
}

/** Whether each respondent sees the options in an order of their own. */
export function isShuffled(question: Question): boolean {
  return hasOwnOptions(question) && question.shuffle === true;
}

/** Whole numbers from 0 that follow from a text alone: FNV-1a begins, and Mulberry32 goes on. */
function randomFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
