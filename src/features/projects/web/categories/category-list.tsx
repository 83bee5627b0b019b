import { Button } from '@mantine/core';
import { IconArrowsSort, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localizedText } from '#domain/text/localized.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { OrderDialog } from '#ui/dashboard/lists/order/order-dialog.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { FilterChips } from '#ui/dashboard/lists/tools/filter-chips.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import {
  CATEGORY_STATES,
  type CategoryEntry,
  findCategoryEntries,
  orderCategories,
} from '../../contract/category-entries.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryMenu } from './category-menu.tsx';
import type { CategoryTask } from './category-task.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { useCategoryChanges, useReadAgain } from './use-category-changes.ts';
import { useCategoryColumns } from './use-category-columns.ts';

/** All that projects may be about: named, ordered, offered or not, merged, deleted and brought back. */
export function CategoryList() {
  const t = useText();
  const locale = useLocale();
  const list = useListState({ filters: ['state'] });
  const query = useQuery({
    ...callQuery(findCategoryEntries, { query: list.query }),
    placeholderData: keepPreviousData,
  });
  const changes = useCategoryChanges();
  const readAgain = useReadAgain();
  const columns = useCategoryColumns();
  const [task, setTask] = useState<CategoryTask>();
  const close = () => setTask(undefined);
  const nameOf = ({ name }: CategoryEntry) => localizedText(name, locale);
  const { data: page } = query;
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setTask({ of: 'create' })}>
      {t('categories:new')}
    </Button>
  );
  const canOrder = !list.narrowed && page !== undefined && page.items.length > 1;
  return (
    <>
      <PageHeader
        title={t('dashboard:categories')}
        description={t('categories:text')}
        actions={holdsNothing(query, list) ? null : create}
      />
      {holdsNothing(query, list) ? null : (
        <ListTools
          end={
            canOrder ? (
              <Button
                variant="default"
                leftSection={<IconArrowsSort size={18} aria-hidden="true" />}
                onClick={() => setTask({ of: 'order' })}
              >
                {t('forms:order')}
              </Button>
            ) : null
          }
        >
          <ListSearch list={list} label={t('categories:search')} />
          <FilterChips
            list={list}
            name="state"
            label={t('content:state')}
            options={CATEGORY_STATES.map((value) => ({ value, label: t(`content:stateOf.${value}`) }))}
            counts={page?.byState}
          />
        </ListTools>
      )}
      <DataTable
        query={query}
        list={list}
        label={t('dashboard:categories')}
        columns={columns}
        keyOf={({ _id }) => _id}
        nameOf={nameOf}
        actions={(entry) => <CategoryMenu entry={entry} name={nameOf(entry)} changes={changes} onTask={setTask} />}
        empty={
          <EmptyState
            picture="no-content"
            title={t('categories:none')}
            text={t('categories:noneText')}
            action={create}
          />
        }
      />
      {task?.of === 'create' ? <CategoryDialog onClose={close} /> : null}
      {task?.of === 'rename' ? <CategoryDialog entry={task.entry} onClose={close} /> : null}
      {task?.of === 'merge' ? <MergeDialog entry={task.entry} changes={changes} onClose={close} /> : null}
      {task?.of === 'order' && page ? (
        <OrderDialog
          entries={page.items.map((entry) => ({ id: entry._id, name: nameOf(entry) }))}
          save={(ids) => call(orderCategories, { body: { ids } })}
          readAgain={readAgain}
          onClose={close}
        />
      ) : null}
      <UndoNotice notice={changes.gone?.notice} onUndo={changes.restore} onDismiss={changes.dismiss} />
    </>
  );
}
