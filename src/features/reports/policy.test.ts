import { expect, it } from 'vitest';
import type { Role } from '#kit/contract/actor.ts';
import { actorOf } from '#tests/factories/actor.ts';
import { mayDeleteResponses, mayReadReport } from './policy.ts';

const project = { ownerId: 'owner', kind: 'survey', companyRole: null } as const;

it.each<[string, Role, boolean, boolean]>([
  ['owner', 'user', true, true],
  ['owner', 'surveyor', true, true],
  ['someone', 'user', false, false],
  ['someone', 'surveyor', false, false],
  ['someone', 'agent', true, false],
  ['someone', 'admin', true, false],
])('%s as %s: reads %s, deletes %s', (id, role, reads, deletes) => {
  expect(mayReadReport(actorOf(role, { id }), project)).toBe(reads);
  expect(mayDeleteResponses(actorOf(role, { id }), project)).toBe(deletes);
});
