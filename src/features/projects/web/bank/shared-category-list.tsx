import { Button } from '@mantine/core';
import { IconListDetails, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEEPEST_CATEGORY, inTreeOrder, pathOfCategory } from '#domain/quiz/bank/category-tree.ts';
import type { Locale } from '#domain/text/locale.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { isFound } from '#ui/dashboard/forms/fields/tree/tree-paths.ts';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { type BankCategory, findSharedCategories } from '../../contract/bank-categories.ts';
import { projectPaths } from '../../paths.ts';
import { nameOf } from './bank-tree.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { useCategoryColumns } from './use-category-columns.tsx';
import { useRemoveCategory } from './use-remove-category.ts';

type Task = { of: 'create'; within?: string } | { of: 'edit'; entry: BankCategory };

/** The categories of the bank that is everybody's, as a tree. */
export function SharedCategoryList() {
  const t = useText();
  const locale = useLocale();
  const list = useListState();
  const query = useQuery({
    ...callQuery(findSharedCategories),
    select: (categories) => listedOf(inTreeOrder(categories, locale), locale, list.q),
  });
  const all = query.data?.all ?? [];
  const remove = useRemoveCategory();
  const [task, setTask] = useState<Task>();
  const columns = useCategoryColumns(all, list.narrowed);
  const close = () => setTask(undefined);
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setTask({ of: 'create' })}>
      {t('bank:newCategory')}
    </Button>
  );
  const isEmpty = query.data?.all.length === 0;
  return (
    <>
      <PageHeader
        title={t('bank:categories')}
        description={t('bank:categoriesText')}
        actions={isEmpty ? null : create}
      />
      {isEmpty ? null : (
        <ListTools>
          <ListSearch list={list} label={t('bank:searchCategories')} />
        </ListTools>
      )}
      <DataTable
        query={query}
        list={list}
        label={t('bank:categories')}
        columns={columns}
        keyOf={({ _id }) => _id}
        nameOf={(entry) => nameOf(entry, locale)}
        actions={(entry) => (
          <RowMenu label={t('content:actionsFor', { name: nameOf(entry, locale) })}>
            <RowMenuItem icon={IconPencil} onClick={() => setTask({ of: 'edit', entry })}>
              {t('bank:renameOrMove')}
            </RowMenuItem>
            {pathOfCategory(all, entry._id).length < DEEPEST_CATEGORY ? (
              <RowMenuItem icon={IconPlus} onClick={() => setTask({ of: 'create', within: entry._id })}>
                {t('bank:addWithin')}
              </RowMenuItem>
            ) : null}
            <RowMenuItem icon={IconListDetails} to={projectPaths.bankQuestionsOf(entry._id)}>
              {t('bank:seeQuestions')}
            </RowMenuItem>
            <RowMenuItem icon={IconTrash} danger onClick={() => remove(entry)}>
              {t('content:delete')}
            </RowMenuItem>
          </RowMenu>
        )}
        empty={
          <EmptyState
            picture="no-content"
            title={t('bank:noCategories')}
            text={t('bank:noCategoriesText')}
            action={create}
          />
        }
      />
      {task?.of === 'create' ? (
        <CategoryDialog bank="shared" categories={all} {...(task.within && { within: task.within })} onClose={close} />
      ) : null}
      {task?.of === 'edit' ? (
        <CategoryDialog bank="shared" categories={all} entry={task.entry} onClose={close} />
      ) : null}
    </>
  );
}

/** All of them, and those that are looked for: by words of their names or of what they lie in. */
function listedOf(all: BankCategory[], locale: Locale, q: string) {
  const wordsOf = (id: string) => pathOfCategory(all, id).map((one) => nameOf(one, locale));
  const items = q === '' ? all : all.filter(({ _id }) => isFound(wordsOf(_id), q));
  return { all, items, next: null, total: items.length };
}
