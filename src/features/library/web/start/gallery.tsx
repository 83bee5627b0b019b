import { Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ofType, type ProjectType } from '#features/projects/contract/kinds.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { templatesQuery } from '../queries.ts';
import styles from './gallery.module.css';
import { TemplateCard } from './template-card.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { BLANK, useStartProject } from './use-start-project.ts';

/** What a project can begin with: what its type has at first, or a template. One press, and it is there to be built. */
export function Gallery({ type }: { type: ProjectType }) {
  const t = useText();
  const { data, error, refetch } = useQuery(templatesQuery(ofType(type).kind));
  const { start, started, isStarting } = useStartProject(type);
  const [looking, setLooking] = useState<string>();
  const looked = data?.find(({ _id }) => _id === looking);
  return (
    <>
      <ul className={styles.gallery}>
        <li className={styles.card}>
          <button
            type="button"
            className={styles.start}
            aria-busy={started === BLANK || undefined}
            aria-disabled={isStarting || undefined}
            onClick={() => isStarting || start(BLANK)}
          >
            <span className={styles.blank}>
              <IconPlus size={40} stroke={1.5} aria-hidden="true" />
            </span>
            <span className={styles.name}>{t(`projects:blank.${type}.name`)}</span>
            <span className={styles.about}>{t(`projects:blank.${type}.text`)}</span>
          </button>
        </li>
        {data?.map((template) => (
          <TemplateCard
            key={template._id}
            template={template}
            busy={started === template._id}
            disabled={isStarting}
            onStart={() => start(template._id)}
            onLook={() => setLooking(template._id)}
          />
        ))}
        {data || error ? null : (
          <li className={styles.card}>
            <Waiting>
              <Skeleton height={248} radius="lg" />
            </Waiting>
          </li>
        )}
      </ul>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {looked ? (
        <TemplateDialog
          template={looked}
          busy={isStarting}
          onStart={() => start(looked._id)}
          onClose={() => setLooking(undefined)}
        />
      ) : null}
    </>
  );
}
