// What members of a company may do with a project that is published under it: every call about a project, by role.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes } from '#app/api-routes.ts';
import type { MemberRole } from '#features/company/contract/roles.ts';
import { companyMembers } from '#features/company/server/tables.ts';
import { projects } from '#features/projects/server/tables.ts';
import { pathOf } from '#kit/contract/request.ts';
import { EXPECTATIONS } from './access/expectations.ts';
import { createWorld, type World } from './access/world.ts';
import { addMember, createCompany } from './factories/company.ts';
import { createUser } from './factories/user.ts';

/** Whoever owns a project or its company does these alone. */
const OF_OWNERS = ['deleteProject'];

const ABOUT_A_PROJECT = /^\/(?:projects\/:id|survey\/(?:get|update)\/:id)(?:\/|$)/;
/** A stranger does not find the project, and `handOverProject` names one of another company here. */
const endpoints = apiRoutes({} as never)
  .map((route) => route.endpoint)
  .filter(({ name, path }) => ABOUT_A_PROJECT.test(path) && EXPECTATIONS[name]?.statuses[2] === 404)
  .filter(({ name }) => name !== 'handOverProject');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

test('there is such a walk', () => {
  expect(endpoints.length).toBeGreaterThan(15);
});

/** What this call answers to a member of the company that the owner’s project is under. */
async function answerTo(role: MemberRole | 'former', endpoint: (typeof endpoints)[number]): Promise<number> {
  const { server } = world;
  const [owner, member] = [await createUser(server), await createUser(server)];
  const company = await createCompany(server, owner);
  const input = (await EXPECTATIONS[endpoint.name]?.input?.(world, owner)) ?? {};
  await server.db.update(projects).set({ company }).where(eq(projects.ownerId, owner.id));
  await addMember(server, company, member.id, role === 'former' ? 'owner' : role);
  if (role === 'former') await server.db.delete(companyMembers).where(eq(companyMembers.userId, member.id));
  const { status } = await server.send({
    method: endpoint.method,
    url: pathOf(endpoint, input),
    ...(input.body === undefined ? {} : { payload: input.body as object }),
    by: member,
  });
  return status;
}

describe.each(endpoints)('$name', (endpoint) => {
  const [, owner, , staff] = EXPECTATIONS[endpoint.name]?.statuses ?? [];

  test('answers owners of the company as it answers the owner of the project', async () => {
    expect(await answerTo('owner', endpoint)).toBe(owner);
  });

  test('answers editors alike, but for what is an owner’s', async () => {
    expect(await answerTo('editor', endpoint)).toBe(OF_OWNERS.includes(endpoint.name) ? 403 : owner);
  });

  test('lets viewers look and change nothing, as it lets the staff', async () => {
    expect(await answerTo('viewer', endpoint)).toBe(staff);
  });

  test('does not exist for whoever was a member a moment ago', async () => {
    expect(await answerTo('former', endpoint)).toBe(404);
  });
});
