/** Where a slider is: it moves by whole slides, ever on in either direction. */
export interface Place {
  /** Raised by every move on, lowered by every move back. */
  turn: number;
  /** On which side of it a neighbour is seen: where the last move came from, or where a finger drags to. */
  seen: -1 | 0 | 1;
}

/** The slide that is shown at a place. */
export function shownAt({ turn }: Place, slides: number): number {
  return ((turn % slides) + slides) % slides;
}

/**
 * How many slides' widths a slide stands from the strip's start, so that what is seen
 * is in a row, the end before the beginning too.
 */
export function standsAt(index: number, { turn, seen }: Place, slides: number): number {
  const between = turn + seen / 2;
  const rounds = (between - index) / slides;
  return index + slides * (seen > 0 ? Math.floor(rounds + 0.5) : Math.ceil(rounds - 0.5));
}
