import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditSubject } from '#kit/contract/audit.ts';
import { AUDIT_LOGS } from '#kit/contract/audit.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { ColumnChoice } from '#ui/dashboard/lists/tools/column-choice.tsx';
import { DaysFilter } from '#ui/dashboard/lists/tools/days-filter.tsx';
import { DownloadRows } from '#ui/dashboard/lists/tools/download-rows.tsx';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { FilterPill } from '#ui/dashboard/lists/tools/filter-pill.tsx';
import { FilterSelect } from '#ui/dashboard/lists/tools/filter-select.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import type { Activity, findActivities } from '../../contract/activities.ts';
import styles from './activities.module.css';
import { useActivityWords } from './activity-words.ts';

interface ActivityListProps {
  /** Everything whose changes are recorded. */
  subjects: readonly AuditSubject[];
  title: string;
  description: string;
  /** Whose activities. */
  endpoint: typeof findActivities;
  /** Where the list is; one of its activities is below. */
  path: string;
}

const MOST_A_PAGE = 100;

/** A log of what was done, the newest first. */
export function ActivityList({ subjects, title, description, endpoint, path }: ActivityListProps) {
  const t = useText();
  const list = useListState({ filters: ['log', 'subject', 'thing', 'actor', 'from', 'until'] });
  const read = { query: list.query };
  const query = useQuery({
    ...callQuery(endpoint, read),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns(subjects);
  const words = useActivityWords(subjects);
  const readFrom = (cursor: string | undefined) =>
    call(endpoint, { query: { ...list.query, limit: MOST_A_PAGE, cursor } });
  /** Of those that one person did, or that were done to one thing, any tells who and what. */
  const first = query.data?.items[0];
  const kinds = subjects.map(({ kind, label }) => ({ value: kind, label: label(t) }));
  return (
    <>
      <PageHead title={title} />
      <PageHeader title={title} description={description} />
      {holdsNothing(query, list) ? null : (
        <ListTools
          end={
            <>
              <ColumnChoice list={list} columns={columns} />
              <DownloadRows name="activities" columns={columns} read={readFrom} />
            </>
          }
        >
          <FilterChips
            list={list}
            name="log"
            label={t('activities:log')}
            options={AUDIT_LOGS.map((log) => ({ value: log, label: t(`activities:logOf.${log}`) }))}
            counts={undefined}
          />
          <FilterSelect
            list={list}
            name="subject"
            label={t('activities:kindOfThing')}
            any={t('activities:everything')}
            options={kinds}
          />
          <DaysFilter list={list} />
          {list.filters.actor ? (
            <FilterPill
              label={t('activities:onlyActor', { name: first ? words.who(first) : t('activities:somebody') })}
              onRemove={() => list.filter('actor', undefined)}
            />
          ) : null}
          {list.filters.thing ? (
            <FilterPill
              label={t('activities:onlyThing', { name: first ? words.name(first) : t('activities:something') })}
              onRemove={() => list.filter('thing', undefined)}
            />
          ) : null}
        </ListTools>
      )}
      <DataTable<Activity>
        query={query}
        list={list}
        label={title}
        columns={columns}
        keyOf={({ _id }) => _id}
        nameOf={(activity) => `${words.action(activity)}: ${words.name(activity)}`}
        linkTo={({ _id }) => `${path}/${_id}`}
        empty={<EmptyState picture="no-content" title={t('activities:none')} text={t('activities:noneText')} />}
      />
    </>
  );
}

function useColumns(subjects: readonly AuditSubject[]): Column<Activity>[] {
  const t = useText();
  const words = useActivityWords(subjects);
  return [
    {
      id: 'what',
      title: t('activities:what'),
      kind: 'text',
      value: (activity) => `${words.action(activity)}: ${words.name(activity)}`,
      render: (activity) => (
        <span>
          {words.action(activity)}
          {words.name(activity) === words.who(activity) ? null : (
            <span className={styles.name}>{words.name(activity)}</span>
          )}
        </span>
      ),
    },
    {
      id: 'who',
      title: t('activities:who'),
      kind: 'text',
      width: 200,
      selfEvident: true,
      value: (activity) => words.who(activity),
    },
    { id: 'at', title: t('activities:at'), kind: 'moment', selfEvident: true, value: ({ at }) => at },
    {
      id: 'subject',
      title: t('activities:kindOfThing'),
      kind: 'text',
      width: 140,
      priority: 2,
      selfEvident: true,
      value: (activity) => words.subject(activity),
    },
    {
      id: 'ip',
      title: t('activities:ip'),
      kind: 'text',
      width: 150,
      priority: 3,
      selfEvident: true,
      value: ({ ip }) => ip,
    },
  ];
}
