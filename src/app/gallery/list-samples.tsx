import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { ColumnChoice } from '#ui/dashboard/lists/tools/column-choice.tsx';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { FilterSelect } from '#ui/dashboard/lists/tools/filter-select.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { type ListState, useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { Sample } from './sample.tsx';

interface Row {
  id: string;
  title: string;
  state: 'draft' | 'processing' | 'complete';
  responses: number;
  paid: number | null;
  changedAt: string;
  owner: string;
}

const HOUR_MS = 3_600_000;

const ROWS: Row[] = [
  row('a', 'Tea at work', 'draft', 0, null, 1),
  row('b', 'বইমেলার অতিথিরা কীভাবে এলেন, কতক্ষণ থাকলেন, আর পরের বছর কী চান', 'processing', 1_204, 150_000, 30),
  row('c', 'How people of the whole department travel to work', 'complete', 12, 99_950, 24 * 90),
];

const TONES = { draft: 'neutral', processing: 'success', complete: 'info' } as const;

function row(
  id: string,
  title: string,
  state: Row['state'],
  responses: number,
  paid: number | null,
  hours: number,
): Row {
  const changedAt = new Date(Date.now() - hours * HOUR_MS).toISOString();
  return { id, title, state, responses, paid, changedAt, owner: 'Owner Example' };
}

export function ListSamples() {
  const list = useListState({ sort: '-changedAt', filters: ['state'] });
  const columns = useColumns();
  const t = useText();
  return (
    <>
      <Sample title="Every kind of column, rows that can be chosen">
        <ListTools end={<ColumnChoice list={list} columns={columns} />}>
          <ListSearch list={list} label={t('projects:searchOf.survey')} />
          <FilterChips
            list={list}
            name="state"
            label={t('projects:column.status')}
            options={[{ value: 'draft', label: t('projects:status.draft') }]}
            counts={{ draft: 1 }}
          >
            <FilterSelect
              list={list}
              name="kind"
              label={t('projects:kinds')}
              any={t('common:all')}
              options={[{ value: 'survey', label: t('projects:kindName.survey') }]}
              counts={{ survey: 1 }}
            />
          </FilterChips>
        </ListTools>
        <SampleTable list={list} columns={columns} rows={ROWS} />
      </Sample>
      <Sample title="The same on a phone" narrow>
        <SampleTable list={list} columns={columns} rows={ROWS} />
      </Sample>
      <Sample title="A few of them, on a first page">
        <EntryList
          entries={ROWS.map(({ id, title, state, responses, changedAt, owner }) => ({
            id,
            title,
            to: responses > 0 ? '/gallery/lists' : undefined,
            about: (
              <>
                {owner} · <Moment at={changedAt} />
              </>
            ),
            end: <StatusBadge tone={TONES[state]}>{t(`projects:status.${state}`)}</StatusBadge>,
          }))}
        />
      </Sample>
      <Sample title="Empty">
        <SampleTable list={list} columns={columns} rows={[]} />
      </Sample>
      <Sample title="On its way">
        <SampleTable list={list} columns={columns} rows={undefined} />
      </Sample>
    </>
  );
}

interface SampleTableProps {
  list: ListState;
  columns: Column<Row>[];
  rows: Row[] | undefined;
}

function SampleTable({ list, columns, rows }: SampleTableProps) {
  const t = useText();
  const data = rows && { items: rows, next: null, total: rows.length };
  return (
    <DataTable<Row>
      query={{ data, error: null, isFetching: false, refetch: async () => ({}) as never }}
      list={list}
      label={t('projects:listOf.survey')}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      linkTo={() => '/gallery/lists'}
      sorts={['-changedAt', 'changedAt', 'title', '-responses']}
      bulk={[
        {
          id: 'delete',
          danger: true,
          fits: ({ state }) => state === 'draft',
          label: (count) => t('projects:bulk.delete', { count }),
          confirm: (count) => ({
            title: t('projects:bulk.deleteTitle', { count }),
            text: t('projects:bulk.deleteText'),
          }),
          run: ({ title }) => Promise.reject(new Error(title)),
          done: (count) => t('projects:bulk.deleted', { count }),
        },
      ]}
      empty={
        <EmptyState
          picture="no-surveys"
          title={t('projects:empty.survey.title')}
          text={t('projects:empty.survey.text')}
        />
      }
    />
  );
}

function useColumns(): Column<Row>[] {
  const t = useText();
  return [
    { id: 'title', title: t('projects:column.title'), kind: 'text', value: ({ title }) => title },
    {
      id: 'state',
      title: t('projects:column.status'),
      kind: 'status',
      value: ({ state }) => ({ tone: TONES[state], label: t(`projects:status.${state}`) }),
    },
    { id: 'responses', title: t('projects:column.responses'), kind: 'amount', value: ({ responses }) => responses },
    { id: 'paid', title: '৳', kind: 'money', priority: 2, value: ({ paid }) => paid },
    {
      id: 'changedAt',
      title: t('projects:column.updatedAt'),
      kind: 'moment',
      priority: 2,
      value: ({ changedAt }) => changedAt,
    },
    {
      id: 'owner',
      title: t('operations:accounts'),
      kind: 'person',
      priority: 3,
      value: ({ owner }) => ({ id: owner, name: owner, detail: 'owner@example.com' }),
    },
  ];
}
