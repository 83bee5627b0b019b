import { TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { TreeField } from '#ui/dashboard/forms/fields/tree/tree-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import {
  type Bank,
  type BankCategory,
  bankCategoryContent,
  createBankCategory,
  sharedCategoryContent,
  updateBankCategory,
} from '../../contract/bank-categories.ts';
import { treeOfBank } from './bank-tree.ts';
import { useReadBankAgain } from './use-bank.ts';

interface CategoryDialogProps {
  bank: Bank;
  categories: readonly BankCategory[];
  /** None where a new one is written. */
  entry?: BankCategory;
  /** What a new one lies in to begin with. */
  within?: string;
  onClose: () => void;
}

/** A category of a bank: its name, and what it lies in. */
export function CategoryDialog(props: CategoryDialogProps) {
  const t = useText();
  return (
    <Dialog opened onClose={props.onClose} title={t(props.entry ? 'bank:editCategory' : 'bank:newCategory')}>
      <CategoryForm {...props} />
    </Dialog>
  );
}

/** As the fields hold it: '' where it lies in nothing. */
interface Values extends Record<string, unknown> {
  name: { en: string; bn: string };
  within: string;
}

function CategoryForm({ bank, categories, entry, within = '', onClose }: CategoryDialogProps) {
  const t = useText();
  const locale = useLocale();
  const readAgain = useReadBankAgain();
  const { field, localized, shell } = useSchemaForm<typeof bankCategoryContent | typeof sharedCategoryContent, Values>({
    schema: bank === 'shared' ? sharedCategoryContent : bankCategoryContent,
    saves: 'button',
    saved: {
      name: { en: entry?.name.en ?? '', bn: entry?.name.bn ?? '' },
      within: entry ? (entry.within ?? '') : within,
    },
    labels: { name: t('bank:name'), within: t('bank:within') },
    bodyOf: (values) => ({ ...values, within: values.within || null }),
    async save(body) {
      if (entry) {
        await call(updateBankCategory, { params: { id: entry._id }, body: { ...body, revision: entry.revision } });
      } else await call(createBankCategory, { body: { ...body, bank } });
      await readAgain();
      showToast('success', t(entry ? 'bank:changed' : 'bank:added'));
      onClose();
      return undefined;
    },
  });
  return (
    <FormShell {...shell} wide>
      <FormSection>
        <LocalizedField fields={localized('name')}>{(each) => <TextInput {...each} />}</LocalizedField>
        <TreeField
          {...field('within')}
          placeholder={t('bank:withinNothing')}
          items={treeOfBank(categories, locale, entry?._id)}
        />
      </FormSection>
    </FormShell>
  );
}
