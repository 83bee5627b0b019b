import type { Reported } from './reported.ts';
import { reportedFiles } from './reported-files.ts';

/** Listed, as files and names are: no rows, but how many were typed. */
export const reportedSignatures: Reported<unknown> = {
  ...reportedFiles,
  summarise: (_question, { wrote = 0n }) => ({ rows: [], wrote: Number(wrote) }),
};
