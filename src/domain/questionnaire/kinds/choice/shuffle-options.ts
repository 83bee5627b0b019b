import { randomFrom } from '../../../random-from.ts';
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
