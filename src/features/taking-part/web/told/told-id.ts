/** The id of what is told of an answer, by which fields and the way on are described. */
export const TOLD_ID = 'told';
