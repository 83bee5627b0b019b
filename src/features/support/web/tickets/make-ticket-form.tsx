import { Select } from '@mantine/core';
import { localizedText } from '#domain/text/localized.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { type findTicketChoices, ticketToBe } from '../../contract/tickets.ts';

export interface MakeTicketFormProps {
  choices: Data<typeof findTicketChoices>;
  /** Said above the fields: who will find it, and where answers go. */
  whose: string;
  onMake: (body: { category: string; priority: string }) => Promise<void>;
}

/** What something is to be as a ticket; it begins as a new ticket does. */
export function MakeTicketForm({ choices: { categories, priorities }, whose, onMake }: MakeTicketFormProps) {
  const t = useText();
  const locale = useLocale();
  const { field, shell } = useSchemaForm({
    schema: ticketToBe,
    saves: 'button',
    saved: { category: categories[0]?._id ?? '', priority: (priorities[1] ?? priorities[0])?._id ?? '' },
    labels: { category: t('support:category'), priority: t('support:priority') },
    bodyOf: (values) => values,
    async save(body) {
      await onMake(body);
      return undefined;
    },
  });
  const optionsOf = (choices: typeof categories) =>
    choices.map(({ _id, name }) => ({ value: _id, label: localizedText(name, locale) }));
  return (
    <FormShell {...shell} submitLabel={t('support:makeTicket')}>
      <FormSection>
        <p>{whose}</p>
        <FieldPair>
          <Select {...field('category')} allowDeselect={false} data={optionsOf(categories)} />
          <Select {...field('priority')} allowDeselect={false} data={optionsOf(priorities)} />
        </FieldPair>
      </FormSection>
    </FormShell>
  );
}
