import type { Share } from '../shares/share.ts';
import { useChartChoice } from './use-chart-choice.ts';

/** Whom the shares of a chart are of: those who answered, or all who were asked. */
export type ChartBase = 'answered' | 'asked';

interface ChartFigures {
  shares: Share[];
  answered: number;
  /** How many were asked, where one may choose; left out elsewhere. */
  asked: number | undefined;
}

interface ChosenBase {
  /** What was chosen; left out where there is nothing to choose. */
  base: ChartBase | undefined;
  setBase: (base: ChartBase) => void;
  /** The shares of that base, and how many it is. */
  shares: Share[];
  people: number;
}

/** The base of one chart, in the address where it is those who were asked. There is a choice once somebody skipped. */
export function useChartBase(id: string, { shares, answered, asked = answered }: ChartFigures): ChosenBase {
  const [isAsked, chooseAsked] = useChartChoice('base', id);
  const setBase = (base: ChartBase) => chooseAsked(base === 'asked');
  if (answered === 0 || asked <= answered) return { base: undefined, setBase, shares, people: answered };
  if (!isAsked) return { base: 'answered', setBase, shares, people: answered };
  const ofAsked = shares.map((share) => ({ ...share, share: share.count / asked }));
  return { base: 'asked', setBase, shares: ofAsked, people: asked };
}
