import { describe, expect, it } from 'vitest';
import { actorOf } from '#tests/factories/actor.ts';
import {
  abilitiesOn,
  askedDetails,
  availabilityOf,
  detailRule,
  mayBegin,
  mayManage,
  mayRead,
  type ProjectFacts,
} from './policy.ts';

const owner = actorOf('user', { id: 'owner' });
const stranger = actorOf('surveyor');
const agent = actorOf('agent');
const admin = actorOf('admin');

function project(facts: Partial<ProjectFacts> = {}): ProjectFacts {
  return {
    ownerId: 'owner',
    companyRole: null,
    kind: 'survey',
    status: 'draft',
    changedSincePublished: true,
    canCollect: true,
    isTakenDown: false,
    ...facts,
  };
}

const nothing = {
  update: false,
  publish: false,
  close: false,
  reopen: false,
  delete: false,
  handOver: false,
  readReport: false,
};

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

  it('staff see none without the permission, and of the kinds alone that they are kept to', () => {
    expect(mayRead(actorOf('agent', { permissions: ['content'] }), project())).toBe(false);
    const keptToPolls = actorOf('agent', { scope: ['poll'] });
    expect(mayRead(keptToPolls, project())).toBe(false);
    expect(mayRead(keptToPolls, project({ kind: 'poll' }))).toBe(true);
    expect(mayRead(actorOf('admin', { scope: ['poll'] }), project())).toBe(true);
  });

  it('whoever is kept to some kinds begins no others, and keeps what is theirs', () => {
    const keptToPolls = actorOf('user', { id: 'owner', scope: ['poll'] });
    expect(mayBegin(keptToPolls, 'poll')).toBe(true);
    expect(mayBegin(keptToPolls, 'survey')).toBe(false);
    expect(abilitiesOn(keptToPolls, project())).toMatchObject({ update: true, readReport: true });
  });

  it('members of its company work on it, or look, by their role; an owner’s is for owners', () => {
    const seenBy = (companyRole: ProjectFacts['companyRole']) => abilitiesOn(stranger, project({ companyRole }));
    expect(seenBy('owner')).toMatchObject({ update: true, publish: true, delete: true, handOver: true });
    expect(seenBy('editor')).toMatchObject({ update: true, publish: true, delete: false, handOver: false });
    expect(seenBy('viewer')).toEqual({ ...nothing, readReport: true });
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

  it('once it is complete: reopen, while it can collect', () => {
    expect(abilitiesOn(owner, project({ status: 'complete' })).reopen).toBe(true);
    expect(abilitiesOn(owner, project({ status: 'complete', canCollect: false })).reopen).toBe(false);
  });
});

describe('whether a project takes answers', () => {
  const now = new Date('2026-03-01T06:00:00Z');
  const before = new Date('2026-03-01T05:59:59.999Z');
  const after = new Date('2026-03-01T06:00:00.001Z');
  const open = { status: 'processing', opensAt: null, endsAt: null, responseLimit: null } as const;

  it('the window includes its opening and excludes its end', () => {
    expect(availabilityOf(open, null, now)).toBe('open');
    expect(availabilityOf({ ...open, opensAt: now, endsAt: after }, null, now)).toBe('open');
    expect(availabilityOf({ ...open, opensAt: after }, null, now)).toBe('not_open_yet');
    expect(availabilityOf({ ...open, endsAt: now }, null, now)).toBe('closed');
    expect(availabilityOf({ ...open, opensAt: before, endsAt: before }, null, now)).toBe('closed');
  });

  it('a limit that is reached says so, whether or not the project was closed for it', () => {
    expect(availabilityOf({ ...open, responseLimit: 5 }, 4, now)).toBe('open');
    expect(availabilityOf({ ...open, responseLimit: 5 }, 5, now)).toBe('full');
    expect(availabilityOf({ ...open, status: 'complete', responseLimit: 5 }, 5, now)).toBe('full');
    expect(availabilityOf({ ...open, status: 'complete', responseLimit: 5 }, 4, now)).toBe('closed');
  });

  it('of a draft nothing is said', () => {
    expect(availabilityOf({ ...open, status: 'draft' }, null, now)).toBeUndefined();
  });
});

it('details are asked of identified respondents alone, those that the project names', () => {
  const details = { name: 'required', phone: 'off', email: 'optional', address: 'off' } as const;
  expect(askedDetails({ responseMethod: 'identified', details })).toEqual(['name', 'email']);
  expect(detailRule({ responseMethod: 'identified', details }, 'name')).toBe('required');
  expect(askedDetails({ responseMethod: 'anonymous', details })).toEqual([]);
  expect(detailRule({ responseMethod: 'registered', details }, 'name')).toBe('off');
});
