import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { writtenIn } from '#domain/text/written-in.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { MarkGiven, Unmarked } from '../../contract/hand-marks.ts';
import { useReportPlace } from '../use-report-place.ts';
import styles from './hand-marks.module.css';
import { MarkForm } from './mark-form.tsx';
import { keyOf } from './use-queue-to-mark.ts';

interface AnswerToMarkProps {
  projectId: string;
  item: Unmarked;
  /** What it was given since the page was opened. */
  mark: MarkGiven | undefined;
  onMarked: (mark: MarkGiven) => void;
}

/** Who answered, what, and what it earns; a line of it is left once it is marked, which opens it again. */
export function AnswerToMark({ projectId, item, mark, onMarked }: AnswerToMarkProps) {
  const t = useText();
  const format = useFormat();
  const who = useId();
  const [isReopened, setReopened] = useState(false);
  const { toResponse } = useReportPlace();
  const { responseId, questionId, name, answer, points, completedAt } = item;
  const when = format.shortDateTime(completedAt);
  const head = (
    <h3 id={who}>
      <LocaleLink to={toResponse(responseId)} lang={name === null ? undefined : writtenIn(name)}>
        {name ?? t('reports:responseFrom', { when })}
      </LocaleLink>
    </h3>
  );
  if (mark && !isReopened) {
    return (
      <li className={styles.marked}>
        <IconCheck size={18} aria-hidden="true" />
        {head}
        <p>
          {t('reports:markSaved')}: {format.outOf(mark.earned, points)}
        </p>
        <Button variant="subtle" size="compact-sm" aria-describedby={who} onClick={() => setReopened(true)}>
          {t('reports:changeMark')}
        </Button>
      </li>
    );
  }
  return (
    <li className={styles.unmarked} data-unmarked={keyOf(item)} aria-labelledby={who}>
      <div className={styles.who}>
        {head}
        {name === null ? null : <p>{when}</p>}
      </div>
      <p className={styles.answer} lang={writtenIn(answer)}>
        {answer}
      </p>
      <MarkForm
        projectId={projectId}
        responseId={responseId}
        questionId={questionId}
        points={points}
        earned={mark?.earned}
        feedback={mark?.feedback ?? ''}
        revision={mark?.revision ?? 0}
        submitLabel={t('reports:saveAndNext')}
        onMarked={(given) => {
          setReopened(false);
          onMarked(given);
        }}
      />
    </li>
  );
}
