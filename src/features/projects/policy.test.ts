import { describe, expect, it } from 'vitest';
import { abilitiesOn, mayManage, mayRead, type ProjectFacts } from './policy.ts';

const owner = { id: 'owner', role: 'user' } as const;
const stranger = { id: 'stranger', role: 'surveyor' } as const;
const agent = { id: 'agent', role: 'agent' } as const;
const admin = { id: 'admin', role: 'admin' } as const;

function project(facts: Partial<ProjectFacts> = {}): ProjectFacts {
  return { ownerId: 'owner', status: 'draft', changedSincePublished: true, hasRoom: true, ...facts };
}

const nothing = { update: false, publish: false, close: false, reopen: false, delete: false, readReport: false };

describe('who sees and who changes a project', () => {
  it('is its owner', () => {
    expect(mayRead(owner, project())).toBe(true);
    expect(mayManage(owner, project())).toBe(true);
  });

  it('staff see it and change nothing', () => {
    for (const staff of [agent, admin]) {
      expect(mayRead(staff, project())).toBe(true);
      expect(abilitiesOn(staff, project())).toEqual({ ...nothing, readReport: true });
    }
  });

  it('strangers do neither', () => {
    expect(mayRead(stranger, project())).toBe(false);
    expect(abilitiesOn(stranger, project())).toEqual(nothing);
  });
});

describe('what the owner can do', () => {
  it('with a draft: edit, publish, delete', () => {
    expect(abilitiesOn(owner, project())).toMatchObject({ publish: true, close: false, reopen: false, delete: true });
  });

  it('while it collects: close, and publish what changed', () => {
    const running = project({ status: 'processing', changedSincePublished: false });
    expect(abilitiesOn(owner, running)).toMatchObject({ update: true, publish: false, close: true, delete: false });
    expect(abilitiesOn(owner, { ...running, changedSincePublished: true }).publish).toBe(true);
  });

  it('once it is complete: reopen, while there is room', () => {
    expect(abilitiesOn(owner, project({ status: 'complete' })).reopen).toBe(true);
    expect(abilitiesOn(owner, project({ status: 'complete', hasRoom: false })).reopen).toBe(false);
  });
});
