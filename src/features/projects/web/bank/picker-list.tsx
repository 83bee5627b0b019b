import { Button, Skeleton } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { TextWithParts } from '#kit/web/i18n/text-with-parts.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useRemoval } from '#ui/dashboard/lists/edited/use-removal.ts';
import { LoadMore } from '#ui/dashboard/lists/load-more.tsx';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import type { Bank } from '../../contract/bank-categories.ts';
import { deleteBankQuestion, restoreBankQuestion } from '../../contract/bank-questions.ts';
import { useDraft } from '../builder/state/use-draft.ts';
import styles from './bank.module.css';
import { PickerGroup } from './picker-group.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { useReadBankAgain } from './use-bank.ts';
import type { Looking, useFoundQuestions } from './use-found-questions.ts';
import { useQuestionName } from './use-question-columns.tsx';
import type { Ticked } from './use-ticked.ts';

interface PickerListProps {
  looking: Looking;
  query: ReturnType<typeof useFoundQuestions>;
  ticked: Ticked;
  onBank: (bank: Bank) => void;
}

/** What was found, category by category, to be ticked; what is one's own is edited and deleted here. */
export function PickerList({ looking, query, ticked, onBank }: PickerListProps) {
  const t = useText();
  const nameOf = useQuestionName();
  const [edited, setEdited] = useState<string>();
  const asked = useDraft(({ rested }) => rested);
  const inQuiz = new Set(questionsOf(asked).map(({ id }) => asked.marking?.questions[id]?.bank));
  const removal = useRemoval({
    remove: (id) => call(deleteBankQuestion, { params: { id } }),
    restore: (id) => call(restoreBankQuestion, { params: { id } }),
    readAgain: useReadBankAgain(),
  });
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const found = query.data?.pages.flatMap(({ items }) => items) ?? [];
  // That another bank has none says nothing of this one.
  if (!query.data || (query.isPlaceholderData && found.length === 0)) {
    return (
      <Waiting>
        <Skeleton height={120} />
      </Waiting>
    );
  }
  const [page] = query.data.pages;
  return (
    <div className={styles.found}>
      {found.length === 0 ? <NothingHere looking={looking} onBank={onBank} /> : null}
      {page?.inCategories.map(({ category, count }) => (
        <PickerGroup
          key={JSON.stringify([category, looking])}
          looking={looking}
          category={category}
          count={count}
          questions={found.filter((question) => question.category === category)}
          ticked={ticked}
          isInQuiz={({ _id }) => inQuiz.has(_id)}
          onEdit={({ _id }) => setEdited(_id)}
          onRemove={(question) => {
            ticked.tick(question, false);
            removal.remove({ id: question._id, notice: t('bank:deleted', { name: nameOf(question) }) });
          }}
        />
      ))}
      <LoadMore query={query} shown={found.length} />
      {edited ? (
        <QuestionDialog bank="own" id={edited} tags={page?.allTags ?? []} onClose={() => setEdited(undefined)} />
      ) : null}
      <UndoNotice notice={removal.notice} onUndo={removal.restore} onDismiss={removal.dismiss} />
    </div>
  );
}

function NothingHere({ looking: { bank, q, category, tag }, onBank }: Pick<PickerListProps, 'looking' | 'onBank'>) {
  const t = useText();
  if (q !== '' || category !== '' || tag !== '') return <p role="status">{t('common:nothingFound')}</p>;
  if (bank === 'shared') return <EmptyState picture="no-questions" title={t('bank:sharedNone')} />;
  return (
    <EmptyState
      picture="no-questions"
      title={t('bank:ownNone')}
      text={
        <TextWithParts
          text={t('bank:ownNoneText')}
          parts={{ bookmark: <IconBookmark size={18} className={styles.inText} aria-hidden="true" /> }}
        />
      }
      action={
        <Button variant="default" onClick={() => onBank('shared')}>
          {t('bank:seeShared')}
        </Button>
      }
    />
  );
}
