import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  type Failure,
  hasUnsaved,
  nextStep,
  type SaveEvent,
  type SaveMachine,
  startMachine,
} from './save-machine.ts';

const first = { revision: 1, content: 'first' };

function having(...events: SaveEvent<string>[]): SaveMachine<string> {
  return events.reduce(advance, startMachine(first));
}

const edited = (draft: string) => ({ type: 'edited', draft }) as const;
const due = { type: 'due' } as const;
const stored = (revision: number) => ({ type: 'stored', revision }) as const;
const failed = (reason: Failure) => ({ type: 'failed', reason }) as const;
const theirs = { revision: 5, content: 'theirs' };

describe('saving', () => {
  it('rests while nothing changed', () => {
    expect(nextStep(having())).toEqual({ type: 'rest' });
    expect(hasUnsaved(having())).toBe(false);
  });

  it('waits for a pause, then sends the newest draft with the revision it started from', () => {
    expect(nextStep(having(edited('a'), edited('b')))).toMatchObject({ type: 'wait' });
    expect(nextStep(having(edited('a'), edited('b'), due))).toEqual({
      type: 'send',
      draft: { revision: 1, content: 'b' },
    });
  });

  it('is saved when the server answered and nothing changed meanwhile', () => {
    const state = having(edited('a'), due, stored(2));
    expect(state).toMatchObject({ standing: 'saved', saved: { revision: 2, content: 'a' } });
    expect(hasUnsaved(state)).toBe(false);
  });

  it('sends one at a time: an edit during a save is saved after it, from the new revision', () => {
    const during = having(edited('a'), due, edited('b'));
    expect(nextStep(during)).toEqual({ type: 'send', draft: { revision: 1, content: 'a' } });
    expect(advance(during, due)).toBe(during);
    const then = [stored(2), due].reduce<SaveMachine<string>>(advance, during);
    expect(nextStep(then)).toEqual({ type: 'send', draft: { revision: 2, content: 'b' } });
  });

  it('has nothing to save once an edit is taken back', () => {
    expect(having(edited('a'), edited('first')).standing).toBe('saved');
  });

  it('tries again by itself, later each time, with what is newest', () => {
    const once = having(edited('a'), due, failed('other'));
    const twice = [due, failed('other')].reduce<SaveMachine<string>>(advance, once);
    const [soon, later] = [nextStep(once), nextStep(twice)];
    expect(soon.type === 'wait' && later.type === 'wait' && later.ms > soon.ms).toBe(true);
    expect(nextStep([edited('b'), due].reduce<SaveMachine<string>>(advance, once))).toMatchObject({
      draft: { content: 'b' },
    });
  });

  it('rests while offline and goes on when the connection is back', () => {
    const offline = having(edited('a'), due, failed('offline'));
    expect(nextStep(offline)).toEqual({ type: 'rest' });
    expect(hasUnsaved(offline)).toBe(true);
    expect(nextStep(advance(offline, { type: 'online' }))).toMatchObject({ type: 'wait' });
  });

  it('does not try again what was refused for what it says, but the next edit', () => {
    const refused = having(edited('wrong'), due, failed('refused'));
    expect(nextStep(refused)).toEqual({ type: 'rest' });
    expect(hasUnsaved(refused)).toBe(true);
    expect(nextStep(advance(refused, edited('right')))).toMatchObject({ type: 'wait' });
    expect(advance(refused, edited('first')).standing).toBe('saved');
  });

  it('reads the other revision after a conflict and saves nothing until the owner decides', () => {
    const conflict = having(edited('mine'), due, failed('conflict'));
    expect(nextStep(conflict)).toEqual({ type: 'readTheirs' });
    const known = [{ type: 'theirsRead', theirs } as const, edited('mine 2'), due].reduce<SaveMachine<string>>(
      advance,
      conflict,
    );
    expect(known).toMatchObject({ standing: 'conflict', draft: 'mine 2', theirs });
    expect(nextStep(known)).toEqual({ type: 'rest' });
  });

  it('reads the other revision no more once that is refused, and tries the next edit', () => {
    const refused = having(edited('mine'), due, failed('conflict'), { type: 'theirsRefused' });
    expect(refused).toMatchObject({ standing: 'refused', draft: 'mine' });
    expect([nextStep(refused), hasUnsaved(refused)]).toEqual([{ type: 'rest' }, true]);
    expect(nextStep(advance(refused, edited('mine 2')))).toMatchObject({ type: 'wait' });
    const known = having(edited('mine'), due, failed('conflict'), { type: 'theirsRead', theirs });
    expect(advance(known, { type: 'theirsRefused' })).toBe(known);
  });

  it('saves the same content as what came second, from their revision, and asks nobody', () => {
    const same = { type: 'theirsRead', theirs: { revision: 5, content: 'mine' } } as const;
    const state = having(edited('mine'), due, failed('conflict'), same);
    expect(nextStep(state)).toEqual({ type: 'send', draft: { revision: 5, content: 'mine' } });
    expect(advance(state, stored(6))).toMatchObject({ standing: 'saved', saved: { revision: 6, content: 'mine' } });
  });

  it('takes theirs at once where it has all that was changed here', () => {
    const read = { type: 'theirsRead', theirs: { ...theirs, hasMine: true } } as const;
    const state = having(edited('mine'), due, failed('conflict'), read);
    expect(state).toMatchObject({ standing: 'saved', draft: 'theirs', saved: theirs, theirs: undefined });
    expect([nextStep(state), hasUnsaved(state)]).toEqual([{ type: 'rest' }, false]);
  });

  it('keeps mine by saving it over theirs, from their revision', () => {
    const state = having(edited('mine'), due, failed('conflict'), { type: 'theirsRead', theirs }, { type: 'keptMine' });
    expect(nextStep(advance(state, due))).toEqual({ type: 'send', draft: { revision: 5, content: 'mine' } });
  });

  it('takes theirs without saving anything', () => {
    const state = having(edited('m'), due, failed('conflict'), { type: 'theirsRead', theirs }, { type: 'tookTheirs' });
    expect(state).toMatchObject({ standing: 'saved', draft: 'theirs', saved: theirs });
  });

  it('saves when somebody asks, also what is saved already, but nothing twice at once', () => {
    const asked = { type: 'asked' } as const;
    expect(nextStep(having(asked))).toEqual({ type: 'send', draft: first });
    expect(having(asked, stored(2))).toMatchObject({ standing: 'saved', saved: { revision: 2, content: 'first' } });
    const state = having(edited('a'), asked, edited('b'));
    expect(advance(state, asked)).toBe(state);
  });

  it('takes what the server made of a draft, unless it was edited meanwhile', () => {
    const written = { type: 'stored', revision: 2, content: 'A' } as const;
    expect(having(edited(' a '), due, written)).toMatchObject({ standing: 'saved', draft: 'A' });
    const state = having(edited(' a '), due, edited(' ab '), written);
    expect(state).toMatchObject({ standing: 'waiting', draft: ' ab ', saved: { content: 'A' } });
  });

  it('goes on from a draft that an earlier visit left behind', () => {
    expect(startMachine(first, 'left behind').standing).toBe('waiting');
  });

  it('never shows anything but the last edit, and calls saved only what the server has', () => {
    const event = fc.oneof(
      fc.string({ maxLength: 3 }).map(edited),
      fc.constant(due),
      fc.integer({ min: 2, max: 9 }).map(stored),
      fc.constantFrom('offline' as const, 'conflict' as const, 'refused' as const, 'other' as const).map(failed),
      fc.constant({ type: 'online' } as const),
      fc.constant({ type: 'theirsRead', theirs } as const),
      fc.constant({ type: 'theirsRefused' } as const),
      fc.constant({ type: 'keptMine' } as const),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const state = having(...events);
        const last = events.findLast((one) => one.type === 'edited')?.draft ?? 'first';
        expect(state.draft).toBe(last);
        if (state.standing === 'saved') expect(state.saved.content).toBe(state.draft);
        else expect(hasUnsaved(state)).toBe(true);
      }),
    );
  });
});
