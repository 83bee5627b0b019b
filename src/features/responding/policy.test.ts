import { expect, test } from 'vitest';
import { askedDetails, detailRule, doorOf, mayAnswerAgain } from './policy.ts';

const now = new Date('2026-03-01T06:00:00Z');
const before = new Date('2026-03-01T05:59:59.999Z');
const after = new Date('2026-03-01T06:00:00.001Z');
const open = { status: 'processing', opensAt: null, endsAt: null, responseLimit: null } as const;

test('the window includes its opening and excludes its end', () => {
  expect(doorOf(open, null, now)).toBe('open');
  expect(doorOf({ ...open, opensAt: now, endsAt: after }, null, now)).toBe('open');
  expect(doorOf({ ...open, opensAt: after }, null, now)).toBe('not_open_yet');
  expect(doorOf({ ...open, endsAt: now }, null, now)).toBe('closed');
  expect(doorOf({ ...open, opensAt: before, endsAt: before }, null, now)).toBe('closed');
});

test('a limit that is reached says so, whether or not the project was closed for it', () => {
  expect(doorOf({ ...open, responseLimit: 5 }, 4, now)).toBe('open');
  expect(doorOf({ ...open, responseLimit: 5 }, 5, now)).toBe('full');
  expect(doorOf({ ...open, status: 'complete', responseLimit: 5 }, 5, now)).toBe('full');
  expect(doorOf({ ...open, status: 'complete', responseLimit: 5 }, 4, now)).toBe('closed');
});

test('of a draft nothing is said', () => {
  expect(doorOf({ ...open, status: 'draft' }, null, now)).toBeUndefined();
});

test('only who may answer once is kept from answering again', () => {
  expect(mayAnswerAgain('nobody', 'completed')).toBe(true);
  expect(mayAnswerAgain('device', 'completed')).toBe(false);
  expect(mayAnswerAgain('account', 'answering')).toBe(true);
  expect(mayAnswerAgain('device', undefined)).toBe(true);
});

test('details are asked of identified respondents alone, those that the project names', () => {
  const details = { name: 'required', phone: 'off', email: 'optional', address: 'off' } as const;
  expect(askedDetails({ responseMethod: 'identified', details })).toEqual(['name', 'email']);
  expect(detailRule({ responseMethod: 'identified', details }, 'name')).toBe('required');
  expect(askedDetails({ responseMethod: 'anonymous', details })).toEqual([]);
  expect(detailRule({ responseMethod: 'registered', details }, 'name')).toBe('off');
});
