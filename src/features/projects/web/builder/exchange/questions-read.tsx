import { Button, Group } from '@mantine/core';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import type { readQuestions } from '../../../contract/exchange.ts';
import { useBuilderTools } from '../builder-context.ts';
import { useAddParts } from '../parts/use-add-parts.ts';
import { NoteList } from './note-list.tsx';

interface QuestionsReadProps {
  taken: Data<typeof readQuestions>;
  onClose: () => void;
}

/** What a file brought, before any of it is added: it becomes one step, which can be undone. */
export function QuestionsRead({ taken: { questions, marking, notes }, onClose }: QuestionsReadProps) {
  const t = useText();
  const { now } = useBuilderTools();
  const { addKept, placeFor } = useAddParts();
  const room = LIMITS.questions - questionsOf(now().questionnaire).length;
  const added = questions.slice(0, Math.max(0, room)).map((question) => ({
    ...{ question, marking: marking[question.id] },
  }));

  function add(): void {
    const place = placeFor(undefined);
    onClose();
    addKept(added, place);
  }

  return (
    <Dialog opened onClose={onClose} title={t('quiz:files.readTitle')}>
      <p role="status">{t('quiz:files.taken', { count: questions.length })}</p>
      {added.length < questions.length ? (
        <Alert tone="warning">{t('quiz:files.noRoom', { most: LIMITS.questions, count: added.length })}</Alert>
      ) : null}
      <NoteList notes={notes.map(({ why, line }) => ({ why, place: line }))} of="lines" />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button onClick={add} disabled={added.length === 0}>
          {t('quiz:files.add', { count: added.length })}
        </Button>
      </Group>
    </Dialog>
  );
}
