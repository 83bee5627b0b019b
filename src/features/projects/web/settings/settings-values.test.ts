import { describe, expect, it } from 'vitest';
import { checkSurvey } from '#domain/questionnaire/checking/checker.ts';
import { sampleSettings as settings } from './sample-settings.ts';
import { firstToMend, namesOf, problemsOf, sendable } from './setting-problems.ts';
import { changesOf, type SettingsValues, surroundingsOf, valuesOf } from './settings-values.ts';

const draft = { hasPassword: false, mode: null, status: 'draft', responses: 0 } as const;

describe('settings in a form', () => {
  it('show times as a clock in Dhaka shows them', () => {
    expect(valuesOf(settings)).toMatchObject({ opensAt: '2026-03-01T12:00', endsAt: '', responseLimit: '500' });
  });

  it('come back as they were when nothing is changed', () => {
    const texts = {
      title: { en: 'Tea', bn: '' },
      description: { en: '', bn: '' },
      closingText: { en: '', bn: 'ধন্যবাদ' },
    };
    expect(changesOf(valuesOf(settings))).toEqual({ ...settings, ...texts });
    expect(problemsOf(valuesOf(settings), draft)).toEqual({});
  });

  it('are judged as they stand: a title that was just written is missing no more', () => {
    const questionnaire = { sections: [{ id: 's1', title: {}, intro: {}, questions: [] }] };
    const titleMissing = (values: SettingsValues) =>
      checkSurvey(surroundingsOf(values), questionnaire).some(({ key }) => key === 'missingProjectTitleBn');
    const values = valuesOf(settings);
    expect(titleMissing(values)).toBe(true);
    expect(titleMissing({ ...values, title: { en: 'Tea', bn: 'চা' } })).toBe(false);
    expect(titleMissing({ ...values, languages: ['en'] })).toBe(false);
  });

  it('take numbers in Bengali digits', () => {
    const values = { ...valuesOf(settings), responseLimit: '১,২০০' };
    expect(changesOf(values).responseLimit).toBe(1200);
    expect(problemsOf(values, draft)).toEqual({});
  });

  it('take an emptied limit or time as none', () => {
    const values = { ...valuesOf(settings), responseLimit: ' ', opensAt: '' };
    expect(changesOf(values)).toMatchObject({ responseLimit: null, opensAt: null });
  });

  it('take where it leads with or without https://, and nothing that could be read on the way', () => {
    const leading = (redirect: string) => ({ ...valuesOf(settings), redirect });
    expect(changesOf(leading(' example.com ')).redirect).toBe('https://example.com/');
    expect(changesOf(leading(' ')).redirect).toBeNull();
    expect(problemsOf(leading('example.com'), draft)).toEqual({});
    expect(problemsOf(leading('http://example.com'), draft)).toEqual({ redirect: 'url' });
    expect(problemsOf(leading('javascript:alert(1)'), draft)).toEqual({ redirect: 'url' });
  });

  it('name what cannot be understood', () => {
    const values = { ...valuesOf(settings), responseLimit: '2.5', opensAt: 'tomorrow', languages: [] };
    expect(problemsOf(values, draft)).toEqual({ responseLimit: 'wholeNumber', opensAt: 'date', languages: 'required' });
  });

  it.each([
    ['an end before the opening', { endsAt: '2026-02-01T10:00' }, { endsAt: 'endsBeforeOpens' }],
    ['a limited project without a password', { privacy: 'limited' }, { password: 'required' }],
    ['a short password', { privacy: 'limited', password: 'abc' }, { password: 'passwordTooShort' }],
    ['a date beyond what is stored', { opensAt: '1999-01-01T10:00' }, { opensAt: 'dateOutOfRange' }],
    ['no title in any language', { title: { en: ' ', bn: '' } }, { title: 'required' }],
  ] as const)('name %s', (_, changed, expected) => {
    expect(problemsOf({ ...valuesOf(settings), ...changed }, draft)).toEqual(expected);
  });

  it('name what responses that are in forbid', () => {
    const now = Date.parse('2026-03-02T00:00:00Z');
    const values = { ...valuesOf(settings), opensAt: '', endsAt: '2026-03-01T10:00', responseLimit: '2' };
    expect(problemsOf(values, { ...draft, status: 'processing', responses: 3 }, now)).toEqual({
      endsAt: 'endsInPast',
      responseLimit: 'limitBelowResponses',
    });
  });

  it('are saved but for fields with problems and those that mean something only with them', () => {
    const saved = valuesOf(settings);
    const values = { ...saved, viewType: 'step' as const, privacy: 'limited' as const, responseLimit: 'many' };
    expect(sendable(values, saved, namesOf(problemsOf(values, draft)))).toEqual({ ...saved, viewType: 'step' });
  });

  it.each(['opensAt', 'endsAt'] as const)('wait with both times where %s has to wait', (name) => {
    const saved = valuesOf(settings);
    const values = { ...saved, viewType: 'step' as const, opensAt: '2026-03-03T10:00', endsAt: '2026-03-02T10:00' };
    expect(sendable(values, saved, [name])).toEqual({ ...saved, viewType: 'step' });
  });

  it('say what has to be mended once it was left, or where a password is missing', () => {
    const missing = problemsOf({ ...valuesOf(settings), privacy: 'limited', title: { en: '', bn: '' } }, draft);
    expect(firstToMend(missing, new Set())).toBe('password');
    expect(firstToMend(missing, new Set(['title']))).toBe('title');
    expect(firstToMend({ responseLimit: 'wholeNumber' }, new Set())).toBeUndefined();
  });

  it('send a password only when there is a new one', () => {
    const limited = { ...valuesOf(settings), privacy: 'limited' as const };
    expect(changesOf(limited)).not.toHaveProperty('password');
    expect(changesOf({ ...limited, password: 'secret' })).toMatchObject({ password: 'secret' });
    expect(changesOf({ ...limited, password: 'secret' }, 'secret')).not.toHaveProperty('password');
  });

  it('leave the password alone when a project becomes public, and tell a new one once it is asked for', () => {
    const saved = valuesOf({ ...settings, privacy: 'limited' });
    const madePublic = { ...saved, privacy: 'public' as const, password: 'secret' };
    const told = sendable(madePublic, saved, []);
    expect(changesOf(told, saved.password)).not.toHaveProperty('password');
    const again = { ...madePublic, privacy: 'limited' as const };
    expect(changesOf(sendable(again, told, []), told.password)).toMatchObject({ password: 'secret' });
  });

  it('do not ask for one response per account where nobody signs in', () => {
    expect(changesOf({ ...valuesOf(settings), onePer: 'account' }).onePer).toBe('device');
  });
});
