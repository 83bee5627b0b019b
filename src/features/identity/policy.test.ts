import { describe, expect, test } from 'vitest';
import { areaOf, hasScope, isUser } from './policy.ts';

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

describe('“A scope check finds the wanted scope either as a list entry or as a truthy key”', () => {
  test('finds the scope as an entry of a list', () => {
    expect(hasScope(['reports'], 'reports')).toBe(true);
    expect(hasScope(['reports'], 'users')).toBe(false);
  });

  test('finds the scope as a truthy key', () => {
    expect(hasScope({ reports: 1, users: false }, 'reports')).toBe(true);
    expect(hasScope({ reports: 1, users: false }, 'users')).toBe(false);
    expect(hasScope({}, 'constructor')).toBe(false);
  });
});
