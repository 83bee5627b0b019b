import { TagsInput } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { TreeField } from '#ui/dashboard/forms/fields/tree/tree-field.tsx';
import type { Bank } from '../../contract/bank-categories.ts';
import { LONGEST_TAG, MOST_TAGS } from '../../contract/bank-questions.ts';
import { useBankCategories } from './use-bank.ts';

/** Where a question is kept and found again. */
export interface Filing {
  category: string | null;
  tags: readonly string[];
}

interface FilingFieldsProps {
  bank: Bank;
  value: Filing;
  onChange: (value: Filing) => void;
  /** Tags that the bank has, to choose from. */
  known?: readonly string[];
}

/** The category and the tags of a question, or of several that are kept together. */
export function FilingFields({ bank, value, onChange, known = [] }: FilingFieldsProps) {
  const t = useText();
  const { tree } = useBankCategories(bank);
  return (
    <>
      <TreeField
        label={t('bank:category')}
        placeholder={t('bank:noCategory')}
        items={tree}
        value={value.category ?? ''}
        onChange={(chosen) => onChange({ ...value, category: chosen || null })}
      />
      <TagsInput
        label={t('bank:tags')}
        description={t('bank:tagsHint')}
        maxTags={MOST_TAGS}
        maxLength={LONGEST_TAG}
        data={[...known]}
        value={[...value.tags]}
        onChange={(tags) => onChange({ ...value, tags: tags.map((tag) => tag.trim().toLowerCase()).filter(Boolean) })}
        clearButtonProps={{ 'aria-label': t('common:clear') }}
      />
    </>
  );
}
