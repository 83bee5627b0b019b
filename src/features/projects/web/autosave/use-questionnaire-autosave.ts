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

/** Once typing pauses, before a save is tried; and meanwhile, now and then. */
const KEEP_AFTER_MS = 250;
const KEEP_EVERY_MS = 2_000;

/** Saves the questions as they are edited. */
export function useQuestionnaireAutosave(
  project: Project,
  saved: Revision<Questionnaire>,
  draft: Questionnaire,
): SaveMachineBinding<Questionnaire> {
  const client = useQueryClient();
  const params = { id: project._id };
  const { queryKey } = surveyQuery(project._id);

  async function store({ revision, content }: Revision<Questionnaire>): Promise<Stored<Questionnaire>> {
    const body = { questionnaireRevision: revision, questionnaire: content };
    const { questionnaireRevision, changedSincePublished } = await call(saveQuestionnaire, { params, body });
    client.setQueryData(queryKey, (known) => known && { ...known, questionnaireRevision, questionnaire: content });
    if (changedSincePublished !== project.changedSincePublished) void client.invalidateQueries({ queryKey });
    return { revision: questionnaireRevision };
  }

  async function read(): Promise<Revision<Questionnaire>> {
    const { questionnaireRevision, questionnaire } = await call(getSurvey, { params });
    return { revision: questionnaireRevision, content: questionnaire };
  }

  const autosave = useSaveMachine({ saved, draft, store, read });
  useKeptDraft(project._id, autosave.state);
  return autosave;
}

/**
 * What the server does not have yet is kept in the browser, in case the page does not live to save it: not with every
 * key, for writing a long questionnaire takes a slow processor as long as a letter may.
 */
function useKeptDraft(projectId: string, { saved, draft, ...state }: SaveMachine<Questionnaire>) {
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
    const timer = setInterval(keep, KEEP_EVERY_MS);
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [unsaved, saved.revision, projectId, page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew.
  useEffect(() => {
    if (!unsaved) return;
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [unsaved, draft]);
}
