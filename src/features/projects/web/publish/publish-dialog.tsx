import { Button, Group, Skeleton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Finding } from '#domain/questionnaire/finding.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialog.tsx';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import type { Project } from '../../contract/project.ts';
import { publishProject } from '../../contract/publishing.ts';
import { FindingList } from '../builder/findings/finding-list.tsx';
import { findingsQuery } from '../queries.ts';
import styles from './publish.module.css';
import { reasonOf } from './reason-of.ts';
import { useProjectTransition } from './use-project-transition.ts';

interface PublishDialogProps {
  project: Project;
  questionnaire: Questionnaire;
  /** Whether the server has everything that is on the screen. */
  saved: boolean;
  /** Why it has not. */
  trouble: string | undefined;
  onSaveNow: () => void;
  onGo: (finding: Finding) => void;
  onClose: () => void;
  onPublished: () => void;
}

/** What the checker says of the saved draft; when it finds no error, the button that publishes it. */
export function PublishDialog(props: PublishDialogProps) {
  const { project, questionnaire, saved, trouble, onSaveNow, onGo, onClose, onPublished } = props;
  const t = useText();
  const messageOf = useErrorMessage();
  const publish = useProjectTransition(publishProject);
  const { data, error, fetchStatus } = useQuery({ ...findingsQuery(project._id), enabled: saved });
  const stuck = trouble ?? (fetchStatus === 'paused' ? t('failures:offline') : undefined);
  const failure = publish.error ?? error;
  const isWaiting = !(data && saved) && !stuck && !failure;
  const words = wordsFor(project);
  const errors = data?.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  const warnings = (data?.findings.length ?? 0) - errors;

  useEffect(() => {
    if (!saved) onSaveNow();
  }, [saved, onSaveNow]);

  return (
    <Dialog opened onClose={onClose} title={t(words.title)} size="lg">
      <p className={styles.text}>{t(words.text)}</p>
      {failure ? (
        <Alert tone="danger" announce>
          {reasonOf(failure) ?? messageOf(failure)}
        </Alert>
      ) : null}
      {stuck ? (
        <Alert tone="warning" announce>
          {stuck}
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
          <FindingList questionnaire={questionnaire} findings={data.findings} onGo={onGo} />
        </section>
      ) : null}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button
          disabled={!data || !saved || errors > 0}
          loading={publish.isPending}
          onClick={() => publish.mutate({ params: { id: project._id } }, { onSuccess: onPublished })}
        >
          {t(words.button)}
        </Button>
      </Group>
    </Dialog>
  );
}

/** Publishing always lets answers in: a survey that was closed opens again. */
function wordsFor({ version, status }: Project) {
  if (version === null) {
    return { title: 'projects:publishTitle', text: 'projects:publishText', button: 'projects:publish' } as const;
  }
  const text = status === 'complete' ? 'projects:publishReopensText' : 'projects:publishVersionText';
  return { title: 'projects:publishNewVersion', text, button: 'projects:publishNewVersion' } as const;
}
