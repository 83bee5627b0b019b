import { NativeSelect } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import { useCompanies } from './use-companies.ts';

/** Narrows a list of projects to those under one company, for whoever belongs to any. */
export function CompanyFilter({ list }: { list: ListState }) {
  const t = useText();
  const { all } = useCompanies();
  if (all.length === 0) return null;
  return (
    <NativeSelect
      aria-label={t('projects:company')}
      value={list.filters.company ?? ''}
      onChange={(event) => list.filter('company', event.currentTarget.value || undefined)}
      data={[{ value: '', label: t('projects:everyCompany') }, ...all]}
    />
  );
}
