import { TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { useEditedForm } from '#ui/dashboard/lists/edited/use-edited-form.ts';
import {
  type Category,
  type CategoryContent,
  categoryContent,
  createTicketCategory,
  findTicketCategories,
  updateTicketCategory,
} from '../../contract/ticket-choices.ts';

/** What a category is called, in both languages. */
export function CategoryForm({ entry, onSaved }: { entry: Category | undefined; onSaved: () => void }) {
  const t = useText();
  const { localized, shell } = useSchemaForm<typeof categoryContent, CategoryContent>({
    schema: categoryContent,
    saved: { name: entry?.name ?? { en: '', bn: '' } },
    labels: { name: t('ticketChoices:name') },
    bodyOf: (values) => values,
    ...useEditedForm({
      finder: findTicketCategories,
      entry,
      onSaved,
      calls: {
        create: (body: CategoryContent) => call(createTicketCategory, { body }),
        update: (id, body) => call(updateTicketCategory, { params: { id }, body }),
      },
    }),
  });
  return (
    <FormShell {...shell} submitLabel={entry ? t('common:save') : t('forms:addEntry')}>
      <FormSection>
        <LocalizedField fields={localized('name')}>{(each) => <TextInput {...each} />}</LocalizedField>
      </FormSection>
    </FormShell>
  );
}
