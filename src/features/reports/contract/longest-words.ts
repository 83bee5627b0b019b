/** What is told of an answer in words, at most: as much as a cell of a table shows. */
export const LONGEST_WORDS = 280;
