import type { Reported } from './reported.ts';

/** Texts are listed, not counted: no rows. */
export const reportedTexts: Reported<unknown> = {
  as: 'texts',
  overlaps: false,
  summarise: () => ({ rows: [] }),
  rowWords: ({ id }) => id,
};
