import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { LeaveGuard } from '#ui/dashboard/saving/leave-guard.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import type { Bank } from '../../contract/bank-categories.ts';
import { getBankQuestion } from '../../contract/bank-questions.ts';
import { newId } from '../builder/parts/new-id.ts';
import styles from './bank.module.css';
import { type Filing, FilingFields } from './filing-fields.tsx';
import { LoneQuestion } from './lone-question.tsx';
import { QuestionFacts } from './question-facts.tsx';
import { useLoneQuestion } from './use-lone-question.ts';
import { type Stored, useStoreQuestion } from './use-store-question.ts';

interface QuestionDialogProps {
  bank: Bank;
  /** Of none, a new one is written. */
  id: string | undefined;
  /** Where a new one is kept to begin with. */
  category?: string | null;
  tags: readonly string[];
  onClose: () => void;
}

/** A question of a bank: what it asks and what is right, where it is found, and what became of it in quizzes. */
export function QuestionDialog({ id, ...props }: QuestionDialogProps) {
  return id === undefined ? <NewQuestion {...props} /> : <KnownQuestion id={id} {...props} />;
}

type InDialog = Omit<QuestionDialogProps, 'id'>;

function NewQuestion({ category = null, ...props }: InDialog) {
  const [fresh] = useState<Stored>(() => ({
    ...{ question: blankQuestion('single_choice', newId), marking: { points: 1 } },
    ...{ category, tags: [] },
  }));
  return <EditedQuestion stored={fresh} {...props} />;
}

function KnownQuestion({ id, ...props }: InDialog & { id: string }) {
  const t = useText();
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...callQuery(getBankQuestion, { params: { id } }),
    // What was read before may be older than what a save would have to start from.
    staleTime: 0,
  });
  if (data && isFetchedAfterMount) return <EditedQuestion stored={data} {...props} />;
  return (
    <Dialog opened onClose={props.onClose} title={t('bank:editQuestion')} fullScreen>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting>
          <Skeleton height={240} />
        </Waiting>
      )}
    </Dialog>
  );
}

function EditedQuestion({ bank, tags, onClose, ...given }: InDialog & { stored: Stored }) {
  const t = useText();
  /** As it was when it was opened: whoever was first is told of, not written over. */
  const [stored] = useState<Stored>(() => ({
    ...given.stored,
    // The quiz that is built meanwhile may have a question of the same id.
    question: { ...given.stored.question, id: newId() },
  }));
  const lone = useLoneQuestion(stored);
  const [filing, setFiling] = useState<Filing>({ category: stored.category, tags: stored.tags });
  const [isLeaving, setLeaving] = useState(false);
  const storing = useStoreQuestion(bank, stored, onClose);
  const isChanged =
    lone.isChanged || filing.category !== stored.category || filing.tags.join('\n') !== stored.tags.join('\n');
  const isKnown = stored._id !== undefined;
  return (
    <Dialog
      opened
      onClose={() => (isChanged ? setLeaving(true) : onClose())}
      // What is typed is taken back by its own key.
      closeOnEscape={!isChanged}
      title={t(isKnown ? 'bank:editQuestion' : 'bank:newQuestion')}
      fullScreen
      foot={
        <>
          {storing.problem ? (
            <Alert tone="danger" announce>
              {storing.problem}
            </Alert>
          ) : null}
          <div className={styles.ways}>
            <Button variant="default" onClick={() => (isChanged ? setLeaving(true) : onClose())}>
              {t('common:cancel')}
            </Button>
            <Button
              loading={storing.isStoring}
              onClick={() =>
                void storing.store({ ...lone.edited(), category: filing.category, tags: [...filing.tags] })
              }
            >
              {t(isKnown ? 'bank:saveQuestion' : 'bank:keepQuestion')}
            </Button>
          </div>
        </>
      }
    >
      <LoneQuestion lone={lone} id={stored.question.id}>
        <FilingFields bank={bank} value={filing} onChange={setFiling} known={tags} />
        {isKnown ? <QuestionFacts bank={bank} stored={stored} /> : null}
      </LoneQuestion>
      <ConfirmDialog
        opened={isLeaving}
        title={t('common:leaveTitle')}
        confirmLabel={t('common:leave')}
        cancelLabel={t('common:stay')}
        danger
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        {t('common:leaveText')}
      </ConfirmDialog>
      {/* A router holds one: where a quiz is built, that of the quiz is there. */}
      {bank === 'shared' ? <LeaveGuard holds={isChanged} /> : null}
    </Dialog>
  );
}
