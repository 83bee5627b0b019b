import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { DownloadRows } from '#ui/dashboard/lists/tools/download-rows.tsx';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { COMPANY_STATES, findAllCompanies } from '../../contract/oversight.ts';
import { companyPaths } from '../../paths.ts';
import { useCompanyName } from '../company-name.ts';
import { useAllCompanyColumns } from '../oversight/use-all-company-columns.ts';
import { allCompaniesQuery } from '../queries.ts';

export const handle = { texts: ['company'] } satisfies PageHandle;

export const loader = openToCallers(findAllCompanies);

const MOST_A_PAGE = 100;

export default function AllCompaniesPage() {
  const t = useText();
  const nameOf = useCompanyName();
  const list = useListState({ filters: ['state'] });
  const query = useQuery(allCompaniesQuery(list.query));
  const columns = useAllCompanyColumns();
  return (
    <>
      <PageHead title={t('dashboard:company')} />
      <PageHeader title={t('dashboard:company')} description={t('company:allText')} />
      <ListTools
        end={
          <DownloadRows
            name="companies"
            columns={columns}
            read={(cursor) => call(findAllCompanies, { query: { ...list.query, limit: MOST_A_PAGE, cursor } })}
          />
        }
      >
        <ListSearch list={list} label={t('company:search')} />
        <FilterChips
          list={list}
          name="state"
          label={t('company:state')}
          options={COMPANY_STATES.map((value) => ({ value, label: t(`company:stateOf.${value}`) }))}
          counts={query.data?.byState}
        />
      </ListTools>
      <DataTable
        query={query}
        list={list}
        label={t('dashboard:company')}
        columns={columns}
        keyOf={({ _id }) => _id}
        nameOf={nameOf}
        linkTo={({ _id }) => companyPaths.anyCompany(_id)}
        empty={<EmptyState picture="no-content" title={t('company:allNone')} text={t('company:allNoneText')} />}
      />
    </>
  );
}
