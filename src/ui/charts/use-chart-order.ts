import { useSearchParams } from 'react-router';

/** The lines of a chart as the questionnaire has them, or the largest first. */
export type ChartOrder = 'asked' | 'share';

/** In the address: the charts whose order was chosen, each once, under the order it has now. */
const NAMES: Record<ChartOrder, string> = { share: 'sorted', asked: 'asked' };
export const ORDER_NAMES: readonly string[] = Object.values(NAMES);

/** The order of one chart, kept in the address: a reload, a bookmark and whoever gets the link see the same. */
export function useChartOrder(id: string, usual: ChartOrder): [ChartOrder, (order: ChartOrder) => void] {
  const [params, setParams] = useSearchParams();
  const other = usual === 'asked' ? 'share' : 'asked';
  const order = params.getAll(NAMES[other]).includes(id) ? other : usual;
  const setOrder = (chosen: ChartOrder) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(NAMES[other], id);
        if (chosen === other) next.append(NAMES[other], id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [order, setOrder];
}
