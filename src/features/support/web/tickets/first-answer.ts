import type { useFormat } from '#kit/web/i18n/use-format.ts';
import type { Text } from '#messages/text.ts';
import type { TicketSummary } from '../../contract/tickets.ts';

type Times = Pick<TicketSummary, 'createdAt' | 'firstDueAt' | 'firstAnsweredAt'>;

/** How soon we first answered a ticket, and how late that was; nothing before. */
export function firstAnswer(
  { createdAt, firstDueAt, firstAnsweredAt }: Times,
  { t, format }: { t: Text; format: ReturnType<typeof useFormat> },
): string | null {
  if (firstAnsweredAt === null) return null;
  const answered = Date.parse(firstAnsweredAt);
  const time = format.duration((answered - Date.parse(createdAt)) / 1000);
  const lateMs = answered - Date.parse(firstDueAt);
  if (lateMs <= 0) return t('tickets:firstAnswerTook', { time });
  return t('tickets:firstAnswerLate', { time, late: format.duration(lateMs / 1000) });
}
