import { expect, it } from 'vitest';
import { startMachine } from '../saving/save-machine.ts';
import type { SavedValues } from '../saving/use-saved-values.ts';
import { type Saves, shellStateOf } from './shell-state.ts';

const saved = { title: 'Rivers' };

function shellOf(saves: Saves, held: string[], errors = {}) {
  const state = startMachine({ revision: 1, content: saved });
  const kept: SavedValues<typeof saved> = {
    machine: { state, dispatch: () => {}, error: undefined },
    base: saved,
    isUnsaved: false,
    conflict: undefined,
    keepMine: () => {},
    takeTheirs: () => {},
  };
  return shellStateOf(saves, kept, { title: 'Title' }, { dirty: true, held, errors });
}

it('is saved by itself, and soon, where it is saved as one goes and no field is held back', () => {
  expect(shellOf('as you go', [])).toMatchObject({ unsaved: true, savesSoon: true });
  expect(shellOf('bar', [])).toMatchObject({ unsaved: true, savesSoon: false });
});

it('is not saved by itself while a field is held back, whether or not that is said yet', () => {
  expect(shellOf('as you go', ['title'])).toMatchObject({ standing: 'waiting', unsaved: true, savesSoon: false });
  expect(shellOf('as you go', ['title'], { title: 'Missing' })).toMatchObject({ standing: 'held', savesSoon: false });
});
