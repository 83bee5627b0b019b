import { Button, Group } from '@mantine/core';
import { insertQuestion } from '#domain/questionnaire/editing/edit.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { setQuestionMarking } from '#domain/quiz/edit-marking.ts';
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
  const { now, edit } = useBuilderTools();
  const { placeFor } = useAddParts();
  const room = LIMITS.questions - questionsOf(now().questionnaire).length;
  const added = questions.slice(0, Math.max(0, room));
  const [first] = added;

  function add(): void {
    const place = placeFor(undefined);
    const said = t('quiz:files.added', { count: added.length });
    onClose();
    edit(
      (current) =>
        added.reduce((changed, question, index) => {
          const inserted = insertQuestion(changed, question, { ...place, index: place.index + index });
          const own = marking[question.id];
          return own ? setQuestionMarking(inserted, question.id, own) : inserted;
        }, current),
      { notice: said, say: said, ...(first && { select: { type: 'question', id: first.id } }) },
    );
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
