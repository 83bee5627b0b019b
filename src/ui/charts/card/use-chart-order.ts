import { useChartChoice } from './use-chart-choice.ts';

/** The lines of a chart as the questionnaire has them, or the largest first. */
export type ChartOrder = 'asked' | 'share';

/** The order of one chart: in the address where it is not the usual one. */
export function useChartOrder(id: string, usual: ChartOrder): [ChartOrder, (order: ChartOrder) => void] {
  const other = usual === 'asked' ? 'share' : 'asked';
  const [isOther, chooseOther] = useChartChoice(other === 'share' ? 'sorted' : 'asked', id);
  return [isOther ? other : usual, (order) => chooseOther(order === other)];
}
