import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leaveCompany, removeMember, setMemberRole } from '#features/company/contract/members.ts';
import { suspendCompany } from '#features/company/contract/oversight.ts';
import { companies, companyMembers } from '#features/company/server/tables.ts';
import { getWelcome } from '#features/taking-part/contract/welcome.ts';
import { activities } from '#kit/server/audit/tables.ts';
import { addMember, createCompany } from '#tests/factories/company.ts';
import { createProject } from '#tests/factories/project.ts';
import { createUser } from '#tests/factories/user.ts';
import { someoneWaits } from '#tests/support/someone-waits.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { findProjects } from '../../contract/list.ts';
import { findAllProjects } from '../../contract/oversight.ts';
import * as contract from '../../contract/project.ts';
import { closeProject } from '../../contract/publishing.ts';

const server = await startTestServer();

/** A company of which the owner of a project is an editor, and somebody of every other role. */
async function shared({ published = false } = {}) {
  const [head, owner, editor, viewer] = [
    await createUser(server),
    await createUser(server),
    await createUser(server),
    await createUser(server),
  ];
  const company = await createCompany(server, head);
  for (const one of [owner, editor]) await addMember(server, company, one.id, 'editor');
  await addMember(server, company, viewer.id, 'viewer');
  const { id } = await createProject(server, { owner, settings: { company }, published });
  return { company, head, owner, editor, viewer, id, params: { id } };
}

describe('updateSurvey', () => {
  it('puts a project under a company that its owner works for, and under no other', async () => {
    const { company, viewer, owner } = await shared();
    const stranger = await createUser(server);
    for (const [by, status] of [
      [owner, 200],
      [viewer, 422],
      [stranger, 422],
    ] as const) {
      const { id } = await createProject(server, { owner: by });
      const reply = await server.call(contract.updateSurvey, { params: { id }, body: { company } }, by);
      expect(reply.status).toBe(status);
      if (status === 422) expect(Object.keys(reply.body.data.error.fields)).toEqual(['company']);
    }
    const begun = { kind: 'survey' as const, title: { en: 'Mine' }, settings: { company } };
    expect((await server.call(contract.createProject, { body: begun }, stranger)).status).toBe(422);
  });

  it('is moved by its owner and by the company’s, never by an editor', async () => {
    const { editor, head, owner, params } = await shared();
    const own = await createCompany(server, editor);
    const move = (company: string | null, by: typeof owner) =>
      server.call(contract.updateSurvey, { params, body: { company } }, by);
    expect((await move(own, editor)).status).toBe(403);
    expect((await move(null, editor)).status).toBe(403);
    // Its owner is no member there.
    expect((await move(await createCompany(server, head), head)).status).toBe(422);
    expect((await move(null, head)).status).toBe(422);
    const both = await createCompany(server, head);
    await addMember(server, both, owner.id, 'editor');
    expect((await move(both, head)).status).toBe(200);
    expect((await move(null, owner)).status).toBe(200);
    expect((await server.call(contract.getSurvey, { params }, editor)).status).toBe(404);
  });

  it('takes nothing under a company whose member its owner is no more, though that waited for the same', async () => {
    const { company, owner } = await shared();
    const { id } = await createProject(server, { owner });
    const save = () => server.call(contract.updateSurvey, { params: { id }, body: { company } }, owner);
    let saving: ReturnType<typeof save> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.select().from(companies).where(eq(companies.id, company)).for('update');
      await tx.delete(companyMembers).where(eq(companyMembers.userId, owner.id));
      saving = save();
      if (server.database.kind !== 'embedded') await someoneWaits(server.db);
    });
    expect((await saving)?.status).toBe(422);
  });

  it('takes nothing under a company that is suspended', async () => {
    const { company, owner } = await shared();
    const { id } = await createProject(server, { owner });
    const agent = await createUser(server, { role: 'agent' });
    await server.call(suspendCompany, { params: { id: company }, body: { reason: 'A mistake.' } }, agent);
    expect((await server.call(contract.updateSurvey, { params: { id }, body: { company } }, owner)).status).toBe(422);
  });

  it('of two who save from the same settings, the second is refused, whoever they are', async () => {
    const { owner, editor, params } = await shared();
    const body = { showProgress: false, settingsRevision: 1 };
    expect((await server.call(contract.updateSurvey, { params, body }, editor)).status).toBe(200);
    expect((await server.call(contract.updateSurvey, { params, body }, owner)).status).toBe(409);
  });

  it('changes neither owner nor abilities', async () => {
    const { editor, params } = await shared();
    for (const body of [{ owner: { _id: editor.id, fullName: 'Me' } }, { ownerId: editor.id }]) {
      expect((await server.call(contract.updateSurvey, { params, body: body as never }, editor)).status).toBe(422);
    }
  });
});

