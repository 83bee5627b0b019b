import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHeader } from '#ui/dashboard/page-header.tsx';
import { StatusBadge } from '#ui/dashboard/status-badge.tsx';
import type { Project } from '../../contract/project.ts';
import { projectPaths } from '../../paths.ts';
import { hasUnsaved } from '../autosave/autosave.ts';
import { SaveStatus } from '../autosave/save-status.tsx';
import type { AutosaveBinding } from '../autosave/use-autosave.ts';
import { ProjectStatusBadge } from '../project-status.tsx';
import { ProjectTitle } from '../project-title.tsx';
import { SurveyActions } from '../publish/survey-actions.tsx';
import styles from './workshop.module.css';

interface WorkshopHeadProps {
  project: Project;
  autosave: AutosaveBinding;
  onSaveNow: () => void;
  onDecide: () => void;
  onPreview: () => void;
  onPublish: () => void;
}

/** What the survey is called, how it stands, how far it is saved, and what can be done with it. */
export function WorkshopHead({ project, autosave, onSaveNow, onDecide, onPreview, onPublish }: WorkshopHeadProps) {
  const t = useText();
  const format = useFormat();
  /** The published version that the draft has gone on from. */
  const outdated = project.changedSincePublished ? project.version : null;
  return (
    <PageHeader
      title={<ProjectTitle title={project.title} />}
      back={{ to: projectPaths.surveys, label: t('projects:surveys') }}
      badge={
        <>
          <ProjectStatusBadge status={project.status} />
          {outdated === null ? null : <StatusBadge tone="warning">{t('projects:changedSincePublished')}</StatusBadge>}
        </>
      }
      description={
        <>
          <span className={styles.seen}>{t(`projects:statusText.${project.status}`)}</span>
          <SaveStatus autosave={autosave} onSaveNow={onSaveNow} onDecide={onDecide} />
          {outdated === null || project.status !== 'processing' ? null : (
            <span className={styles.seen}>{t('projects:changedHint', { version: format.digits(outdated) })}</span>
          )}
        </>
      }
      actions={
        <SurveyActions
          project={project}
          changed={hasUnsaved(autosave.state) && project.status === 'processing'}
          onPreview={onPreview}
          onPublish={onPublish}
        />
      }
    />
  );
}
