import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { randomKey } from '#kit/contract/random-key.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { hasUnsaved, type Revision, type SaveMachine, type Stored } from '#ui/dashboard/saving/save-machine.ts';
import { type SaveMachineBinding, useSaveMachine } from '#ui/dashboard/saving/use-save-machine.ts';
import { getSurvey, type Project } from '../../contract/project.ts';
import { saveQuestionnaire } from '../../contract/questionnaire.ts';
import { surveyQuery } from '../queries.ts';
import { forgetDraft, keepDraft } from './kept-draft.ts';

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

/** What the server does not have yet is kept in the browser, in case the page does not live to save it. */
function useKeptDraft(projectId: string, state: SaveMachine<Questionnaire>) {
  const [page] = useState(randomKey);
  const unsaved = hasUnsaved(state);
  const { revision } = state.saved;
  useEffect(() => {
    if (unsaved) keepDraft(localStorage, projectId, page, { revision, content: state.draft, keptAt: Date.now() });
    else forgetDraft(localStorage, projectId, page);
  }, [unsaved, revision, state.draft, projectId, page]);
}
