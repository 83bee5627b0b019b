/** Stands where something was taken out of an answer that named a person. */
export const TAKEN_OUT = '•••';
