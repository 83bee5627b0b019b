import { Button } from '@mantine/core';
import type { Project } from '#features/projects/contract/project.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { siteLink } from '#kit/web/site-link.ts';
import { LinkField } from '#ui/dashboard/copying/link-field.tsx';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';

/** Before the first response: what to do so that it comes. */
export function NoResponses({ survey, started }: { survey: Project; started: number }) {
  const t = useText();
  const words = { kind: t(`common:kind.${survey.kind}`) };
  const toSurvey = (
    // To reopen stands in the bar.
    <Button component={LocaleLink} variant="default" to={projectPaths.build(survey)}>
      {t('reports:editProject', words)}
    </Button>
  );
  if (survey.status === 'draft') {
    return (
      <EmptyState
        picture="unpublished"
        title={t('reports:notPublished')}
        text={t('reports:notPublishedText', words)}
        action={
          <>
            <Button component={LocaleLink} to={projectPaths.publish(survey)}>
              {t('reports:publish')}
            </Button>
            <Button component={LocaleLink} variant="subtle" to={projectPaths.build(survey)}>
              {t('reports:editProject', words)}
            </Button>
          </>
        }
      />
    );
  }
  if (survey.status === 'complete') {
    const text = t('reports:noResponsesClosed', words);
    return <EmptyState picture="no-responses" title={t('reports:noResponses')} text={text} action={toSurvey} />;
  }
  return (
    <EmptyState
      picture="no-responses"
      title={t('reports:noResponses')}
      text={started > 0 ? t('reports:noResponsesStarted', { count: started }) : t('reports:noResponsesText')}
      action={
        <LinkField
          label={t('projects:link', words)}
          link={siteLink(projectPaths.link(survey.linkCode), survey.languages[0])}
        />
      }
    />
  );
}
