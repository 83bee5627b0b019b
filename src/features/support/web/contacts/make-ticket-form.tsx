import { Select } from '@mantine/core';
import { localizedText } from '#domain/text/localized.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldPair } from '#ui/dashboard/forms/field-pair.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type Contact, createContactTicket } from '../../contract/contacts.ts';
import type { findTicketChoices } from '../../contract/tickets.ts';
import { useContactChanged } from './use-contact-changed.ts';

interface MakeTicketFormProps {
  contact: Contact;
  choices: Data<typeof findTicketChoices>;
}

/** What a contact is to be as a ticket; it begins as a new ticket does. */
export function MakeTicketForm({ contact, choices: { categories, priorities } }: MakeTicketFormProps) {
  const t = useText();
  const locale = useLocale();
  const changed = useContactChanged(contact._id);
  const { field, shell } = useSchemaForm({
    schema: createContactTicket.body,
    saves: 'button',
    saved: { category: categories[0]?._id ?? '', priority: (priorities[1] ?? priorities[0])?._id ?? '' },
    labels: { category: t('support:category'), priority: t('support:priority') },
    bodyOf: (values) => values,
    async save(body) {
      await call(createContactTicket, { params: { id: contact._id }, body });
      await changed();
      showToast('success', t('support:ticketMade'));
      return undefined;
    },
  });
  const optionsOf = (choices: typeof categories) =>
    choices.map(({ _id, name }) => ({ value: _id, label: localizedText(name, locale) }));
  return (
    <FormShell {...shell} submitLabel={t('support:makeTicket')}>
      <FormSection>
        <p>
          {contact.account
            ? t('support:ticketOf', { name: contact.account.fullName })
            : t('support:ticketOfNobody', { email: contact.email })}
        </p>
        <FieldPair>
          <Select {...field('category')} allowDeselect={false} data={optionsOf(categories)} />
          <Select {...field('priority')} allowDeselect={false} data={optionsOf(priorities)} />
        </FieldPair>
      </FormSection>
    </FormShell>
  );
}
