import { expect, it } from 'vitest';
import { closeProject, publishProject, reopenProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { closeEndedProjects } from '#features/projects/server/publishing/close-ended-projects.ts';
import { createProject, type TestProject } from '#tests/factories/project.ts';
import { startTestServer, visitor } from '#tests/support/test-server.ts';
import { startRespondent } from '../../contract/start-respondent.ts';
import { getWelcome } from '../../contract/welcome.ts';

const server = await startTestServer();

const open = (settings: Partial<ProjectSettings> = {}) => createProject(server, { settings, published: true });

async function told({ id }: TestProject) {
  const { availability, closedAt } = (await server.call(getWelcome, { params: { id } })).data;
  return { availability, closedAt };
}

const now = () => server.clock.now.toISOString();

it('nothing is told of while it takes answers; once it is closed by hand, the time, until it collects again', async () => {
  const survey = await open();
  const params = { id: survey.id };
  expect(await told(survey)).toEqual({ availability: 'open', closedAt: null });
  await server.call(closeProject, { params }, survey.owner);
  const closed = { availability: 'closed', closedAt: now() };
  server.clock.forward(300);
  expect(await told(survey)).toEqual(closed);
  await server.call(reopenProject, { params }, survey.owner);
  expect(await told(survey)).toEqual({ availability: 'open', closedAt: null });
  await server.call(closeProject, { params }, survey.owner);
  await server.call(publishProject, { params }, survey.owner);
  expect(await told(survey)).toEqual({ availability: 'open', closedAt: null });
});

it('what ended says its end, before and after that is written down; what was closed before its end says when', async () => {
  const endsAt = new Date(server.clock.now.getTime() + 60_000).toISOString();
  const [ended, closed] = [await open({ endsAt }), await open({ endsAt })];
  await server.call(closeProject, { params: { id: closed.id } }, closed.owner);
  const before = now();
  server.clock.forward(7200);
  expect(await told(ended)).toEqual({ availability: 'closed', closedAt: endsAt });
  const context = { db: server.db, now: server.clock.now } as Parameters<typeof closeEndedProjects.run>[0];
  await closeEndedProjects.run(context, {});
  expect(await told(ended)).toEqual({ availability: 'closed', closedAt: endsAt });
  expect(await told(closed)).toEqual({ availability: 'closed', closedAt: before });
});

it('what is full says when its last response came', async () => {
  const survey = await open({ responseLimit: 1 });
  const body = { answers: { q1: 'o1' }, complete: true };
  await server.call(startRespondent, { params: { id: survey.id }, body }, visitor());
  expect(await told(survey)).toEqual({ availability: 'full', closedAt: now() });
});
