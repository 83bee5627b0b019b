import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isBlank } from '#domain/text/localized.ts';
import { writtenIn } from '#domain/text/written-in.ts';
import type { Project } from '#features/projects/contract/project.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { Unmarked } from '../../contract/hand-marks.ts';
import { unmarkedQuery } from '../queries.ts';
import { useReportPlace } from '../use-report-place.ts';
import { MarkForm } from './mark-form.tsx';
import styles from './marking.module.css';

/** Answers that wait for somebody to mark them, one below the other; whoever marked one is led to the next. */
export function MarkingQueue({ survey }: { survey: Project }) {
  const t = useText();
  const format = useFormat();
  const query = useQuery(unmarkedQuery(survey._id));
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return null;
  const { items, total } = query.data;
  const left = items.filter((item) => !marked.has(keyOf(item)));
  const waiting = total - (items.length - left.length);
  if (items.length === 0) {
    return <EmptyState picture="no-responses" title={t('reports:allMarked')} text={t('reports:allMarkedText')} />;
  }
  const finish = (item: Unmarked) => {
    setMarked((before) => new Set([...before, keyOf(item)]));
    const next = left.find((other) => keyOf(other) !== keyOf(item));
    const input = next && list.current?.querySelector<HTMLElement>(`[data-unmarked="${keyOf(next)}"] input`);
    (input ?? document.querySelector<HTMLElement>('[data-more-unmarked]'))?.focus();
  };
  return (
    <>
      <p role="status">{waiting === 0 ? t('reports:allMarked') : t('reports:waitingOf', { count: waiting })}</p>
      <ol ref={list} className={styles.queue}>
        {items.map((item) => (
          <li key={keyOf(item)} className={styles.unmarked} data-unmarked={keyOf(item)}>
            <Answer item={item} when={format.shortDateTime(item.completedAt)} />
            <MarkForm
              projectId={survey._id}
              responseId={item.responseId}
              questionId={item.questionId}
              points={item.points}
              onMarked={() => finish(item)}
            />
            {marked.has(keyOf(item)) ? <p className={styles.done}>{t('reports:markSaved')}</p> : null}
          </li>
        ))}
      </ol>
      {waiting > 0 && left.length < total ? (
        <Button
          variant="default"
          data-more-unmarked=""
          onClick={() => void query.refetch().then(() => setMarked(new Set()))}
        >
          {t('reports:showUnmarked')}
        </Button>
      ) : null}
    </>
  );
}

function Answer({ item, when }: { item: Unmarked; when: string }) {
  const t = useText();
  const { toResponse } = useReportPlace();
  return (
    <>
      <h3>{isBlank(item.title) ? t('questions:untitled') : <LocalizedText text={item.title} />}</h3>
      <p>
        <LocaleLink to={toResponse(item.responseId)}>{t('reports:responseFrom', { when })}</LocaleLink>
      </p>
      {item.rubric === '' ? null : (
        <div className={styles.rubric}>
          <p className={styles.label}>{t('reports:rubric')}</p>
          <p className={styles.written}>{item.rubric}</p>
        </div>
      )}
      <p className={styles.answer} lang={writtenIn(item.answer)}>
        {item.answer}
      </p>
    </>
  );
}

function keyOf({ responseId, questionId }: Unmarked): string {
  return `${responseId} ${questionId}`;
}
