import { TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { NumberField } from '#ui/dashboard/forms/fields/number-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { useEditedForm } from '#ui/dashboard/lists/edited/use-edited-form.ts';
import {
  createTicketPriority,
  findTicketPriorities,
  type Priority,
  type PriorityContent,
  priorityContent,
  updateTicketPriority,
} from '../../contract/ticket-choices.ts';

const USUAL_HOURS = 48;

/** What a priority is called, and within how many hours we answer. */
export function PriorityForm({ entry, onSaved }: { entry: Priority | undefined; onSaved: () => void }) {
  const t = useText();
  const { field, localized, shell } = useSchemaForm<typeof priorityContent, PriorityContent>({
    schema: priorityContent,
    saved: { name: entry?.name ?? { en: '', bn: '' }, hours: entry?.hours ?? USUAL_HOURS },
    labels: { name: t('ticketChoices:name'), hours: t('ticketChoices:hours') },
    bodyOf: (values) => values,
    ...useEditedForm({
      finder: findTicketPriorities,
      entry,
      onSaved,
      calls: {
        create: (body: PriorityContent) => call(createTicketPriority, { body }),
        update: (id, body) => call(updateTicketPriority, { params: { id }, body }),
      },
    }),
  });
  return (
    <FormShell {...shell} submitLabel={entry ? t('common:save') : t('forms:addEntry')}>
      <FormSection>
        <LocalizedField fields={localized('name')}>{(each) => <TextInput {...each} />}</LocalizedField>
        <NumberField {...field('hours')} description={t('ticketChoices:hoursHint')} />
      </FormSection>
    </FormShell>
  );
}
