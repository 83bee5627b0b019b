import { Button, Group, Skeleton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useSaveTrouble } from '#ui/dashboard/saving/use-save-trouble.ts';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import { publishProject } from '../../contract/publishing.ts';
import { checkProject } from '../../contract/questionnaire.ts';
import { useQuestionnaire } from '../builder/state/use-draft.ts';
import { FindingList } from '../findings/finding-list.tsx';
import { standingShown } from '../workshop/saving.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import styles from './publish.module.css';
import { reasonOf } from './reason-of.ts';
import { useProjectTransition } from './use-project-transition.ts';

interface BeforePublishingProps {
  workshop: Workshop;
  text: string;
  button: string;
  onClose: () => void;
  onPublished: () => void;
}

/** What the checker says of the saved draft; when it finds no error, the button that publishes it. */
export function BeforePublishing({ workshop, text, button, onClose, onPublished }: BeforePublishingProps) {
  const { project, saving, go, mend } = workshop;
  const questionnaire = useQuestionnaire();
  const t = useText();
  const messageOf = useErrorMessage();
  const trouble = useSaveTrouble(standingShown(saving), saving.error, t('builder:held'));
  const publish = useProjectTransition(publishProject);
  const saved = !saving.unsaved && !saving.held;
  const { data, error, fetchStatus } = useQuery({
    ...callQuery(checkProject, { params: { id: project._id } }),
    enabled: saved,
    // Asked anew each time: what was found before the last change says nothing.
    staleTime: 0,
    gcTime: 0,
  });
  const stuck = trouble ?? (fetchStatus === 'paused' ? t('failures:offline') : undefined);
  const failure = publish.error ?? error;
  const isWaiting = !(data && saved) && !stuck && !failure;
  const errors = data?.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  const isReady = data !== undefined && saved && errors === 0;
  const warnings = (data?.findings.length ?? 0) - errors;

  const saveNow = useEffectEvent(saving.saveNow);
  useEffect(() => {
    if (!saved) saveNow();
  }, [saved]);

  return (
    <>
      <p className={styles.text}>{text}</p>
      {failure ? (
        <Alert tone="danger" announce>
          {reasonOf(failure) ?? messageOf(failure)}
        </Alert>
      ) : null}
      {stuck ? (
        <Alert tone="warning" announce>
          {stuck}
          {saving.needsMending ? (
            <p>
              <Button variant="default" size="compact-sm" mt="xs" onClick={mend}>
                {t('builder:toSetting')}
              </Button>
            </p>
          ) : null}
        </Alert>
      ) : null}
      {isWaiting ? (
        <Waiting>
          <Skeleton height={72} mt="md" />
        </Waiting>
      ) : null}
      {data && saved && data.findings.length === 0 ? (
        <p className={styles.ready}>
          <IconCircleCheck size={20} aria-hidden="true" />
          {t('projects:ready')}
        </p>
      ) : null}
      {data && saved && data.findings.length > 0 ? (
        <section>
          <h3 className={styles.count}>
            <span role="status">
              {errors > 0 ? t('projects:errorsFirst', { count: errors }) : t('projects:warnings', { count: warnings })}
            </span>
          </h3>
          <FindingList questionnaire={questionnaire} findings={data.findings} onGo={go} />
        </section>
      ) : null}
      {project.kind === 'quiz' && (project.version ?? 0) > 0 && project.responses > 0 ? (
        <p className={styles.text}>{t('projects:marksAgain')}</p>
      ) : null}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        {/* It has the focus from the start, which what is disabled does not take. */}
        <Button
          data-autofocus
          data-disabled={!isReady || undefined}
          aria-disabled={!isReady || undefined}
          loading={publish.isPending}
          onClick={
            isReady ? () => publish.mutate({ params: { id: project._id } }, { onSuccess: onPublished }) : undefined
          }
        >
          {button}
        </Button>
      </Group>
    </>
  );
}
