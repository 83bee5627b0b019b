import { expect, it } from 'vitest';
import { startMachine } from '../saving/save-machine.ts';
import type { SavedValues } from '../saving/use-saved-values.ts';
import { type Saves, shellStateOf } from './shell-state.ts';

const saved = { title: 'Rivers', river: null as string | null };

function shellOf(saves: Saves, held: string[], errors = {}, conflict?: SavedValues<typeof saved>['conflict']) {
  const state = startMachine({ revision: 1, content: saved });
  const kept: SavedValues<typeof saved> = {
    machine: { state, dispatch: () => {}, error: undefined },
    base: saved,
    isUnsaved: false,
    conflict,
    keepMine: () => {},
    takeTheirs: () => {},
  };
  const words = { river: (river: string | null) => (river === null ? 'none' : `the ${river}`) };
  return shellStateOf(saves, kept, { title: 'Title', river: 'River' }, { dirty: true, held, errors, words });
}

it('is saved by itself, and soon, where it is saved as one goes and no field is held back', () => {
  expect(shellOf('as you go', [])).toMatchObject({ unsaved: true, savesSoon: true });
  expect(shellOf('bar', [])).toMatchObject({ unsaved: true, savesSoon: false });
});

it('is not saved by itself while a field is held back, whether or not that is said yet', () => {
  expect(shellOf('as you go', ['title'])).toMatchObject({ standing: 'waiting', unsaved: true, savesSoon: false });
  expect(shellOf('as you go', ['title'], { title: 'Missing' })).toMatchObject({ standing: 'held', savesSoon: false });
});

it('tells what somebody else saved in words, as the form has them', () => {
  const theirs = { title: 'Seas', river: 'Padma' };
  const { conflict } = shellOf('bar', [], {}, { theirs, merged: saved });
  expect(conflict).toEqual([
    { name: 'title', label: 'Title', mine: 'Rivers', theirs: 'Seas' },
    { name: 'river', label: 'River', mine: 'none', theirs: 'the Padma' },
  ]);
});
