import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey } from '#kit/web/calls/queries.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { NumberField } from '#ui/dashboard/forms/fields/number-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { findGrades } from '../../contract/grades.ts';
import { findUnmarked, markAnswer } from '../../contract/hand-marks.ts';
import { getReport } from '../../contract/report.ts';
import { findResponses, getResponse } from '../../contract/responses.ts';

interface MarkFormProps {
  projectId: string;
  responseId: string;
  questionId: string;
  /** What the answer can earn. */
  points: number;
  /** What it was given; undefined before anybody did. */
  given?: number | undefined;
  comment?: string;
  /** In a queue: what comes next. */
  onMarked?: () => void;
}

/** What an answer earns that somebody has to judge, and what is said of it. Saved with Ctrl and Enter, too. */
export function MarkForm({ projectId, responseId, questionId, points, given, comment = '', onMarked }: MarkFormProps) {
  const t = useText();
  const format = useFormat();
  const client = useQueryClient();
  const params = { id: projectId, responseId, questionId };
  const { field, shell } = useSchemaForm({
    schema: markAnswer.body,
    saves: 'button',
    saved: { points: (given ?? '') as number | string, comment },
    labels: { points: t('reports:pointsOf', { points: format.number(points) }), comment: t('reports:markComment') },
    bodyOf: (values) => ({
      points: Number(values.points === '' ? Number.NaN : values.points),
      comment: values.comment,
    }),
    check: (values) =>
      Number(values.points) > points ? { points: t('reports:pointsAtMost', { points: format.number(points) }) } : {},
    async save(body) {
      await call(markAnswer, { params, body });
      for (const read of [getReport, getResponse, findResponses, findGrades]) {
        void client.invalidateQueries({ queryKey: callKey(read) });
      }
      // A queue keeps what stands in it while somebody goes through.
      if (onMarked) onMarked();
      else void client.invalidateQueries({ queryKey: callKey(findUnmarked) });
      return { content: { comment: '', ...body } };
    },
  });
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  return (
    <FormShell {...shell} submitLabel={t('reports:saveMark')} atFoot={null}>
      <FormSection>
        <NumberField {...field('points')} inputMode="decimal" />
        <Textarea
          {...field('comment')}
          description={t('reports:markCommentHint')}
          autosize
          minRows={2}
          onKeyDown={send}
        />
      </FormSection>
    </FormShell>
  );
}
