import { Button, Textarea } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { handMarkSchema } from '#domain/quiz/hand-marks-schema.ts';
import { cleanText } from '#domain/text/normalise.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey } from '#kit/web/calls/queries.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import type { Revision } from '#ui/dashboard/saving/save-machine.ts';
import { findGrades } from '../../contract/grades.ts';
import { findUnmarked, type MarkGiven, markByHand } from '../../contract/hand-marks.ts';
import { getReport } from '../../contract/report.ts';
import { findResponses, getResponse } from '../../contract/responses.ts';
import styles from './hand-marks.module.css';
import { PointsField } from './points-field.tsx';

/** As they are typed. */
type MarkFields = { earned: number | string; feedback: string };

interface MarkFormProps {
  projectId: string;
  responseId: string;
  questionId: string;
  /** What the answer can earn. */
  points: number;
  /** What it was given; undefined before anybody did. */
  earned?: number | undefined;
  feedback?: string;
  /** How often it was marked by then. */
  revision?: number;
  submitLabel?: string;
  /** In a queue: what comes next. */
  onMarked?: (mark: MarkGiven) => void;
}

/**
 * What an answer earns that somebody has to judge, and what is said of it. Saved with Ctrl and Enter, too. Whoever is
 * second is told who marked it meanwhile.
 */
export function MarkForm(props: MarkFormProps) {
  const {
    projectId,
    responseId,
    questionId,
    points,
    earned,
    feedback = '',
    revision = 0,
    submitLabel,
    onMarked,
  } = props;
  const t = useText();
  const format = useFormat();
  const client = useQueryClient();
  const params = { id: projectId, responseId, questionId };
  const [hasFeedback, setHasFeedback] = useState(feedback !== '');
  const [theirs, setTheirs] = useState<MarkGiven & { markedBy: string | null }>();
  const { form, field, shell } = useSchemaForm({
    schema: handMarkSchema,
    saves: 'button',
    saved: { earned: earned ?? '', feedback } as MarkFields,
    revision,
    labels: {
      earned: t('reports:earnedOf', { points: format.number(points) }),
      feedback: t('reports:handFeedback'),
    },
    words: { earned: (given) => (given === '' ? '' : format.number(Number(given))) },
    bodyOf: (values) => ({
      earned: Number(values.earned === '' ? Number.NaN : values.earned),
      feedback: values.feedback,
    }),
    check: (values) =>
      Number(values.earned) > points ? { earned: t('reports:pointsAtMost', { points: format.number(points) }) } : {},
    async save(body, from) {
      const { revision: given } = await call(markByHand, { params, body: { ...body, revision: from } });
      finish({ ...body, revision: given });
      return { revision: given, content: { feedback: '', ...body } };
    },
    async read(): Promise<Revision<MarkFields>> {
      const { questions } = await call(getResponse, { params: { id: projectId, responseId } });
      const { mark, byHand } = questions.find(({ question }) => question.id === questionId) ?? {};
      const { feedback: kept = '', revision: now = 0, markedBy = null } = byHand ?? {};
      // What is kept is cleaned. As typed it is the same: both gave it, or the reply to one's own save was lost.
      const typed = form.values.feedback;
      const content = { earned: mark?.earned ?? '', feedback: cleanText(typed) === kept ? typed : kept };
      if (mark) setTheirs({ earned: mark.earned, feedback: kept, revision: now, markedBy });
      return { revision: now, content };
    },
    asWhole: true,
  });
  function finish(given: MarkGiven) {
    for (const read of [getReport, getResponse, findResponses, findGrades, findUnmarked]) {
      void client.invalidateQueries({ queryKey: callKey(read) });
    }
    onMarked?.(given);
  }
  function takeTheirs() {
    shell.onTakeTheirs();
    if (!theirs) return;
    if (theirs.feedback) setHasFeedback(true);
    finish(theirs);
  }
  const writing = useRef<HTMLTextAreaElement>(null);
  const write = () => {
    flushSync(() => setHasFeedback(true));
    writing.current?.focus();
  };
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  const more = hasFeedback ? null : (
    <Button variant="subtle" leftSection={<IconMessagePlus size={18} aria-hidden="true" />} onClick={write}>
      {t('reports:addHandFeedback')}
    </Button>
  );
  return (
    <div className={styles.form}>
      <FormShell
        {...shell}
        submitLabel={submitLabel ?? t('reports:saveMark')}
        atFoot={more}
        theirsTitle={t('reports:markedMeanwhile', { name: theirs?.markedBy ?? t('reports:noName') })}
        onTakeTheirs={takeTheirs}
      >
        <div className={styles.fields}>
          <PointsField {...field('earned')} most={points} onPick={(picked) => form.setFieldValue('earned', picked)} />
          {hasFeedback ? (
            <Textarea
              {...field('feedback')}
              description={t('reports:handFeedbackHint')}
              ref={writing}
              autosize
              minRows={2}
              onKeyDown={send}
            />
          ) : null}
        </div>
      </FormShell>
    </div>
  );
}
