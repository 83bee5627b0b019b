import { describe, expect, it } from 'vitest';
import { FRESH_SETTINGS } from '../../server/settings/settings.ts';
import {
  changedBetween,
  type EditedSettings,
  edited,
  joined,
  redone,
  startEditing,
  undone,
  valuesIn,
  whileCollecting,
} from './edited-settings.ts';
import { type SettingsValues, valuesOf } from './settings-values.ts';

const base = valuesOf(FRESH_SETTINGS);

function change(now: EditedSettings, changes: Partial<SettingsValues>): EditedSettings {
  return edited(now, { ...valuesIn(now), ...changes });
}

describe('settings being edited', () => {
  it('come back one step at a time, and again', () => {
    const start = startEditing(base);
    const now = change(change(start, { theme: 'river' }), { responseLimit: '50' });
    expect(valuesIn(undone(now))).toEqual({ ...base, theme: 'river' });
    expect(valuesIn(undone(undone(now)))).toEqual(base);
    expect(valuesIn(redone(undone(now)))).toEqual({ ...base, theme: 'river', responseLimit: '50' });
    expect(changedBetween(now, undone(now))).toEqual(['responseLimit']);
  });

  it('take what says the same as no step', () => {
    const now = change(startEditing(base), { title: { ...base.title } });
    expect(now.history.past).toEqual([]);
  });

  it('keep no password: none is brought back, and none that was typed is lost', () => {
    const now = change(change(startEditing(base), { privacy: 'limited' }), { password: 'a secret' });
    expect(JSON.stringify(now.history)).not.toContain('secret');
    expect(now.history.past).toHaveLength(1);
    expect(valuesIn(undone(now))).toEqual({ ...base, password: 'a secret' });
    const emptied = change(now, { password: '' });
    expect(valuesIn(undone(emptied)).password).toBe('');
  });

  it('lead behind nothing that somebody else changed', () => {
    const theirs: SettingsValues = { ...base, title: { en: 'Theirs', bn: '' } };
    const mine = change(change(startEditing(base), { theme: 'river' }), { responseLimit: '50' });
    const kept = joined(mine, base, theirs);
    expect(valuesIn(kept)).toEqual({ ...theirs, theme: 'river', responseLimit: '50' });
    expect(valuesIn(undone(kept))).toEqual({ ...theirs, theme: 'river' });
    expect(valuesIn(undone(undone(kept)))).toEqual(theirs);
    // Theirs were taken: mine, with what they changed, are one step away.
    expect(valuesIn(undone(edited(kept, theirs)))).toEqual(valuesIn(kept));
  });

  it('have no way back to what is fixed while responses come in', () => {
    const draft = change(change(startEditing(base), { onePer: 'device' }), { theme: 'river' });
    const collecting = whileCollecting(draft, { ...base, onePer: 'device' });
    expect(valuesIn(undone(collecting))).toEqual({ ...base, onePer: 'device' });
    expect(undone(collecting).history.past).toEqual([]);
  });

  it('stay as they were saved where responses came in elsewhere, and keep what else was changed', () => {
    const saved: SettingsValues = { ...base, onePer: 'device' };
    const start = change(startEditing(saved), { theme: 'river' });
    const back = change(change(start, { onePer: 'nobody', responseMethod: 'identified' }), { password: 'a secret' });
    const collecting = whileCollecting(change(back, { responseLimit: '50' }), saved);
    expect(valuesIn(collecting)).toEqual({ ...saved, theme: 'river', responseLimit: '50', password: 'a secret' });
    expect(valuesIn(undone(undone(collecting)))).toEqual({ ...saved, password: 'a secret' });
    expect(changedBetween(back, whileCollecting(back, saved))).toEqual(['responseMethod', 'onePer']);
    expect(whileCollecting(collecting, saved)).toEqual(collecting);
  });
});
