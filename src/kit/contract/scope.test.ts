import { describe, expect, test } from 'vitest';
import { worksWith } from './actor.ts';
import { hasScope } from './scope.ts';

describe('“A scope check finds the wanted scope either as a list entry or as a truthy key”', () => {
  test('finds the scope as an entry of a list', () => {
    expect(hasScope(['poll'], 'poll')).toBe(true);
    expect(hasScope(['poll'], 'survey')).toBe(false);
  });

  test('finds the scope as a truthy key', () => {
    expect(hasScope({ poll: 1, survey: false }, 'poll')).toBe(true);
    expect(hasScope({ poll: 1, survey: false }, 'survey')).toBe(false);
    expect(hasScope({}, 'constructor')).toBe(false);
  });
});

test('a scope keeps people to what it names; who has none works with everything, and administrators always do', () => {
  expect(worksWith({ role: 'surveyor', scope: [] }, 'poll')).toBe(true);
  expect(worksWith({ role: 'surveyor', scope: { poll: false } }, 'poll')).toBe(true);
  expect(worksWith({ role: 'surveyor', scope: ['survey'] }, 'poll')).toBe(false);
  expect(worksWith({ role: 'agent', scope: { poll: true } }, 'poll')).toBe(true);
  expect(worksWith({ role: 'agent', scope: { poll: true } }, 'survey')).toBe(false);
  expect(worksWith({ role: 'admin', scope: ['survey'] }, 'poll')).toBe(true);
});
