import { Button } from '@mantine/core';
import { IconArrowsSort, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Data } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey, callQuery } from '#kit/web/calls/queries.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { OrderDialog } from '#ui/dashboard/lists/order/order-dialog.tsx';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import type { DrawingProps } from '#ui/plain/drawing.tsx';
import { contentPaths } from '../../content/paths.ts';
import { CONTENT_STATES, type ContentKind, orderContent } from '../../contract/content.ts';
import { ContentMenu } from './content-menu.tsx';
import type { ContentEntry, ContentFinder } from './entries.ts';
import { useContentChanges } from './use-content-changes.ts';

interface ContentListProps<Finder extends ContentFinder> {
  kind: ContentKind;
  finder: Finder;
  title: string;
  description: ReactNode;
  /** What makes a new one, and what the empty list says of it. */
  words: { create: string; search: string; empty: string; emptyText: string };
  /** Where there is none yet. */
  picture?: DrawingProps['of'];
  /** Those that are the kind's own; state and time of the last change follow. */
  columns: readonly Column<ContentEntry<Finder>>[];
  nameOf: (entry: ContentEntry<Finder>) => string;
  /** Those that the site itself needs: they stay active and are not deleted. */
  isKept?: (entry: ContentEntry<Finder>) => boolean;
  /** Visitors are shown them in an order that somebody chooses. */
  ordered?: boolean;
}

/** All of a kind of content: found, ordered, shown or not, deleted and brought back. */
export function ContentList<Finder extends ContentFinder>(props: ContentListProps<Finder>) {
  type Entry = ContentEntry<Finder>;
  const { kind, finder, title, description, words, columns, nameOf, isKept, ordered, picture = 'no-content' } = props;
  const t = useText();
  const list = useListState({ filters: ['state'] });
  const query = useQuery({
    ...callQuery<ContentFinder>(finder, { query: list.query }),
    placeholderData: keepPreviousData,
  });
  const page = query.data as (Omit<Data<ContentFinder>, 'items'> & { items: Entry[] }) | undefined;
  const changes = useContentChanges(kind, finder);
  const client = useQueryClient();
  const [ordering, setOrdering] = useState(false);
  const create = (
    <Button
      component={LocaleLink}
      to={contentPaths.create(kind)}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      {words.create}
    </Button>
  );
  const canOrder = ordered && !list.narrowed && page !== undefined && page.items.length > 1;
  return (
    <>
      <PageHead title={title} />
      <PageHeader title={title} description={description} actions={holdsNothing(query, list) ? null : create} />
      {holdsNothing(query, list) ? null : (
        <ListTools
          end={
            canOrder ? (
              <Button
                variant="default"
                leftSection={<IconArrowsSort size={18} aria-hidden="true" />}
                onClick={() => setOrdering(true)}
              >
                {t('forms:order')}
              </Button>
            ) : null
          }
        >
          <ListSearch list={list} label={words.search} />
          <FilterChips
            list={list}
            name="state"
            label={t('content:state')}
            options={CONTENT_STATES.map((state) => ({ value: state, label: t(`content:stateOf.${state}`) }))}
            counts={page?.byState}
          />
        </ListTools>
      )}
      <DataTable<Entry>
        query={{ ...query, data: page }}
        list={list}
        label={title}
        columns={[...columns, ...useSharedColumns<Entry>()]}
        keyOf={({ _id }) => _id}
        nameOf={nameOf}
        linkTo={({ _id }) => contentPaths.entry(kind, _id)}
        actions={(entry) => (
          <ContentMenu kind={kind} entry={entry} name={nameOf(entry)} kept={isKept?.(entry)} changes={changes} />
        )}
        empty={<EmptyState picture={picture} title={words.empty} text={words.emptyText} action={create} />}
      />
      {ordering && page ? (
        <OrderDialog
          entries={page.items.map((entry) => ({ id: entry._id, name: nameOf(entry) }))}
          save={(ids) => call(orderContent, { params: { kind }, body: { ids } })}
          readAgain={() => client.invalidateQueries({ queryKey: callKey<ContentFinder>(finder) })}
          onClose={() => setOrdering(false)}
        />
      ) : null}
      <UndoNotice
        notice={changes.deleted && t('content:deleted', { name: changes.deleted.name })}
        onUndo={changes.restore}
        onDismiss={changes.dismiss}
      />
    </>
  );
}

function useSharedColumns<Entry extends ContentEntry<ContentFinder>>(): Column<Entry>[] {
  const t = useText();
  return [
    {
      id: 'state',
      title: t('content:state'),
      kind: 'status',
      selfEvident: true,
      value: ({ state }) => ({
        tone: state === 'active' ? 'success' : 'neutral',
        label: t(`content:stateOf.${state}`),
        usual: state === 'active',
      }),
    },
    {
      id: 'updatedAt',
      title: t('content:updatedAt'),
      kind: 'moment',
      priority: 2,
      value: ({ updatedAt }) => updatedAt,
    },
  ];
}
