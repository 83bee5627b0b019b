import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Finding } from '#domain/questionnaire/finding.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHeader } from '#ui/dashboard/page-header.tsx';
import { StatusBadge } from '#ui/dashboard/status-badge.tsx';
import type { Project } from '../contract.ts';
import { hasUnsaved } from './autosave/autosave.ts';
import { LeaveGuard } from './autosave/leave-guard.tsx';
import { SaveStatus } from './autosave/save-status.tsx';
import { useAutosave } from './autosave/use-autosave.ts';
import { VersionChoices } from './autosave/version-choices.tsx';
import { BuilderToolsContext } from './builder/builder-context.ts';
import { BuilderPanes } from './builder/builder-panes.tsx';
import type { Writing } from './builder/builder-toolbar.tsx';
import { useChecked } from './builder/findings/use-checked.ts';
import { useGoToFinding } from './builder/findings/use-go-to-finding.ts';
import { useBuilderState } from './builder/use-builder-state.ts';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { ProjectStatusBadge } from './project-status.tsx';
import { ProjectTitle } from './project-title.tsx';
import { PublishDialog } from './publish/publish-dialog.tsx';
import { PublishedDialog } from './publish/published-dialog.tsx';
import { SurveyActions } from './publish/survey-actions.tsx';
import { surveyQuery } from './queries.ts';
import { SettingsForm } from './settings/settings-form.tsx';
import { WorkshopPanel, WorkshopTabs } from './workshop-tabs.tsx';

type Dialog = 'preview' | 'publish' | 'published' | null;

/** One survey being made: its questions, its settings, and everything around them. */
export function SurveyWorkshop({ project }: { project: Project }) {
  const t = useText();
  const format = useFormat();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useState<Dialog>(null);
  const [settingsDirty, setSettingsDirty] = useState(false);
  const [deciding, setDeciding] = useState(true);
  const [start] = useState(project.questionnaire);
  const { languages } = project;
  const [chosen, setChosen] = useState<Writing>('both');
  const locale = useLocale();
  // The page's own language comes first: it is the one the canvas is read in.
  const writing = useMemo(
    () =>
      languages
        .filter((language) => chosen === 'both' || chosen === language || !languages.includes(chosen))
        .sort((one, other) => Number(other === locale) - Number(one === locale)),
    [languages, chosen, locale],
  );
  const workshop = useBuilderState(start.content, languages, writing);
  const { tools, questionnaire, selection, canUndo, canRedo } = workshop;
  const checked = useChecked(project, questionnaire);
  const builder = useMemo(
    () => ({ questionnaire, selection, canUndo, canRedo, checked }),
    [questionnaire, selection, canUndo, canRedo, checked],
  );

  const autosave = useAutosave({
    projectId: project._id,
    saved: start,
    draft: questionnaire,
    onStored({ version, changedSincePublished }) {
      const { queryKey } = surveyQuery(project._id);
      client.setQueryData(queryKey, (known) => known && { ...known, questionnaire: version });
      if (changedSincePublished !== project.changedSincePublished) void client.invalidateQueries({ queryKey });
    },
  });
  const { state, dispatch } = autosave;
  const unsaved = hasUnsaved(state);
  const saveNow = useCallback(() => dispatch({ type: 'due' }), [dispatch]);
  const tab = search.get('tab') === 'settings' ? 'settings' : 'questions';
  const openTab = useCallback(
    (value: string | null) =>
      setSearch(value === 'settings' ? { tab: value } : {}, { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const writeInAll = useCallback(() => setChosen('both'), []);
  const openPreview = useCallback(() => setDialog('preview'), []);
  const openPublish = useCallback(() => setDialog('publish'), []);
  const closeDialog = useCallback(() => setDialog(null), []);
  const goTo = useGoToFinding(workshop, { openTab, writeInAll });
  const go = useCallback(
    (finding: Finding) => {
      setDialog(null);
      goTo(finding);
    },
    [goTo],
  );

  return (
    <BuilderToolsContext value={tools}>
      <PageHeader
        title={<ProjectTitle title={project.title} />}
        back={{ to: '/dashboard/survey', label: t('projects:surveys') }}
        badge={
          <>
            <ProjectStatusBadge status={project.status} />
            {project.version !== null && project.changedSincePublished ? (
              <StatusBadge tone="warning">{t('projects:changedSincePublished')}</StatusBadge>
            ) : null}
          </>
        }
        description={
          <>
            <SaveStatus
              standing={state.standing}
              error={autosave.error}
              onSaveNow={saveNow}
              onDecide={() => setDeciding(true)}
            />
            {project.version !== null && project.changedSincePublished
              ? ` ${t('projects:changedHint', { version: format.digits(project.version) })}`
              : null}
          </>
        }
        actions={
          <SurveyActions
            project={project}
            changed={unsaved && project.status === 'processing'}
            onPreview={openPreview}
            onPublish={openPublish}
          />
        }
      />
      <WorkshopTabs tab={tab} onTab={openTab} />
      <WorkshopPanel tab="questions" open={tab}>
        <BuilderPanes
          builder={builder}
          writing={writing.length === languages.length ? 'both' : chosen}
          onWriting={setChosen}
          onGo={go}
          notice={workshop.notice}
          onDismiss={workshop.dismissNotice}
          said={workshop.said}
        />
      </WorkshopPanel>
      <WorkshopPanel tab="settings" open={tab}>
        <SettingsForm project={project} onDirty={setSettingsDirty} />
      </WorkshopPanel>
      <VersionChoices
        projectId={project._id}
        saved={start.content}
        autosave={autosave}
        workshop={workshop}
        deciding={deciding}
        onDeciding={setDeciding}
      />
      <LeaveGuard unsaved={unsaved} settingsDirty={settingsDirty} standing={state.standing} onSaveNow={saveNow} />
      {dialog === 'preview' ? (
        <PreviewDialog project={project} questionnaire={questionnaire} onClose={closeDialog} />
      ) : null}
      {dialog === 'publish' ? (
        <PublishDialog
          project={project}
          questionnaire={questionnaire}
          saved={!unsaved}
          onSaveNow={saveNow}
          onGo={go}
          onClose={closeDialog}
          onPublished={() => setDialog('published')}
        />
      ) : null}
      {dialog === 'published' ? <PublishedDialog project={project} onClose={closeDialog} /> : null}
    </BuilderToolsContext>
  );
}
