/**
 * What an answer says of each part of its question, by the id of a row or an option: which option was chosen in a row,
 * or which ones, a number, a text. What nothing was said of is left out.
 */
export type AnswerParts = { readonly [part: string]: string | number | readonly string[] };

/**
 * One answer as it is stored: an option id (single choice, dropdown, yes or no), option ids (multiple choice, in the
 * question's order), text, a number (number, scales), a calendar date `YYYY-MM-DD`, or any of these by part.
 */
export type Answer = string | number | readonly string[] | AnswerParts;

/** Answers by question id; a question without an entry is unanswered. */
export type Answers = Record<string, Answer>;

/** Whether an answer is told by part. */
export function isInParts(answer: Answer): answer is AnswerParts {
  return typeof answer === 'object' && !Array.isArray(answer);
}

/** The ids of the options that were chosen, however many may be: by part it is those that something was said of. */
export function chosenOf(answer: Answer): readonly string[] {
  if (typeof answer !== 'object') return [String(answer)];
  return isInParts(answer) ? Object.keys(answer) : answer;
}

/** Equal for equal answers to one question, in whatever order their parts come back from the database. */
export function answerKey(answer: Answer): string | number {
  if (typeof answer !== 'object') return answer;
  if (!isInParts(answer)) return answer.join();
  const parts = Object.keys(answer).sort();
  return JSON.stringify(parts.map((part) => [part, answer[part]]));
}
