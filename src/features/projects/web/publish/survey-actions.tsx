import { Button } from '@mantine/core';
import { IconChartBar, IconEye, IconLink } from '@tabler/icons-react';
import { memo } from 'react';
import { reportPaths } from '#features/reports/paths.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { siteLink } from '#kit/web/site-link.ts';
import { useCopyLink } from '#ui/dashboard/use-copy-link.ts';
import type { Project } from '../../contract/project.ts';
import { TransitionButton } from './transition-button.tsx';

interface SurveyActionsProps {
  project: Project;
  /** Something changed since the last version, saved or not. */
  changed: boolean;
  onPreview: () => void;
  onPublish: () => void;
}

/** What can be done with the whole survey now. */
export const SurveyActions = memo(function SurveyActions(props: SurveyActionsProps) {
  const { project, changed, onPreview, onPublish } = props;
  const t = useText();
  const copyLink = useCopyLink();
  const { abilities, status } = project;
  const isOut = status !== 'draft';
  return (
    <>
      <Button variant="default" leftSection={<IconEye size={18} aria-hidden="true" />} onClick={onPreview}>
        {t('builder:preview')}
      </Button>
      {isOut ? (
        <Button
          variant="default"
          component={LocaleLink}
          to={reportPaths.responseReports(project._id)}
          leftSection={<IconChartBar size={18} aria-hidden="true" />}
        >
          {t('projects:results')}
        </Button>
      ) : null}
      {status === 'processing' ? (
        <Button
          variant="default"
          leftSection={<IconLink size={18} aria-hidden="true" />}
          onClick={() => copyLink(siteLink(takingPartPaths.welcome(project._id), project.languages[0]))}
        >
          {t('common:copyLink')}
        </Button>
      ) : null}
      {abilities.close ? <TransitionButton project={project} to="close" /> : null}
      {abilities.reopen ? <TransitionButton project={project} to="reopen" /> : null}
      {abilities.publish || changed ? (
        <Button onClick={onPublish}>{t(isOut ? 'projects:publishNewVersion' : 'projects:publish')}</Button>
      ) : null}
    </>
  );
});
