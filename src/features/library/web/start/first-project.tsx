import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { projectPaths } from '#features/projects/paths.ts';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import { createSurveyWithQuestion } from '../../contract.ts';
import { libraryPaths } from '../../paths.ts';
import { templatesQuery } from '../queries.ts';
import styles from './first-project.module.css';
import { TemplateCard } from './template-card.tsx';

/** For somebody who has not asked anything yet: a template, or an empty page. */
export function FirstProject() {
  const t = useText();
  const navigate = useLocaleNavigate();
  const messageOf = useErrorMessage();
  const create = useCallMutation(createSurveyWithQuestion);

  function start(templateId: string) {
    create.mutate(
      { body: { template_id: templateId } },
      {
        onSuccess: ({ _id }) => navigate(projectPaths.survey(_id)),
        onError: (error) => showToast('error', messageOf(error)),
      },
    );
  }

  const started = create.isPending || create.isSuccess ? create.variables.body.template_id : undefined;
  return (
    <section aria-labelledby="first-project">
      <h2 id="first-project">{t('projects:emptyTitle')}</h2>
      <p className={styles.intro}>{t('projects:emptyText')}</p>
      <div className={styles.choices}>
        <Templates started={started} onStart={start} />
        <div className={styles.choice} data-blank="">
          <h3>{t('dashboard:blank')}</h3>
          <p>{t('projects:blankText')}</p>
          <Button component={LocaleLink} to={libraryPaths.newSurvey} variant="default">
            {t('dashboard:startBlank')}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Templates({ started, onStart }: { started: string | undefined; onStart: (id: string) => void }) {
  const { data, error, refetch } = useQuery(templatesQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Waiting className={styles.choice}>
        <Skeleton height={22} width="60%" />
        <Skeleton height={48} />
        <Skeleton height={36} width="50%" />
      </Waiting>
    );
  }
  return data.map((template) => (
    <TemplateCard
      key={template._id}
      template={template}
      busy={started === template._id}
      disabled={started !== undefined}
      onStart={() => onStart(template._id)}
    />
  ));
}
