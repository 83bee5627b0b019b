/**
 * One answer as it is stored: an option id (single choice, dropdown, yes or no), option ids in the question's order
 * (multiple choice), text, a number (number, scales) or a calendar date `YYYY-MM-DD`.
 */
export type Answer = string | number | readonly string[];

/** Answers by question id; a question without an entry is unanswered. */
export type Answers = Record<string, Answer>;
