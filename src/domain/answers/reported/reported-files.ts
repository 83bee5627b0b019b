import type { Reported } from './reported.ts';

/** Files are listed, not counted: no rows. */
export const reportedFiles: Reported<unknown> = {
  as: 'files',
  overlaps: false,
  summarise: () => ({ rows: [] }),
  rowWords: ({ id }) => id,
};
