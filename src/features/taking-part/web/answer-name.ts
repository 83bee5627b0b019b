/** The name of a question's fields, which is also where the wire says that an answer is wrong. */
export function answerName(questionId: string): string {
  return `answers.${questionId}`;
}
