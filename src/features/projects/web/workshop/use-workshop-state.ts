import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import type { Project } from '../../contract/project.ts';
import { projectPaths } from '../../paths.ts';
import { useQuestionnaireAutosave } from '../autosave/use-questionnaire-autosave.ts';
import { useBuilderState } from '../builder/state/use-builder-state.ts';
import { settingId } from '../settings/setting-id.ts';
import { surroundingsOf } from '../settings/settings-values.ts';
import { useSettings } from '../settings/use-settings.ts';
import { savingOf } from './saving.ts';
import { useChecked } from './use-checked.ts';
import { type Target, useGoToFinding } from './use-go-to-finding.ts';
import { useWriting } from './use-writing.ts';
import type { OpenDialog, Workshop } from './workshop-context.ts';

/** Everything that is edited in a project. It outlives its places: going from one to another loses nothing. */
export function useWorkshopState(project: Project): Workshop & { dialog: OpenDialog } {
  const { _id, kind } = project;
  const isPoll = kind === 'poll';
  const navigate = useLocaleNavigate();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [start] = useState({ revision: project.questionnaireRevision, content: project.questionnaire });
  const settings = useSettings(project);
  // What is on the screen counts, whether it is saved yet or not; without a language there is nothing to show.
  const languages = settings.values.languages.length > 0 ? settings.values.languages : project.languages;
  const { writing, chosen, choose } = useWriting(languages);

  const state = useBuilderState(start.content, isPoll, languages, writing, choose);
  const checked = useChecked({ ...surroundingsOf(settings.values), languages, isPoll }, state.questionnaire);
  const questions = useQuestionnaireAutosave(project, start, state.questionnaire);

  // Another place is drawn before what is to be found in it takes the focus.
  useLocation();
  const openPlace = useCallback(
    (path: string) =>
      // What is led to scrolls into view by itself, and being there already is no step to come back from.
      navigate(path, { preventScrollReset: true, replace: window.location.pathname.endsWith(path) }),
    [navigate],
  );
  const openBuild = useCallback(() => openPlace(projectPaths.build({ _id, kind })), [openPlace, _id, kind]);
  const openSettings = useCallback(() => openPlace(projectPaths.settings({ _id, kind })), [openPlace, _id, kind]);
  const goTo = useGoToFinding(state, { openBuild, openSettings });
  const go = useCallback(
    (finding: Target) => {
      setDialog(null);
      goTo(finding);
    },
    [goTo],
  );

  function open(next: OpenDialog): void {
    const inTheWay = next === 'publish' ? checked.errors[0] : undefined;
    if (next === 'publish') settings.leaveAll();
    setDialog(inTheWay ? null : next);
    if (!inTheWay) return;
    state.markTried();
    goTo(inTheWay);
  }

  function mend(): void {
    const name = settings.toMend;
    if (!name) return;
    settings.leaveAll();
    setDialog(null);
    openSettings();
    const field = name === 'title' ? settingId(name, state.tools.locale) : settingId(name);
    state.requestFocus(field);
    requestAnimationFrame(() => document.getElementById(field)?.scrollIntoView({ block: 'center' }));
  }

  const builder = useMemo(() => ({ ...state, checked }), [state, checked]);
  const saving = savingOf(questions, settings);
  return {
    ...{ project, builder, questions, settings, saving, writing: chosen, write: choose, dialog, open, go, mend },
    listFindings: () => setDialog('publish'),
  };
}
