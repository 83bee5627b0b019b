import { HOUR } from '#domain/text/durations.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { findTicketPriorities } from '../../contract/ticket-choices.ts';
import { ChoiceList } from '../choices/choice-list.tsx';
import { PriorityForm } from '../choices/priority-form.tsx';

export const handle = { texts: ['api', 'ticketChoices'] } satisfies PageHandle;

export const loader = openToCallers(findTicketPriorities);

export default function TicketPrioritiesPage() {
  const t = useText();
  const format = useFormat();
  return (
    <ChoiceList
      kind="priorities"
      finder={findTicketPriorities}
      title={t('dashboard:ticketPriorities')}
      columns={[
        {
          id: 'hours',
          title: t('ticketChoices:within'),
          kind: 'text',
          width: 160,
          value: ({ hours }) => format.duration(hours * HOUR),
        },
      ]}
      form={(entry, onSaved) => <PriorityForm entry={entry} onSaved={onSaved} />}
    />
  );
}
