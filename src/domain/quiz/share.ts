/** What part of the points an answer earns: `part ÷ of`, exact. Below zero it costs. */
export interface Share {
  part: bigint;
  of: bigint;
}