describe('findProjects', () => {
  it('lists what is shared beside one’s own, told apart, and by company', async () => {
    const { company, owner, viewer, head, id } = await shared();
    const listed = async (by: typeof owner) => (await server.call(findProjects, { query: { company } }, by)).data;
    expect((await listed(owner)).items).toMatchObject([{ _id: id, role: 'owner', sharedBy: null }]);
    expect((await listed(viewer)).items).toMatchObject([
      { _id: id, role: 'viewer', sharedBy: expect.stringContaining('Owner'), company: { _id: company } },
    ]);
    expect((await listed(head)).items[0]?.role).toBe('owner');
    const own = await createProject(server, { owner: viewer });
    expect((await server.call(findProjects, {}, viewer)).data).toMatchObject({ total: 2, byStatus: { draft: 2 } });
    expect((await listed(viewer)).items.map(({ _id }) => _id)).not.toContain(own.id);
    expect((await listed(await createUser(server))).items).toEqual([]);
    const admin = await createUser(server, { role: 'admin' });
    expect((await server.call(findAllProjects, { query: { company } }, admin)).data.total).toBe(1);
  });
});

describe('removeMember', () => {
  it('ends access with the next call, and takes the projects of whoever leaves out of the company', async () => {
    const { company, head, owner, editor, params } = await shared();
    await server.call(removeMember, { params: { id: company, member: editor.id } }, head);
    expect((await server.call(contract.getSurvey, { params }, editor)).status).toBe(404);
    await server.call(leaveCompany, { params: { id: company } }, owner);
    expect((await server.call(contract.getSurvey, { params }, head)).status).toBe(404);
    expect((await server.call(contract.getSurvey, { params }, owner)).data.company).toBeNull();
  });

  it('a role that is taken works with the next call', async () => {
    const { company, head, editor, params } = await shared();
    const lowered = { params: { id: company, member: editor.id }, body: { role: 'viewer' as const } };
    await server.call(setMemberRole, lowered, head);
    const save = { params, body: { showProgress: false } };
    expect((await server.call(contract.updateSurvey, save, editor)).status).toBe(403);
    expect((await server.call(contract.getSurvey, { params }, editor)).data.abilities).toMatchObject({
      update: false,
      publish: false,
      delete: false,
      handOver: false,
      readReport: true,
    });
  });
});

describe('duplicateProject', () => {
  it('is the copy of whoever copies, under the company where they work for it', async () => {
    const { editor, company, params } = await shared();
    const { _id: id } = (await server.call(contract.duplicateProject, { params }, editor)).data;
    const copy = (await server.call(contract.getSurvey, { params: { id } }, editor)).data;
    expect([copy.owner._id, copy.company]).toEqual([editor.id, company]);
  });
});

describe('handOverProject', () => {
  it('makes an editor the owner, at the word of its owner or of the company’s', async () => {
    const { owner, head, editor, viewer, params } = await shared();
    const give = (to: string, by: typeof owner) =>
      server.call(contract.handOverProject, { params, body: { owner: to } }, by);
    expect((await give(editor.id, editor)).status).toBe(403);
    expect((await give(editor.id, viewer)).status).toBe(403);
    expect((await give((await createUser(server)).id, owner)).status).toBe(422);
    expect((await give(viewer.id, owner)).status).toBe(422);
    expect((await give(editor.id, owner)).status).toBe(200);
    expect((await server.call(contract.getSurvey, { params }, owner)).data.owner._id).toBe(editor.id);
    expect((await give(head.id, head)).status).toBe(200);
    expect((await server.call(contract.getSurvey, { params }, head)).data.owner._id).toBe(head.id);
  });

  it('needs a company', async () => {
    const owner = await createUser(server);
    const { id } = await createProject(server, { owner });
    const body = { owner: (await createUser(server)).id };
    expect((await server.call(contract.handOverProject, { params: { id }, body }, owner)).status).toBe(409);
  });
});

describe('what others did to a project', () => {
  it('stands in the log of its owner', async () => {
    const { owner, editor, params, id } = await shared({ published: true });
    expect((await server.call(closeProject, { params }, editor)).status).toBe(200);
    const [closed] = await server.db
      .select()
      .from(activities)
      .where(and(eq(activities.subjectId, id), eq(activities.action, 'closed')));
    expect([closed?.actorId, closed?.ownerId]).toEqual([editor.id, owner.id]);
  });
});

describe('getWelcome', () => {
  it('names the company in place of the owner, until it is suspended', async () => {
    const { company, params } = await shared({ published: true });
    const shown = async () => (await server.call(getWelcome, { params })).data.company;
    expect(await shown()).toEqual({ name: { en: 'Shapla Textiles' }, logo: null });
    const agent = await createUser(server, { role: 'agent' });
    await server.call(suspendCompany, { params: { id: company }, body: { reason: 'A mistake.' } }, agent);
    expect(await shown()).toBeNull();
  });
});
