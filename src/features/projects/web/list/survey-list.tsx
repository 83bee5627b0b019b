import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/empty-state.tsx';
import { ColumnChoice } from '#ui/dashboard/lists/column-choice.tsx';
import { DataTable } from '#ui/dashboard/lists/data-table.tsx';
import { DownloadRows } from '#ui/dashboard/lists/download-rows.tsx';
import { FilterChips } from '#ui/dashboard/lists/filter-chips.tsx';
import { holdsNothing } from '#ui/dashboard/lists/holds-nothing.ts';
import { ListSearch } from '#ui/dashboard/lists/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/list-tools.tsx';
import { type ListState, useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { findProjects, PROJECT_SORTS } from '../../contract/list.ts';
import { PROJECT_STATUSES } from '../../contract/project.ts';
import { projectPaths } from '../../paths.ts';
import { NewSurveyButton } from '../new-survey-button.tsx';
import { useTitleText } from '../project-title.tsx';
import { surveysQuery } from '../queries.ts';
import { useSurveyBulk } from './bulk-actions.tsx';
import { RowActions } from './row-actions.tsx';
import { useSurveyColumns } from './survey-columns.tsx';

const MOST_A_PAGE = 100;

/** The own surveys. */
export function SurveyList() {
  const t = useText();
  const titleOf = useTitleText();
  const list = useListState({ sort: PROJECT_SORTS[0], filters: ['status'] });
  const query = useQuery(surveysQuery(list.query));
  const columns = useSurveyColumns();
  const bulk = useSurveyBulk();
  return (
    <>
      {holdsNothing(query, list) ? null : (
        <ListTools
          end={
            <>
              <OrderChoice list={list} />
              <ColumnChoice list={list} columns={columns} />
              <DownloadRows
                name="surveys"
                columns={columns}
                read={(cursor) =>
                  call(findProjects, { query: { ...list.query, kind: 'survey', limit: MOST_A_PAGE, cursor } })
                }
              />
            </>
          }
        >
          <ListSearch list={list} label={t('projects:searchLabel')} />
          <FilterChips
            list={list}
            name="status"
            label={t('projects:column.status')}
            options={PROJECT_STATUSES.map((status) => ({ value: status, label: t(`projects:status.${status}`) }))}
            counts={query.data?.byStatus}
          />
        </ListTools>
      )}
      <DataTable
        query={query}
        list={list}
        label={t('projects:surveys')}
        columns={columns}
        keyOf={({ _id }) => _id}
        nameOf={({ title }) => titleOf(title)}
        linkTo={({ _id }) => projectPaths.survey(_id)}
        actions={(survey) => <RowActions project={survey} />}
        bulk={bulk}
        sorts={PROJECT_SORTS}
        empty={<NoSurveys />}
      />
    </>
  );
}

function OrderChoice({ list }: { list: ListState }) {
  const t = useText();
  return (
    <NativeSelect
      aria-label={t('projects:sortLabel')}
      value={list.sort}
      onChange={(event) => list.sortBy(event.currentTarget.value)}
      data={PROJECT_SORTS.map((sort) => ({ value: sort, label: t(`projects:sort.${sort}`) }))}
    />
  );
}

function NoSurveys() {
  const t = useText();
  return (
    <EmptyState
      picture="no-surveys"
      title={t('projects:emptyTitle')}
      text={t('projects:emptyText')}
      action={<NewSurveyButton />}
    />
  );
}
