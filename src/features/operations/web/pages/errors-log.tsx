import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import type { BulkAction } from '#ui/dashboard/lists/selection/bulk-bar.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { ColumnChoice } from '#ui/dashboard/lists/tools/column-choice.tsx';
import { DownloadRows } from '#ui/dashboard/lists/tools/download-rows.tsx';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { ERROR_STATES, findErrors, type LoggedError, resolveError } from '../../contract/errors.ts';
import { operationPaths } from '../../paths.ts';
import { useErrorColumns } from '../errors/use-error-columns.tsx';
import { errorsQuery } from '../queries.ts';

export const loader = openToCallers(findErrors);

const MOST_A_PAGE = 100;

export default function ErrorsLogPage() {
  const t = useText();
  const list = useListState({ filters: ['state'] });
  const query = useQuery(errorsQuery(list.query));
  const columns = useErrorColumns();
  return (
    <>
      <PageHead title={t('operations:errorLog.title')} />
      <PageHeader title={t('operations:errorLog.title')} description={t('operations:errorLog.text')} />
      {holdsNothing(query, list) ? null : (
        <ListTools
          end={
            <>
              <ColumnChoice list={list} columns={columns} />
              <DownloadRows
                name="errors"
                columns={columns}
                read={(cursor) => call(findErrors, { query: { ...list.query, limit: MOST_A_PAGE, cursor } })}
              />
            </>
          }
        >
          <ListSearch list={list} label={t('operations:errorLog.search')} />
          <FilterChips
            list={list}
            name="state"
            label={t('operations:state')}
            options={ERROR_STATES.map((state) => ({ value: state, label: t(`operations:errorLog.standing.${state}`) }))}
            counts={query.data?.byState}
          />
        </ListTools>
      )}
      <DataTable<LoggedError>
        query={query}
        list={list}
        label={t('operations:errorLog.title')}
        columns={columns}
        keyOf={({ _id }) => _id}
        nameOf={({ message, type }) => message || type}
        linkTo={({ _id }) => operationPaths.errorLog(_id)}
        bulk={useErrorBulk()}
        empty={
          <EmptyState
            picture="all-well"
            title={t('operations:errorLog.none')}
            text={t('operations:errorLog.noneText')}
          />
        }
      />
    </>
  );
}

function useErrorBulk(): BulkAction<LoggedError>[] {
  const t = useText();
  return [
    {
      id: 'resolve',
      icon: <IconCheck size={18} aria-hidden="true" />,
      fits: ({ state }) => state === 'open',
      label: (count) => t('operations:errorLog.resolveMany', { count }),
      confirm: (count) => ({
        title: t('operations:errorLog.resolveTitle', { count }),
        text: t('operations:errorLog.resolveText'),
      }),
      run: ({ _id: id }) => call(resolveError, { params: { id } }),
      done: (count) => t('operations:errorLog.resolvedMany', { count }),
    },
  ];
}
