import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type History, record, redo, revise, setAside, startHistory, undo } from './history.ts';

describe('the history of edits', () => {
  it('undoes and redoes', () => {
    const history = record(record(startHistory('a'), 'b'), 'c');
    expect(undo(history).present).toBe('b');
    expect(undo(undo(history)).present).toBe('a');
    expect(redo(undo(history)).present).toBe('c');
  });

  it('stays where it is at either end', () => {
    const history = startHistory('a');
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });

  it('takes typing in one text as one step, until a pause', () => {
    const typed = [
      ['t', 0],
      ['ti', 200],
      ['title', 400],
      ['title!', 5_000],
    ] as const;
    const history = typed.reduce(
      (so, [text, at]) => record(so, text, { topic: 'title:q1:en', at }),
      startHistory<string>(''),
    );
    expect(undo(history).present).toBe('title');
    expect(undo(undo(history)).present).toBe('');
  });

  it('keeps edits of different texts apart', () => {
    const history = record(record(startHistory('a'), 'b', { topic: 'x', at: 0 }), 'c', { topic: 'y', at: 1 });
    expect(undo(history).present).toBe('b');
  });

  it('forgets what was undone when something else is done', () => {
    const history = record(undo(record(startHistory('a'), 'b')), 'c');
    expect(redo(history).present).toBe('c');
  });

  it('keeps a draft that was set aside one undo away', () => {
    expect(undo(setAside(startHistory('mine'), 'theirs')).present).toBe('theirs');
  });

  it('changes all that it holds alike, and keeps no step that then changes nothing', () => {
    const history = undo(record(record(record(startHistory('a'), 'A'), 'b'), 'B'));
    const revised = revise(history, (value) => value.toLowerCase());
    expect(revised).toMatchObject({ past: ['a'], present: 'b', future: [] });
  });

  it('comes back to the same value after as many redos as undos', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), fc.nat(40), (values, steps) => {
        const history = values.reduce<History<number>>((so, value) => record(so, value), startHistory(-1));
        let moved = history;
        const undone = Math.min(steps, history.past.length);
        for (let step = 0; step < undone; step += 1) moved = undo(moved);
        for (let step = 0; step < undone; step += 1) moved = redo(moved);
        expect(moved.present).toBe(history.present);
      }),
    );
  });
});
