import { Button, Group } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash, IconUpload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#kit/web/calls/call-client.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { useRemoval } from '#ui/dashboard/lists/edited/use-removal.ts';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import { DataTable } from '#ui/dashboard/lists/table/data-table.tsx';
import { GroupHead, type RowGroup } from '#ui/dashboard/lists/table/group-head.tsx';
import { holdsNothing } from '#ui/dashboard/lists/table/holds-nothing.ts';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import {
  type BankQuestion,
  deleteBankQuestion,
  findSharedQuestions,
  NO_CATEGORY,
  restoreBankQuestion,
} from '../../contract/bank-questions.ts';
import { projectPaths } from '../../paths.ts';
import { ImportDialog } from './import-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { useBankCategories, useReadBankAgain } from './use-bank.ts';
import { useQuestionColumns, useQuestionName } from './use-question-columns.tsx';

/** What is open over the list, as the address says it. */
const OPEN = 'question';
const NEW = 'new';
const NO_TAGS: string[] = [];

/** The questions of the bank that is everybody's. */
export function SharedQuestionList() {
  const t = useText();
  const list = useListState({ filters: ['category', 'tag'] });
  const query = useQuery({
    ...callQuery(findSharedQuestions, { query: list.query }),
    placeholderData: keepPreviousData,
  });
  const { pathOf, mayBe } = useBankCategories('shared');
  const nameOf = useQuestionName();
  const columns = useQuestionColumns();
  const [params, setParams] = useSearchParams();
  const [isImporting, setImporting] = useState(false);
  const removal = useRemoval({
    remove: (id) => call(deleteBankQuestion, { params: { id } }),
    restore: (id) => call(restoreBankQuestion, { params: { id } }),
    readAgain: useReadBankAgain(),
  });
  const opened = params.get(OPEN);
  const tags = query.data?.allTags ?? NO_TAGS;
  const { category: narrowedTo } = list.filters;
  const category = narrowedTo && narrowedTo !== NO_CATEGORY && mayBe(narrowedTo) ? narrowedTo : null;

  const open = (id: string | undefined) => setParams((now) => opening(now, id), { preventScrollReset: true });

  const create = (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden="true" />}
        onClick={() => setImporting(true)}
      >
        {t('bank:import')}
      </Button>
      <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => open(NEW)}>
        {t('bank:newQuestion')}
      </Button>
    </Group>
  );
  const groupOf = ({ category }: BankQuestion): RowGroup => ({
    id: category ?? NO_CATEGORY,
    title: category === null ? t('bank:noCategory') : pathOf(category),
    count: query.data?.inCategories.find((one) => one.category === category)?.count ?? 0,
  });
  return (
    <>
      <PageHeader
        title={t('bank:questions')}
        description={t('bank:sharedText')}
        actions={holdsNothing(query, list) ? null : create}
      />
      {holdsNothing(query, list) ? null : <QuestionFilters list={list} bank="shared" tags={tags} />}
      <DataTable
        query={query}
        list={list}
        label={t('bank:questions')}
        columns={columns}
        keyOf={({ _id }) => _id}
        nameOf={nameOf}
        headOf={(row, above, cells) => (
          <GroupHead group={groupOf(row)} before={above && groupOf(above)} cells={cells} />
        )}
        linkTo={({ _id }) => `${projectPaths.bankQuestions}?${opening(params, _id)}`}
        actions={(row) => (
          <RowMenu label={t('content:actionsFor', { name: nameOf(row) })}>
            <RowMenuItem icon={IconPencil} onClick={() => open(row._id)}>
              {t('content:edit')}
            </RowMenuItem>
            <RowMenuItem
              icon={IconTrash}
              danger
              onClick={() => removal.remove({ id: row._id, notice: t('content:deleted', { name: nameOf(row) }) })}
            >
              {t('content:delete')}
            </RowMenuItem>
          </RowMenu>
        )}
        empty={<EmptyState picture="no-content" title={t('bank:none')} text={t('bank:noneText')} action={create} />}
      />
      {opened === null ? null : (
        <QuestionDialog
          key={opened}
          bank="shared"
          id={opened === NEW ? undefined : opened}
          category={category}
          tags={tags}
          onClose={() => open(undefined)}
        />
      )}
      {isImporting ? <ImportDialog bank="shared" category={category} onClose={() => setImporting(false)} /> : null}
      <UndoNotice notice={removal.notice} onUndo={removal.restore} onDismiss={removal.dismiss} />
    </>
  );
}

/** The same list with this question open over it, or none. */
function opening(now: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(now);
  if (id === undefined) next.delete(OPEN);
  else next.set(OPEN, id);
  return next;
}
