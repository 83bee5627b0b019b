import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FIGURES_DAYS, getTicketFigures } from '../../contract/tickets.ts';

/** How soon we first answered lately, in a sentence; nothing where we answered nobody. */
export function TicketFigures() {
  const t = useText();
  const format = useFormat();
  const { data } = useQuery(callQuery(getTicketFigures));
  if (!data || data.medianSeconds === null) return null;
  const { answered, inTime, medianSeconds } = data;
  return t('tickets:figures', {
    days: FIGURES_DAYS,
    count: answered,
    median: format.duration(medianSeconds),
    share: format.percent(inTime / answered),
  });
}
