import { describe, expect, test } from 'vitest';
import { PERMISSION_NAMES } from '#kit/contract/permissions.ts';
import { areaOf, isUser, permissionsOf } from './policy.ts';

describe('areaOf', () => {
  test('keeps staff in the back office and the others in the dashboard', () => {
    expect(areaOf('admin')).toBe('/admin');
    expect(areaOf('agent')).toBe('/admin');
    expect(areaOf('surveyor')).toBe('/dashboard');
    expect(areaOf('user')).toBe('/dashboard');
  });
});

test('“The isUser check is true for surveyor”', () => {
  expect(isUser({ role: 'surveyor' })).toBe(true);
  expect(isUser({ role: 'user' })).toBe(true);
  expect(isUser({ role: 'agent' })).toBe(false);
  expect(isUser({ role: 'admin' })).toBe(false);
});

describe('permissionsOf', () => {
  test('gives administrators everything, whatever was taken', () => {
    expect(permissionsOf('admin', { content: false }, { users: false })).toEqual(PERMISSION_NAMES);
  });

  test('gives agents what is theirs from the start, and nothing that is marked admin only', () => {
    expect(permissionsOf('agent', {}, {})).toEqual([
      'overview',
      'projects',
      'companies',
      'content',
      'contacts',
      'tickets',
      'savedReplies',
      'errors',
      'emailTemplates',
    ]);
  });

  test('what was given to or taken from a person counts before what is so for all agents', () => {
    const held = permissionsOf('agent', { content: false, users: true, errors: false }, { errors: true, users: false });
    expect(held).toContain('errors');
    expect(held).not.toContain('content');
    expect(held).not.toContain('users');
  });

  test('never gives an agent what agents could raise themselves by, nor what is unknown', () => {
    const forged: object = { roles: true, emails: true, everything: true };
    expect(permissionsOf('agent', forged, forged)).toEqual(permissionsOf('agent', {}, {}));
  });

  test('gives users of the dashboard nothing of the back office', () => {
    for (const role of ['user', 'surveyor'] as const) expect(permissionsOf(role, {}, { content: true })).toEqual([]);
  });
});
