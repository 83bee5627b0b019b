import { type Dispatch, useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { CallError } from '#kit/contract/call.ts';
import { randomKey } from '#kit/contract/random-key.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useOnline } from '#kit/web/use-online.ts';
import { getSurvey } from '../../contract/project.ts';
import { saveQuestionnaire } from '../../contract/questionnaire.ts';
import {
  type Autosave,
  type AutosaveEvent,
  advance,
  hasUnsaved,
  nextStep,
  type Revision,
  startAutosave,
} from './autosave.ts';
import { isSame } from './compare-questionnaires.ts';
import { forgetDraft, keepDraft } from './kept-draft.ts';

const READ_AGAIN_MS = 3_000;

export interface AutosaveBinding {
  state: Autosave<Questionnaire>;
  dispatch: Dispatch<AutosaveEvent<Questionnaire>>;
  /** Why the last save failed. */
  error: unknown;
}

interface AutosaveOptions {
  projectId: string;
  saved: Revision<Questionnaire>;
  /** What is edited; every change of it is saved. */
  draft: Questionnaire;
  onStored: (stored: { draft: Revision<Questionnaire>; changedSincePublished: boolean }) => void;
}

/** Binds the autosave machine to clock, network and the browser's store. */
export function useAutosave({ projectId, saved, draft, onStored }: AutosaveOptions): AutosaveBinding {
  const [state, dispatch] = useReducer(advance<Questionnaire>, saved, (revision) => startAutosave(revision));
  const [error, setError] = useState<unknown>();
  const online = useOnline();
  const step = nextStep(state);
  const waitMs = step.type === 'wait' ? step.ms : undefined;

  useEffect(() => dispatch({ type: 'edited', draft }), [draft]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit and each failure begins the pause anew.
  useEffect(() => {
    if (waitMs === undefined) return;
    const timer = setTimeout(() => dispatch({ type: 'due' }), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, state.draft, state.failures]);

  const send = useEffectEvent((content: Questionnaire) => {
    const { revision } = state.saved;
    const body = { questionnaireRevision: revision, questionnaire: content };
    call(saveQuestionnaire, { params: { id: projectId }, body }).then(
      ({ questionnaireRevision, changedSincePublished }) => {
        setError(undefined);
        onStored({ draft: { revision: questionnaireRevision, content }, changedSincePublished });
        dispatch({ type: 'stored', revision: questionnaireRevision });
      },
      (failure: unknown) => {
        setError(failure);
        dispatch({ type: 'failed', reason: reasonOf(failure) });
      },
    );
  });
  // One call for what is on its way, whatever changes meanwhile.
  useEffect(() => {
    if (state.sending !== undefined) send(state.sending);
  }, [state.sending]);

  useEffect(() => {
    if (online) dispatch({ type: 'online' });
  }, [online]);

  useReadTheirs(projectId, step.type === 'readTheirs', state.draft, dispatch);
  useKeptDraft(projectId, state);

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && dispatch({ type: 'due' });
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);

  return { state, dispatch, error };
}

function reasonOf(failure: unknown): 'offline' | 'conflict' | 'other' {
  if (!(failure instanceof CallError)) return 'other';
  if (failure.code === 'conflict') return 'conflict';
  // A server that cannot be reached by a connected device is tried again by the clock: no event will say it is back.
  return failure.code === 'offline' && !navigator.onLine ? 'offline' : 'other';
}

/**
 * After a conflict: reads what came first, until it is known. The same content saved twice is no conflict to anybody.
 */
function useReadTheirs(
  projectId: string,
  wanted: boolean,
  draft: Questionnaire,
  dispatch: Dispatch<AutosaveEvent<Questionnaire>>,
) {
  const [attempt, setAttempt] = useState(0);
  const read = useEffectEvent(async () => {
    const { questionnaireRevision, questionnaire } = await call(getSurvey, { params: { id: projectId } });
    dispatch({ type: 'theirsRead', theirs: { revision: questionnaireRevision, content: questionnaire } });
    if (isSame(questionnaire, draft)) dispatch({ type: 'keptMine' });
  });
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    read().catch(() => {
      timer = setTimeout(() => setAttempt(attempt + 1), READ_AGAIN_MS);
    });
    return () => clearTimeout(timer);
  }, [wanted, attempt]);
}

/** What the server does not have yet is kept in the browser, in case the page does not live to save it. */
function useKeptDraft(projectId: string, state: Autosave<Questionnaire>) {
  const [page] = useState(randomKey);
  const unsaved = hasUnsaved(state);
  const { revision } = state.saved;
  useEffect(() => {
    if (unsaved) keepDraft(localStorage, projectId, page, { revision, content: state.draft, keptAt: Date.now() });
    else forgetDraft(localStorage, projectId, page);
  }, [unsaved, revision, state.draft, projectId, page]);
}
