import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { keptQuestion } from '#domain/quiz/bank/kept-question.ts';
import { markingOf, setQuestionMarking } from '#domain/quiz/edit-marking.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import { useBuilderTools } from '../builder/builder-context.ts';
import { type Filing, FilingFields } from './filing-fields.tsx';
import { OwnCategories } from './own-categories.tsx';
import { useKeepQuestions } from './use-keep-questions.ts';

/** Under what a question is kept. From then on the one of the quiz knows that it is a copy of it. */
export function KeepDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const { now, edit } = useBuilderTools();
  const [filing, setFiling] = useState<Filing>({ category: null, tags: [] });
  const [isEditing, setEditing] = useState(false);
  const keeping = useKeepQuestions('own', onClose);

  async function keep(): Promise<void> {
    const { questionnaire } = now();
    const question = findQuestion(questionnaire, id);
    if (!question) return;
    const [bank] = await keeping.keep([keptQuestion({ question, marking: markingOf(questionnaire, id) })], filing);
    if (bank) edit((current) => setQuestionMarking(current, id, { bank }));
  }

  return (
    <Dialog opened onClose={onClose} title={t('bank:keepOne')}>
      <Stack gap="md">
        <p>{t('bank:keepText')}</p>
        <FilingFields bank="own" value={filing} onChange={setFiling} />
        {keeping.problem ? (
          <Alert tone="danger" announce>
            {keeping.problem}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setEditing(true)}>
            {t('bank:ownCategories')}
          </Button>
          <Button loading={keeping.isKeeping} onClick={() => void keep()}>
            {t('bank:keepQuestion')}
          </Button>
        </Group>
      </Stack>
      {isEditing ? <OwnCategories onClose={() => setEditing(false)} /> : null}
    </Dialog>
  );
}
