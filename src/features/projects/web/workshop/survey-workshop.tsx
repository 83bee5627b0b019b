import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Finding } from '#domain/questionnaire/finding.ts';
import type { Project } from '../../contract/project.ts';
import { hasUnsaved } from '../autosave/autosave.ts';
import { DraftChoices } from '../autosave/draft-choices.tsx';
import { LeaveGuard } from '../autosave/leave-guard.tsx';
import { useSaveTrouble } from '../autosave/save-status.tsx';
import { useAutosave } from '../autosave/use-autosave.ts';
import { BuilderToolsContext } from '../builder/builder-context.ts';
import { BuilderPanes } from '../builder/builder-panes.tsx';
import { useChecked } from '../builder/findings/use-checked.ts';
import { useGoToFinding } from '../builder/findings/use-go-to-finding.ts';
import { useBuilderState } from '../builder/state/use-builder-state.ts';
import { useWriting } from '../builder/state/use-writing.ts';
import { surveyQuery } from '../queries.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { useWorkshopTab } from './use-workshop-tab.ts';
import { type OpenDialog, WorkshopDialog } from './workshop-dialog.tsx';
import { WorkshopHead } from './workshop-head.tsx';
import { WorkshopPanel, WorkshopTabs } from './workshop-tabs.tsx';

/** One survey being made: its questions, its settings, and everything around them. */
export function SurveyWorkshop({ project }: { project: Project }) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [settingsDirty, setSettingsDirty] = useState(false);
  const [deciding, setDeciding] = useState(true);
  const [start] = useState({ revision: project.questionnaireRevision, content: project.questionnaire });
  const { tab, openTab } = useWorkshopTab();
  const { writing, chosen, choose, writeInAll } = useWriting(project.languages);

  const workshop = useBuilderState(start.content, project.languages, writing);
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
    onStored({ draft: { revision, content }, changedSincePublished }) {
      const { queryKey } = surveyQuery(project._id);
      const stored = { questionnaireRevision: revision, questionnaire: content };
      client.setQueryData(queryKey, (known) => known && { ...known, ...stored });
      if (changedSincePublished !== project.changedSincePublished) void client.invalidateQueries({ queryKey });
    },
  });
  const { state, dispatch } = autosave;
  const unsaved = hasUnsaved(state);
  const trouble = useSaveTrouble(autosave);

  // The same with every key: what is handed them is not drawn again.
  const saveNow = useCallback(() => dispatch({ type: 'due' }), [dispatch]);
  const openPreview = useCallback(() => setDialog('preview'), []);
  const openPublish = useCallback(() => setDialog('publish'), []);
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
      <WorkshopHead
        project={project}
        autosave={autosave}
        onSaveNow={saveNow}
        onDecide={() => setDeciding(true)}
        onPreview={openPreview}
        onPublish={openPublish}
      />
      <WorkshopTabs tab={tab} onTab={openTab} />
      <WorkshopPanel tab="questions" open={tab}>
        <BuilderPanes
          builder={builder}
          writing={chosen}
          onWriting={choose}
          onGo={go}
          notice={workshop.notice}
          onDismiss={workshop.dismissNotice}
          said={workshop.said}
        />
      </WorkshopPanel>
      <WorkshopPanel tab="settings" open={tab}>
        <SettingsForm project={project} onDirty={setSettingsDirty} />
      </WorkshopPanel>
      <DraftChoices
        projectId={project._id}
        saved={start.content}
        autosave={autosave}
        workshop={workshop}
        deciding={deciding}
        onDeciding={setDeciding}
      />
      <LeaveGuard unsaved={unsaved} settingsDirty={settingsDirty} standing={state.standing} onSaveNow={saveNow} />
      <WorkshopDialog
        dialog={dialog}
        onDialog={setDialog}
        project={project}
        questionnaire={questionnaire}
        saved={!unsaved}
        trouble={trouble}
        onSaveNow={saveNow}
        onGo={go}
      />
    </BuilderToolsContext>
  );
}
