/**
 * Between what numbers, days or times an answer lies, or what it says of a row, both ends included; an end that is left
 * out is not known.
 */
export interface Span {
  from?: number | string | undefined;
  to?: number | string | undefined;
  /** No number between two whole ones. */
  isWhole?: boolean;
}
