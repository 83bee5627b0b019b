import { NativeSelect } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { SettingFields } from '../settings/use-setting-fields.ts';
import { useCategories } from './use-categories.ts';

/** What the project is about. Until the categories are there nothing is chosen here, nor lost. */
export function CategoryField({ fields }: { fields: SettingFields }) {
  const t = useText();
  const { id, value, onChange, error } = fields.choice('category');
  const { choices, isKnown, isError } = useCategories();
  const isThere = value === null || isKnown(value);
  return (
    <NativeSelect
      id={id}
      label={t('projects:category')}
      description={t('projects:categoryHint')}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      data={[
        { value: '', label: t('projects:noCategory') },
        ...(isThere || value === null ? [] : [{ value, label: '…' }]),
        ...choices(value),
      ]}
      error={error ?? (isError ? t('projects:categoriesUnread') : undefined)}
    />
  );
}
