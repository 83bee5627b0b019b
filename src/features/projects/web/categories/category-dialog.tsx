import { TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import {
  type CategoryContent,
  type CategoryEntry,
  categoryContent,
  createCategory,
  renameCategory,
} from '../../contract/category-entries.ts';
import { useReadAgain } from './use-category-changes.ts';

interface CategoryDialogProps {
  /** None where a new one is written. */
  entry?: CategoryEntry;
  onClose: () => void;
}

/** The name of a category, in both languages. */
export function CategoryDialog({ entry, onClose }: CategoryDialogProps) {
  const t = useText();
  return (
    <Dialog opened onClose={onClose} title={t(entry ? 'categories:rename' : 'categories:new')}>
      <CategoryForm entry={entry} onClose={onClose} />
    </Dialog>
  );
}

function CategoryForm({ entry, onClose }: { entry: CategoryEntry | undefined; onClose: () => void }) {
  const t = useText();
  const readAgain = useReadAgain();
  const { localized, shell } = useSchemaForm<typeof categoryContent, CategoryContent>({
    schema: categoryContent,
    saves: 'button',
    saved: { name: { en: entry?.name.en ?? '', bn: entry?.name.bn ?? '' } },
    labels: { name: t('categories:name') },
    bodyOf: (values) => values,
    async save(body) {
      if (entry) {
        await call(renameCategory, { params: { id: entry._id }, body: { ...body, revision: entry.revision } });
      } else await call(createCategory, { body });
      await readAgain();
      showToast('success', t(entry ? 'categories:renamed' : 'content:created'));
      onClose();
      return undefined;
    },
  });
  return (
    <FormShell {...shell} wide>
      <FormSection>
        <LocalizedField fields={localized('name')}>{(each) => <TextInput {...each} />}</LocalizedField>
      </FormSection>
    </FormShell>
  );
}
