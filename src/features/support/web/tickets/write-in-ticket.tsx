import { SegmentedControl, Textarea } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { toBengaliDigits } from '#domain/text/digits.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { addTicketMessage, addTicketNote, type Ticket } from '../../contract/tickets.ts';
import type { AnswerFieldProps } from '../replies/answer-field.tsx';
import { sendFiles } from './send-files.ts';
import { TicketFileDrop } from './ticket-file-drop.tsx';
import { useTicketChanged } from './use-ticket-changed.ts';
import { withFiles } from './with-files.ts';

const KINDS = ['message', 'note'] as const;
const typed = withFiles(addTicketMessage.body);
type Typed = { text: string; files: File[] };
const EMPTY: Typed = { text: '', files: [] };

const SIZE = { autosize: true, minRows: 5, maxRows: 18, 'data-autofocus': undefined } as const;

const CALLS = { message: addTicketMessage, note: addTicketNote };

interface WriteInTicketProps {
  ticket: Ticket;
  /** Where staff write, with what they keep to answer with. */
  AnswerField?: ComponentType<AnswerFieldProps> | undefined;
}

/** A message to the other side; staff may write a note among themselves instead. */
export function WriteInTicket({ ticket, AnswerField }: WriteInTicketProps) {
  const { _id: id, desk } = ticket;
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
        {AnswerField && desk && kind === 'message' ? (
          <AnswerField {...field('text')} {...SIZE} to={addresseeOf(ticket, desk)} />
        ) : (
          <Textarea {...field('text')} {...SIZE} description={kind === 'note' ? t('tickets:noteHint') : undefined} />
        )}
        <TicketFileDrop {...field('files')} />
      </FormSection>
    </FormShell>
  );
}

function addresseeOf({ number }: Ticket, { owner, locale }: NonNullable<Ticket['desk']>): AnswerFieldProps['to'] {
  return { name: owner.fullName, ticket: locale === 'bn' ? toBengaliDigits(String(number)) : String(number), locale };
}
