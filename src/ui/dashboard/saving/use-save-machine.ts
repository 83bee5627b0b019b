import {
  type Dispatch,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { CallError } from '#kit/contract/call.ts';
import { useOnline } from '#kit/web/use-online.ts';
import {
  advance,
  type Failure,
  nextStep,
  type Revision,
  type SaveEvent,
  type SaveMachine,
  type Stored,
  startMachine,
  type Theirs,
} from './save-machine.ts';

const READ_AGAIN_MS = 3_000;
const FOR_GOOD: readonly CallError['code'][] = ['signed_out', 'forbidden', 'not_found', 'gone'];

export interface SaveMachineBinding<C> {
  state: SaveMachine<C>;
  dispatch: Dispatch<SaveEvent<C>>;
  /** Why the last save failed. */
  error: unknown;
}

export interface SaveMachineOptions<C> {
  saved: Revision<C>;
  /** What is edited. */
  draft: C;
  /** Saves a draft, naming the revision it started from; tells the one it became. */
  store: (draft: Revision<C>) => Promise<Stored<C>>;
  /** What the server has now; without, nobody else can have saved it first. */
  read?: (() => Promise<Theirs<C>>) | undefined;
  /** Whether every change is saved when typing pauses, as is usual here, or a draft when somebody asks. */
  by?: 'clock' | 'hand';
}

interface Hearing<C> {
  machine: SaveMachine<C>;
  /** The last draft it was told of. */
  heard: C;
}

interface News<C> {
  event: SaveEvent<C>;
  /** As it was seen then. */
  draft: C;
}

function hear<C>(hearing: Hearing<C>, { event, draft }: News<C>): Hearing<C> {
  return { machine: advance(withDraft(hearing, draft), event), heard: draft };
}

function withDraft<C>({ machine, heard }: Hearing<C>, draft: C): SaveMachine<C> {
  return heard === draft ? machine : advance(machine, { type: 'edited', draft });
}

/** What comes next finds the same machine, whether or not it was told of what was edited meanwhile. */
function isLettersAlone<C>({ machine, heard }: Hearing<C>, state: SaveMachine<C>): boolean {
  return machine.draft === heard && state.standing === machine.standing && state.failures === machine.failures;
}

/** Binds the machine to clock and network. */
export function useSaveMachine<C>(options: SaveMachineOptions<C>): SaveMachineBinding<C> {
  const { saved, draft, store, read, by = 'clock' } = options;
  const [hearing, tell] = useReducer(hear<C>, saved, (revision) => ({
    machine: startMachine(revision),
    heard: draft,
  }));
  // Of what was edited just now the machine hears once this is drawn: nobody may read until then that all is saved.
  const state = withDraft(hearing, draft);
  const seen = useRef(draft);
  useLayoutEffect(() => {
    seen.current = draft;
  });
  const dispatch = useCallback((event: SaveEvent<C>) => tell({ event, draft: seen.current }), []);
  // While somebody types, each key would have everything drawn once more to tell it nothing but the letters.
  const hearOf = useEffectEvent((edited: C) => {
    if (!isLettersAlone(hearing, state)) dispatch({ type: 'edited', draft: edited });
  });
  useEffect(() => hearOf(draft), [draft]);
  const [error, setError] = useState<unknown>();
  const online = useOnline();
  const step = nextStep(state);
  const waitMs = step.type === 'wait' && by === 'clock' ? step.ms : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit and each failure begins the pause anew.
  useEffect(() => {
    if (waitMs === undefined) return;
    const timer = setTimeout(() => dispatch({ type: 'due' }), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, state.draft, state.failures, dispatch]);

  const send = useEffectEvent((content: C) => {
    store({ revision: state.saved.revision, content }).then(
      (stored) => {
        setError(undefined);
        dispatch({ type: 'stored', ...stored });
      },
      (failure: unknown) => {
        setError(failure);
        dispatch({ type: 'failed', reason: reasonOf(failure, read !== undefined) });
      },
    );
  });
  // One call for what is on its way, whatever changes meanwhile.
  useEffect(() => {
    if (state.sending !== undefined) send(state.sending);
  }, [state.sending]);

  useEffect(() => {
    if (online) dispatch({ type: 'online' });
  }, [online, dispatch]);

  const refuse = (failure: unknown) => {
    setError(failure);
    dispatch({ type: 'theirsRefused' });
  };
  useReadTheirs(read, step.type === 'readTheirs', { dispatch, refuse });

  useEffect(() => {
    if (by === 'hand') return;
    const leave = () => document.visibilityState === 'hidden' && dispatch({ type: 'due' });
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [by, dispatch]);

  return { state, dispatch, error };
}

function reasonOf(failure: unknown, canReadTheirs: boolean): Failure {
  if (!(failure instanceof CallError)) return 'other';
  if (failure.code === 'conflict') return canReadTheirs ? 'conflict' : 'refused';
  if (failure.code === 'invalid') return 'refused';
  // A server that cannot be reached by a connected device is tried again by the clock: no event will say it is back.
  return failure.code === 'offline' && !navigator.onLine ? 'offline' : 'other';
}

/** No later answer to the same question is another one. */
function isForGood(failure: unknown): boolean {
  return failure instanceof CallError && FOR_GOOD.includes(failure.code);
}

interface Readers<C> {
  dispatch: Dispatch<SaveEvent<C>>;
  refuse: (failure: unknown) => void;
}

/** After a conflict: reads what came first, until it is known or refused for good. */
function useReadTheirs<C>(
  readNow: (() => Promise<Theirs<C>>) | undefined,
  wanted: boolean,
  { dispatch, refuse }: Readers<C>,
) {
  const [attempt, setAttempt] = useState(0);
  const read = useEffectEvent(async () => {
    try {
      const theirs = await readNow?.();
      if (theirs) dispatch({ type: 'theirsRead', theirs });
    } catch (failure) {
      if (!isForGood(failure)) throw failure;
      refuse(failure);
    }
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
