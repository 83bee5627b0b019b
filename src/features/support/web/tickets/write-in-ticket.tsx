import { SegmentedControl, Textarea } from '@mantine/core';
import { useState } from 'react';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { addTicketMessage, addTicketNote, type Ticket } from '../../contract/tickets.ts';
import { sendFiles } from './send-files.ts';
import { TicketFileDrop } from './ticket-file-drop.tsx';
import { useTicketChanged } from './use-ticket-changed.ts';
import { withFiles } from './with-files.ts';

const KINDS = ['message', 'note'] as const;
const typed = withFiles(addTicketMessage.body);
type Typed = { text: string; files: File[] };
const EMPTY: Typed = { text: '', files: [] };

const CALLS = { message: addTicketMessage, note: addTicketNote };

/** A message to the other side; staff may write a note among themselves instead. */
export function WriteInTicket({ ticket: { _id: id, desk } }: { ticket: Ticket }) {
  const t = useText();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('message');
  const changed = useTicketChanged(id);
  const { field, shell } = useSchemaForm<typeof typed, Typed>({
    schema: typed,
    saves: 'button',
    saved: EMPTY,
    labels: { text: t(`tickets:write.${kind}`), files: t('tickets:files') },
    bodyOf: (values) => values,
    async save({ text, files }) {
      await call(CALLS[kind], { params: { id }, body: { text, files: await sendFiles(files) } });
      await changed();
      showToast('success', t(`tickets:written.${kind}`));
      return { content: EMPTY };
    },
  });
  return (
    <FormShell {...shell} submitLabel={t(`tickets:do.${kind}`)}>
      <FormSection>
        {desk ? (
          <SegmentedControl
            aria-label={t('tickets:what')}
            value={kind}
            onChange={setKind}
            data={KINDS.map((value) => ({ value, label: t(`tickets:kind.${value}`) }))}
          />
        ) : null}
        <Textarea
          {...field('text')}
          description={kind === 'note' ? t('tickets:noteHint') : undefined}
          autosize
          minRows={5}
          maxRows={18}
          data-autofocus={undefined}
        />
        <TicketFileDrop {...field('files')} />
      </FormSection>
    </FormShell>
  );
}
