/** What the steps of a rating are drawn as, the usual first. */
export const RATING_LOOKS = ['stars', 'hearts', 'smileys', 'numbers'] as const;
export type RatingLook = (typeof RATING_LOOKS)[number];
