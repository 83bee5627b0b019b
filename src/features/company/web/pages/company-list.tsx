import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { findCompanies } from '../../contract/company.ts';
import { companyPaths } from '../../paths.ts';
import { useCompanyName } from '../company-name.ts';
import { NewCompanyDialog } from '../list/new-company-dialog.tsx';
import { useCompanyColumns } from '../list/use-company-columns.ts';
import { companiesQuery } from '../queries.ts';

export const handle = { texts: ['api', 'company'] } satisfies PageHandle;

export const loader = openToCallers(findCompanies);

export default function CompanyListPage() {
  const t = useText();
  const nameOf = useCompanyName();
  const list = useListState({});
  const query = useQuery(companiesQuery());
  const [isCreating, setCreating] = useState(false);
  // Where there are none, the way to the first stands in their place.
  const hasNone = query.data?.items.length === 0;
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setCreating(true)}>
      {t('company:create')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('dashboard:company')} />
      <PageHeader
        title={t('dashboard:company')}
        description={t('company:listText')}
        actions={hasNone ? null : create}
      />
      <DataTable
        query={query}
        list={list}
        label={t('dashboard:company')}
        columns={useCompanyColumns()}
        keyOf={({ _id }) => _id}
        nameOf={nameOf}
        linkTo={({ _id }) => companyPaths.company(_id)}
        empty={
          <EmptyState picture="no-content" title={t('company:none')} text={t('company:noneText')} action={create} />
        }
      />
      {isCreating ? <NewCompanyDialog onClose={() => setCreating(false)} /> : null}
    </>
  );
}
