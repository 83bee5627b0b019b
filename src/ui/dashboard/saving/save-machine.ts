// Saving as a state machine without clock, network or React: events go in, `nextStep` says what has to happen. One
// save is under way at a time, and what is seen is never dropped, whatever the server answers. Saving as one goes and
// saving when a button says so are the same but for who says that it is time.

import { isSame } from '#domain/is-same.ts';

export type Standing =
  /** The server has what is on the screen. */
  | 'saved'
  /** Something changed; a save follows when typing pauses. */
  | 'waiting'
  | 'saving'
  /** No connection: saved as soon as there is one. */
  | 'offline'
  /** Refused or failed on the way: tried again by itself or when asked to. */
  | 'failed'
  /** Refused for what it says: the next edit is tried again. */
  | 'refused'
  /** Somebody else saved in the meantime; the owner decides. */
  | 'conflict';

/** A draft as it was saved, with its number. */
export interface Revision<C> {
  revision: number;
  content: C;
}

/** What came first; it may have all that was changed here. */
export type Theirs<C> = Revision<C> & { hasMine?: boolean };

/** What a save became: its number and, where the server wrote it otherwise than it was sent, how. */
export type Stored<C> = Pick<Revision<C>, 'revision'> & Partial<Revision<C>>;

export interface SaveMachine<C> {
  standing: Standing;
  /** What the server is known to have. */
  saved: Revision<C>;
  /** What the owner sees. */
  draft: C;
  /** What is on its way to the server. */
  sending: C | undefined;
  /** Failures since the last success. */
  failures: number;
  /** The revision that came first, once it was read. */
  theirs: Revision<C> | undefined;
}

export type Failure = 'offline' | 'conflict' | 'refused' | 'other';

export type SaveEvent<C> =
  | { type: 'edited'; draft: C }
  | { type: 'due' }
  /** Somebody asked for it, also when nothing changed. */
  | { type: 'asked' }
  | ({ type: 'stored' } & Stored<C>)
  | { type: 'failed'; reason: Failure }
  | { type: 'online' }
  | { type: 'theirsRead'; theirs: Theirs<C> }
  /** What came first may not be read, or is gone: asking again would change nothing. */
  | { type: 'theirsRefused' }
  | { type: 'keptMine' }
  | { type: 'tookTheirs' };

export type SaveStep<C> =
  | { type: 'rest' }
  | { type: 'wait'; ms: number }
  | { type: 'send'; draft: Revision<C> }
  | { type: 'readTheirs' };

const PAUSE_MS = 800;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

export function startMachine<C>(saved: Revision<C>, draft: C = saved.content): SaveMachine<C> {
  const standing = draft === saved.content ? 'saved' : 'waiting';
  return { standing, saved, draft, sending: undefined, failures: 0, theirs: undefined };
}

/** Whether leaving now would lose something. */
export function hasUnsaved<C>(state: SaveMachine<C>): boolean {
  return state.draft !== state.saved.content || state.sending !== undefined;
}

/** What follows from an event. An event that does not fit the moment changes nothing. */
export function advance<C>(state: SaveMachine<C>, event: SaveEvent<C>): SaveMachine<C> {
  switch (event.type) {
    case 'edited':
      return settle({ ...state, draft: event.draft });
    case 'due':
      return isSendable(state) ? { ...state, standing: 'saving', sending: state.draft } : state;
    case 'asked':
      return isBusy(state) ? state : { ...state, standing: 'saving', sending: state.draft };
    case 'stored':
      return stored(state, event);
    case 'failed':
      return state.sending === undefined ? state : failed(state, event.reason);
    case 'online':
      return state.standing === 'offline' ? { ...state, standing: 'waiting' } : state;
    case 'theirsRead':
      return state.standing === 'conflict' ? theirsRead(state, event.theirs) : state;
    case 'theirsRefused':
      return nextStep(state).type === 'readTheirs' ? { ...state, standing: 'refused' } : state;
    case 'keptMine':
      return state.theirs ? settle({ ...resolved(state, state.theirs), standing: 'waiting' }) : state;
    case 'tookTheirs':
      return state.theirs ? settle({ ...resolved(state, state.theirs), draft: state.theirs.content }) : state;
  }
}

/** What has to happen next. */
export function nextStep<C>(state: SaveMachine<C>): SaveStep<C> {
  switch (state.standing) {
    case 'waiting':
      return { type: 'wait', ms: PAUSE_MS };
    case 'failed':
      return { type: 'wait', ms: Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (state.failures - 1)) };
    case 'saving':
      return state.sending === undefined
        ? { type: 'rest' }
        : { type: 'send', draft: { revision: state.saved.revision, content: state.sending } };
    case 'conflict':
      return state.theirs ? { type: 'rest' } : { type: 'readTheirs' };
    case 'saved':
    case 'offline':
    case 'refused':
      return { type: 'rest' };
  }
}

function isSendable<C>(state: SaveMachine<C>): boolean {
  return ['waiting', 'failed', 'offline', 'refused'].includes(state.standing);
}

function isBusy<C>({ standing }: SaveMachine<C>): boolean {
  return standing === 'saving' || standing === 'conflict';
}

function stored<C>(state: SaveMachine<C>, { revision, content = state.sending }: Stored<C>): SaveMachine<C> {
  if (content === undefined || state.sending === undefined) return state;
  const draft = state.draft === state.sending ? content : state.draft;
  const saved = { revision, content };
  return settle({ ...state, standing: 'waiting', saved, draft, sending: undefined, failures: 0 });
}

function failed<C>(state: SaveMachine<C>, reason: Failure): SaveMachine<C> {
  const standing = reason === 'other' ? 'failed' : reason;
  return { ...state, standing, sending: undefined, failures: state.failures + 1 };
}

/** The same content saved twice is no conflict to anybody: it is saved as what came second. */
function theirsRead<C>(state: SaveMachine<C>, { hasMine = false, ...theirs }: Theirs<C>): SaveMachine<C> {
  if (hasMine) return settle({ ...resolved(state, theirs), draft: theirs.content });
  if (!isSame(theirs.content, state.draft)) return { ...state, theirs };
  return { ...resolved(state, theirs), standing: 'saving', sending: state.draft };
}

function resolved<C>(state: SaveMachine<C>, theirs: Revision<C>): SaveMachine<C> {
  return { ...state, saved: theirs, theirs: undefined, failures: 0, standing: 'waiting' };
}

/** An edit waits its turn behind a save, a failure and a decision; taking it back leaves nothing to save. */
function settle<C>(state: SaveMachine<C>): SaveMachine<C> {
  if (isBusy(state)) return state;
  if (state.draft === state.saved.content) return { ...state, standing: 'saved', failures: 0 };
  const isNew = state.standing === 'saved' || state.standing === 'refused';
  return isNew ? { ...state, standing: 'waiting' } : state;
}
