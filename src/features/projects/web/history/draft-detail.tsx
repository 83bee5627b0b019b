import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { useQuestionnaire } from '../builder/state/use-draft.ts';
import { versionQuery } from '../queries.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import styles from './history.module.css';
import { WhatChanged } from './what-changed.tsx';

interface DraftDetailProps {
  /** The version that respondents see. */
  current: number;
  titleId: string;
  workshop: Workshop;
}

/** What is in the draft and not published yet. */
export function DraftDetail({ current, titleId, workshop: { project } }: DraftDetailProps) {
  const t = useText();
  const format = useFormat();
  const draft = useQuestionnaire();
  const { data, error, refetch } = useQuery(versionQuery(project._id, current));
  const number = format.digits(current);
  return (
    <>
      <div className={styles.title}>
        <h3 id={titleId}>{t('versions:draft')}</h3>
        {project.changedSincePublished ? <p>{t('versions:draftText', { number })}</p> : null}
      </div>
      {data ? (
        <WhatChanged before={data.questionnaire} after={draft} none={t('versions:sameAs', { number })} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting className={styles.waiting}>
          <Skeleton height={96} />
        </Waiting>
      )}
    </>
  );
}
