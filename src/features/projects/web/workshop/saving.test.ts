import { describe, expect, it } from 'vitest';
import type { Standing } from '#ui/dashboard/saving/save-machine.ts';
import { type Saving, standingShown } from './saving.ts';

function saving(standing: Standing, held: boolean, needsMending: boolean): Saving {
  return { standing, held, needsMending, error: undefined, unsaved: false, wouldLose: held, saveNow: () => undefined };
}

describe('how far the work is saved', () => {
  it('is never called saved while a setting is held back', () => {
    expect(standingShown(saving('saved', false, false))).toBe('saved');
    expect(standingShown(saving('saved', true, false))).toBe('waiting');
    expect(standingShown(saving('saved', true, true))).toBe('held');
    expect(standingShown(saving('saving', true, true))).toBe('held');
  });

  it('is not called saved in the moment before what is unsaved goes', () => {
    expect(standingShown({ ...saving('saved', false, false), unsaved: true })).toBe('waiting');
  });

  it('tells of trouble on the way first', () => {
    expect(standingShown(saving('offline', true, true))).toBe('offline');
    expect(standingShown(saving('conflict', true, true))).toBe('conflict');
  });
});
