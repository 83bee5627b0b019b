import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FilterSelect } from '#ui/dashboard/lists/tools/filter-select.tsx';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import { useCompanies } from './use-companies.ts';

/** Narrows a list of projects to those under one company, for whoever belongs to any. */
export function CompanyFilter({ list }: { list: ListState }) {
  const t = useText();
  const { all } = useCompanies();
  if (all.length === 0) return null;
  return (
    <FilterSelect
      list={list}
      name="company"
      label={t('projects:company')}
      any={t('projects:everyCompany')}
      options={all}
    />
  );
}
