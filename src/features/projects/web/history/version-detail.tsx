import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSame } from '#domain/is-same.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { projectPaths } from '../../paths.ts';
import { useQuestionnaire } from '../builder/state/use-draft.ts';
import { versionQuery } from '../queries.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import styles from './history.module.css';
import { VersionName } from './version-list.tsx';
import { WhatChanged } from './what-changed.tsx';
import { WhatItAsks } from './what-it-asks.tsx';

interface VersionDetailProps {
  number: number;
  titleId: string;
  workshop: Workshop;
}

/** One version: what it changed against the one before it, what restoring it would change, and the way to do that. */
export function VersionDetail({ number, titleId, workshop }: VersionDetailProps) {
  const { project, builder } = workshop;
  const t = useText();
  const format = useFormat();
  const draft = useQuestionnaire();
  const navigate = useLocaleNavigate();
  const [against, setAgainst] = useState<'before' | 'draft'>('before');
  const version = useQuery(versionQuery(project._id, number));
  const before = useQuery({ ...versionQuery(project._id, number - 1), enabled: number > 1 });
  const error = version.error ?? before.error;
  if (error)
    return <ErrorState error={error} onRetry={() => void Promise.all([version.refetch(), before.refetch()])} />;
  const questionnaire = version.data?.questionnaire;
  const isDraft = questionnaire !== undefined && isSame(questionnaire, draft);
  const name = format.digits(number);

  function restore(content: Questionnaire): void {
    const words = t('versions:restored', { number: name });
    builder.tools.edit(() => content, { select: null, notice: words, say: words });
    navigate(projectPaths.build(project));
  }

  return (
    <>
      <div className={styles.title}>
        <h3 id={titleId}>
          <VersionName number={number} current={project.version} />
        </h3>
        {version.data ? (
          <p>
            {[format.dateTime(version.data.publishedAt), version.data.publishedBy]
              .filter((fact) => fact !== null)
              .join(' · ')}
          </p>
        ) : null}
      </div>
      <div className={styles.tools}>
        <SegmentedControl
          aria-label={t('versions:comparedWith')}
          value={against}
          onChange={setAgainst}
          data={[
            { value: 'before', label: t(number === 1 ? 'versions:asked' : 'versions:againstBefore') },
            { value: 'draft', label: t('versions:againstDraft') },
          ]}
        />
        {questionnaire && !isDraft ? (
          <Button
            variant="default"
            leftSection={<IconRestore size={18} aria-hidden="true" />}
            onClick={() => restore(questionnaire)}
          >
            {t('versions:restore')}
          </Button>
        ) : null}
      </div>
      {questionnaire && (number === 1 || before.data) ? (
        against === 'before' ? (
          before.data ? (
            <WhatChanged before={before.data.questionnaire} after={questionnaire} none={t('versions:noChange')} />
          ) : (
            <WhatItAsks questionnaire={questionnaire} />
          )
        ) : (
          <>
            {isDraft ? null : <p className={styles.none}>{t('versions:restoreText')}</p>}
            <WhatChanged before={draft} after={questionnaire} none={t('versions:isDraft')} />
          </>
        )
      ) : (
        <Waiting className={styles.waiting}>
          <Skeleton height={96} />
          <Skeleton height={96} />
        </Waiting>
      )}
    </>
  );
}
