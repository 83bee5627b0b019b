/** What happens to a question once the server has taken its answer, which comes with it. */
export const TAKEN = 'answer-taken';
