import { useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import type { SaveMachineBinding } from '#ui/dashboard/saving/use-save-machine.ts';
import type { Project } from '../../contract/project.ts';
import { projectPaths } from '../../paths.ts';
import { useQuestionnaireAutosave } from '../autosave/use-questionnaire-autosave.ts';
import { useDraftFocus } from '../builder/state/use-draft-focus.ts';
import { settingId } from '../settings/setting-id.ts';
import { surroundingsOf } from '../settings/settings-values.ts';
import { type Checked, checkedOf, useChecking } from './checked.ts';
import { useSaving } from './saving.ts';
import type { Edited } from './use-edited.ts';
import { useGoToFinding } from './use-go-to-finding.ts';
import type { OpenDialog, Workshop } from './workshop-context.ts';

interface WorkshopState {
  /** The same while somebody types: whatever reads it is not drawn again with every key. */
  workshop: Workshop;
  checked: Checked;
  questions: SaveMachineBinding<Questionnaire>;
  dialog: OpenDialog;
}

/** Everything that is edited in a project. It outlives its places: going from one to another loses nothing. */
export function useWorkshopState(project: Project, edited: Edited): WorkshopState {
  const { _id, kind, mode } = project;
  const { builder, settings } = edited;
  const navigate = useLocaleNavigate();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [start] = useState({ revision: project.questionnaireRevision, content: project.questionnaire });
  const { isPoll, isQuiz, languages } = builder.tools;
  const { values } = settings;
  const surroundings = useMemo(
    () => ({ ...surroundingsOf(values), languages, isPoll, isQuiz }),
    [values, languages, isPoll, isQuiz],
  );

  const draft = useSyncExternalStore(builder.draft.subscribe, builder.draft.now, builder.draft.now);
  const checked = useChecking(surroundings, useDeferredValue(draft.rested));
  const questions = useQuestionnaireAutosave(project, start, draft.questionnaire, draft.rested);
  const saving = useSaving(questions, settings);

  // Another place is drawn before what is to be found in it takes the focus.
  useLocation();
  useDraftFocus(draft, builder);
  const openPlace = useCallback(
    (path: string) =>
      // What is led to scrolls into view by itself, and being there already is no step to come back from.
      navigate(path, { preventScrollReset: true, replace: window.location.pathname.endsWith(path) }),
    [navigate],
  );
  const openBuild = useCallback(() => openPlace(projectPaths.build({ _id, kind, mode })), [openPlace, _id, kind, mode]);
  const openSettings = useCallback(
    () => openPlace(projectPaths.settings({ _id, kind, mode })),
    [openPlace, _id, kind, mode],
  );
  const goTo = useGoToFinding(builder, { openBuild, openSettings });

  const workshop = useMemo<Workshop>(
    () => ({
      ...{ project, ...edited, saving },
      listFindings: () => setDialog('publish'),
      go(finding) {
        setDialog(null);
        goTo(finding);
      },
      open(next) {
        const isToPublish = next === 'publish';
        const inTheWay = isToPublish ? checkedOf(surroundings, builder.draft.now().questionnaire).errors[0] : undefined;
        if (isToPublish) settings.leaveAll();
        setDialog(inTheWay ? null : next);
        if (!inTheWay) return;
        builder.markTried();
        goTo(inTheWay);
      },
      mend() {
        const { toMend: name, heldField } = settings;
        const inSettings = name && (name === 'title' ? settingId(name, builder.tools.locale) : settingId(name));
        const field = inSettings ?? heldField;
        if (!field) return;
        settings.leaveAll();
        setDialog(null);
        // A field that holds its own is on the screen, or it would hold nothing.
        if (inSettings) openSettings();
        builder.requestFocus(field);
        requestAnimationFrame(() => document.getElementById(field)?.scrollIntoView({ block: 'center' }));
      },
    }),
    [project, edited, builder, settings, surroundings, saving, goTo, openSettings],
  );
  return { workshop, checked, questions, dialog };
}
