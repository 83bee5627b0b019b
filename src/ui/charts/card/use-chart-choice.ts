import { useSearchParams } from 'react-router';

/** In the address: the charts that are shown otherwise than they usually are, each under what was chosen for it. */
export const CHART_CHOICES = ['sorted', 'asked', 'base'] as const;

/**
 * Whether something was chosen for one chart, kept in the address: a reload, a bookmark and whoever gets the link see
 * the same.
 */
export function useChartChoice(name: (typeof CHART_CHOICES)[number], id: string): [boolean, (isOn: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (isOn: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(name, id);
        if (isOn) next.append(name, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.getAll(name).includes(id), choose];
}
