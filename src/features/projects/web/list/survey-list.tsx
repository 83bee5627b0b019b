import { NativeSelect } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/empty-state.tsx';
import { DataTable } from '#ui/dashboard/lists/data-table.tsx';
import { FilterChips } from '#ui/dashboard/lists/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/list-tools.tsx';
import { type ListState, useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { PROJECT_SORTS } from '../../contract/list.ts';
import { PROJECT_STATUSES } from '../../contract/project.ts';
import { NewSurveyButton } from '../new-survey-button.tsx';
import { surveysQuery } from '../queries.ts';
import styles from './list.module.css';
import { SurveyCards } from './survey-cards.tsx';
import { useSurveyColumns } from './survey-columns.tsx';

/** The own surveys: a table on wide screens, cards on narrow ones. */
export function SurveyList() {
  const t = useText();
  const list = useListState({ sort: PROJECT_SORTS[0], filters: ['status'] });
  const query = useQuery(surveysQuery(list.query));
  const columns = useSurveyColumns();
  const isNew = query.data?.total === 0 && !list.narrowed;
  return (
    <>
      {isNew ? null : (
        <ListTools>
          <ListSearch list={list} label={t('projects:searchLabel')} />
          <FilterChips
            list={list}
            name="status"
            label={t('projects:column.status')}
            options={PROJECT_STATUSES.map((status) => ({ value: status, label: t(`projects:status.${status}`) }))}
          />
          <OrderChoice list={list} />
        </ListTools>
      )}
      <DataTable
        query={query}
        list={list}
        columns={columns}
        cards={(surveys) => <SurveyCards surveys={surveys} />}
        idAccessor="_id"
        empty={<NoSurveys />}
      />
    </>
  );
}

function OrderChoice({ list }: { list: ListState }) {
  const t = useText();
  return (
    <NativeSelect
      className={styles.sort}
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
      icon={<IconClipboardText size={48} stroke={1.5} />}
      title={t('projects:emptyTitle')}
      text={t('projects:emptyText')}
      action={<NewSurveyButton />}
    />
  );
}
