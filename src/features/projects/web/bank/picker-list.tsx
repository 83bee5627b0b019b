import { Checkbox, Skeleton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useRemoval } from '#ui/dashboard/lists/edited/use-removal.ts';
import { LoadMore } from '#ui/dashboard/lists/load-more.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import { type BankQuestion, deleteBankQuestion, restoreBankQuestion } from '../../contract/bank-questions.ts';
import { useDraft } from '../builder/state/use-draft.ts';
import { ToolButton } from '../workshop/tool-button.tsx';
import styles from './bank.module.css';
import { QuestionDialog } from './question-dialog.tsx';
import { useBankCategories, useReadBankAgain } from './use-bank.ts';
import type { Looking, useFoundQuestions } from './use-picked.ts';
import { useQuestionName } from './use-question-columns.tsx';

interface PickerListProps {
  looking: Looking;
  query: ReturnType<typeof useFoundQuestions>;
  isPicked: (id: string) => boolean;
  onPick: (question: BankQuestion, isWanted: boolean) => void;
}

/** What was found, to be ticked; what is one's own is edited and deleted here. */
export function PickerList({ looking, query, isPicked, onPick }: PickerListProps) {
  const t = useText();
  const nameOf = useQuestionName();
  const { pathOf } = useBankCategories(looking.bank);
  const [edited, setEdited] = useState<string>();
  const asked = useDraft(({ rested }) => rested);
  const inQuiz = new Set(questionsOf(asked).map(({ id }) => asked.marking?.questions[id]?.bank));
  const removal = useRemoval({
    remove: (id) => call(deleteBankQuestion, { params: { id } }),
    restore: (id) => call(restoreBankQuestion, { params: { id } }),
    readAgain: useReadBankAgain(),
  });
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) {
    return (
      <Waiting>
        <Skeleton height={120} />
      </Waiting>
    );
  }
  const found = query.data.pages.flatMap(({ items }) => items);
  const isNarrowed = looking.q !== '' || looking.category !== '' || looking.tag !== '';
  const wordsOf = ({ _id, question, category, tags }: BankQuestion) =>
    [
      t(`builder:kind.${question.kind}`),
      pathOf(category),
      tags.join(', '),
      inQuiz.has(_id) ? t('bank:inThisQuiz') : '',
    ].filter((words) => words !== '');
  return (
    <>
      {found.length === 0 ? (
        <p role="status">{t(isNarrowed ? 'common:nothingFound' : `bank:noneIn.${looking.bank}`)}</p>
      ) : (
        <ul className={styles.found} aria-label={t('bank:question')}>
          {found.map((row) => (
            <li key={row._id} className={styles.row}>
              <Checkbox
                className={styles.tick}
                label={nameOf(row)}
                description={wordsOf(row).join(' · ')}
                checked={isPicked(row._id)}
                onChange={(event) => onPick(row, event.currentTarget.checked)}
              />
              {looking.bank === 'own' ? (
                <>
                  <ToolButton tip label={t('bank:editNamed', { name: nameOf(row) })} onClick={() => setEdited(row._id)}>
                    <IconPencil size={18} />
                  </ToolButton>
                  <ToolButton
                    tip
                    label={t('bank:deleteNamed', { name: nameOf(row) })}
                    onClick={() => {
                      onPick(row, false);
                      removal.remove({ id: row._id, notice: t('bank:deleted', { name: nameOf(row) }) });
                    }}
                  >
                    <IconTrash size={18} />
                  </ToolButton>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <LoadMore query={query} shown={found.length} />
      {edited ? (
        <QuestionDialog
          bank="own"
          id={edited}
          tags={query.data.pages[0]?.allTags ?? []}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      <UndoNotice notice={removal.notice} onUndo={removal.restore} onDismiss={removal.dismiss} />
    </>
  );
}
