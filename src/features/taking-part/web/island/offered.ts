/** The event by which what is drawn in a question is told that other options are offered than before. */
export const OFFERED = 'offered';
