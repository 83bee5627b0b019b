import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { randomKey } from '#kit/contract/random-key.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { hasUnsaved, type Revision, type SaveMachine, type Stored } from '#ui/dashboard/saving/save-machine.ts';
import { type SaveMachineBinding, useSaveMachine } from '#ui/dashboard/saving/use-save-machine.ts';
import { getSurvey, type Project } from '../../contract/project.ts';
import { saveQuestionnaire } from '../../contract/questionnaire.ts';
import { surveyQuery } from '../queries.ts';
import { forgetDraft, keepDraft } from './kept-draft.ts';

/** While typing does not rest. */
const KEEP_EVERY_MS = 2_000;

/** Saves the questions as they are edited; `rested` is what they were when typing last paused. */
export function useQuestionnaireAutosave(
  project: Project,
  saved: Revision<Questionnaire>,
  draft: Questionnaire,
  rested: Questionnaire,
): SaveMachineBinding<Questionnaire> {
  const client = useQueryClient();
  const params = { id: project._id };
  const { queryKey } = surveyQuery(project._id);

  async function store({ revision, content }: Revision<Questionnaire>): Promise<Stored<Questionnaire>> {
    const body = { questionnaireRevision: revision, questionnaire: content };
    const { questionnaireRevision, changedSincePublished } = await call(saveQuestionnaire, { params, body });
    client.setQueryData(queryKey, (known) => known && { ...known, questionnaireRevision, questionnaire: content });
    // Saved is what can be published at once: until then the way to do so would be gone for a moment.
    if (changedSincePublished !== project.changedSincePublished) await client.invalidateQueries({ queryKey });
    return { revision: questionnaireRevision };
  }

  async function read(): Promise<Revision<Questionnaire>> {
    const { questionnaireRevision, questionnaire } = await call(getSurvey, { params });
    return { revision: questionnaireRevision, content: questionnaire };
  }

  const autosave = useSaveMachine({ saved, draft, store, read });
  useKeptDraft(project._id, autosave.state, rested);
  return autosave;
}

/**
 * What the server does not have yet is kept in the browser, in case the page does not live to save it: as typing rests,
 * now and then between two letters, and as the page goes. With every key it would be as long as a letter may take.
 */
function useKeptDraft(
  projectId: string,
  { saved, draft, ...state }: SaveMachine<Questionnaire>,
  rested: Questionnaire,
) {
  const [page] = useState(randomKey);
  const unsaved = hasUnsaved({ ...state, saved, draft });
  const kept = useRef<Questionnaire>(undefined);
  const keep = useEffectEvent(() => {
    if (kept.current === draft) return;
    kept.current = draft;
    keepDraft(localStorage, projectId, page, { revision: saved.revision, content: draft, keptAt: Date.now() });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept began with the revision before.
  useEffect(() => {
    kept.current = undefined;
    if (!unsaved) {
      forgetDraft(localStorage, projectId, page);
      return;
    }
    let cancel: (() => void) | undefined;
    const timer = setInterval(() => {
      cancel = whenIdle(keep);
    }, KEEP_EVERY_MS);
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      // What is saved meanwhile is not kept again.
      cancel?.();
      window.removeEventListener('pagehide', leave);
    };
  }, [unsaved, saved.revision, projectId, page]);
  const rest = useEffectEvent(() => {
    if (draft === rested) keep();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows these, and each revision is kept with its own.
  useEffect(() => {
    if (unsaved) rest();
  }, [unsaved, rested, saved.revision]);
}

/** Acts once the browser is idle, unless what it returns is called before; not every browser tells when it is. */
function whenIdle(act: () => void): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) {
    act();
    return undefined;
  }
  const handle = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(handle);
}
