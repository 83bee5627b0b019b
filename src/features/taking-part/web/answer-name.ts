/** The name of a question's fields, which is also where the wire says that an answer is wrong. */
export function answerName(questionId: string): string {
  return `answers.${questionId}`;
}

/** The name of a field in which a part of the answer is told. */
export function partName(questionId: string, part: string): string {
  return `${answerName(questionId)}.${part}`;
}
