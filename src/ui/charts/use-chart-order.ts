import { useSearchParams } from 'react-router';

/** The lines of a chart as the questionnaire has them, or the largest first. */
export type ChartOrder = 'asked' | 'share';

/** The address names the charts that are sorted, each once. */
export const SORTED = 'sorted';

/** The order of one chart, kept in the address: a reload, a bookmark and whoever gets the link see the same. */
export function useChartOrder(id: string): [ChartOrder, (order: ChartOrder) => void] {
  const [params, setParams] = useSearchParams();
  const order = params.getAll(SORTED).includes(id) ? 'share' : 'asked';
  const setOrder = (chosen: ChartOrder) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(SORTED, id);
        if (chosen === 'share') next.append(SORTED, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [order, setOrder];
}
