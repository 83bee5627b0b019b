import type { Share } from './shares/share.ts';

/** What every drawing of shares is given. */
export interface DrawingProps {
  /** What is drawn, for those who hear it. */
  label: string;
  shares: Share[];
  /** How many answered: the base of every share. */
  answered: number;
}
