/** Draws that come out the same for the same seed, so that every demonstration looks alike. */
export interface Random {
  /** From 0 up to, never reaching, 1. */
  next(): number;
  /** Whether something of this probability happens. */
  happens(probability: number): boolean;
  /** A place in the list, each as likely as its weight says. */
  place(weights: readonly number[]): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** Around 0, two thirds of them between -1 and 1. */
  bell(): number;
}

export function createRandom(seed: number): Random {
  let state = seed;
  // mulberry32: small, and even enough for made-up answers.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    happens: (probability) => next() < probability,
    place(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const found = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return found === -1 ? weights.length - 1 : found;
    },
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    bell: () => (next() + next() + next() - 1.5) * 2,
  };
}
