import { expect, test } from 'vitest';
import { createSurveyWithQuestion, findTemplates } from '#features/library/contract.ts';
import { seedTemplates } from '#features/library/public.ts';
import { createImage } from '#features/projects/contract/images.ts';
import { createProject, duplicateProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { NEW_IMAGES, NEW_PROJECTS, PUBLICATIONS } from '#features/projects/rate-limits.ts';
import { exportResponses, exportResponsesWorkbook } from '#features/reports/contract/export.ts';
import { EXPORTS } from '#features/reports/rate-limits.ts';
import { rateLimits } from '#kit/server/rate-limit/tables.ts';
import { pictureBytes } from '#tests/factories/image.ts';
import { createProject as aProject } from '#tests/factories/project.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer } from '#tests/support/test-server.ts';

/** Calls that count for whoever makes them: their limit is the one the API tells of. */

const server = await startTestServer();
await seedTemplates(server.db, server.clock.now);
const body = { kind: 'survey', title: { en: 'Tea' } } as const;

/** All but one of what the caller may do is done already. */
async function spendAllButOne(limit: number) {
  await server.db.update(rateLimits).set({ hits: limit - 1 });
}

test('projects are limited by whoever makes them, in whichever way', async () => {
  const owner = await createUser(server);
  const { _id } = (await server.call(createProject, { body }, owner)).data;
  await spendAllButOne(NEW_PROJECTS.limit);
  expect((await server.call(duplicateProject, { params: { id: _id } }, owner)).status).toBe(201);

  const [template] = (await server.call(findTemplates, {})).data;
  const refused = [
    await server.call(createProject, { body }, owner),
    await server.call(duplicateProject, { params: { id: _id } }, owner),
    await server.call(createSurveyWithQuestion, { body: { template_id: template?._id ?? '' } }, owner),
  ];
  for (const { status, headers, body } of refused) {
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.data.error.code).toBe('limited');
  }
  expect((await server.call(createProject, { body }, await createUser(server))).status).toBe(201);
});

test('publishing is limited by whoever does it', async () => {
  const { id, owner } = await aProject(server, { published: true });
  const publish = () => server.call(publishProject, { params: { id } }, owner);
  await spendAllButOne(PUBLICATIONS.limit);
  expect([(await publish()).status, (await publish()).status]).toEqual([200, 429]);
});

test('images are limited by whoever sends them', async () => {
  const owner = await createUser(server);
  const send = async () => server.call(createImage, { body: await pictureBytes() }, owner);
  expect((await send()).status).toBe(201);
  await spendAllButOne(NEW_IMAGES.limit);
  expect([(await send()).status, (await send()).status]).toEqual([201, 429]);
});

test('downloads are limited by whoever takes them', async () => {
  const { id, owner } = await aProject(server, { published: true });
  const download = () => server.call(exportResponses, { params: { id } }, owner);
  const downloadWorkbook = () => server.call(exportResponsesWorkbook, { params: { id } }, owner);
  expect((await download()).status).toBe(200);
  await spendAllButOne(EXPORTS.limit);
  expect([(await downloadWorkbook()).status, (await downloadWorkbook()).status]).toEqual([200, 429]);
  expect((await download()).status).toBe(429);
});

test('of downloads that one person takes at the same time so many are made, and others wait for none of them', async () => {
  const [mine, other] = [await aProject(server, { published: true }), await aProject(server, { published: true })];
  const download = ({ id, owner }: typeof mine) => server.call(exportResponses, { params: { id } }, owner);
  const atOnce = await Promise.all([...Array(12).fill(mine), other].map(download));
  const refused = atOnce.filter(({ status }) => status === 429);
  expect(new Set(atOnce.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(atOnce.at(-1)?.status).toBe(200);
  const asMany = await Promise.all(Array(EXPORTS.atOnce).fill(mine).map(download));
  expect(asMany.map(({ status }) => status)).toEqual(Array(EXPORTS.atOnce).fill(200));
});

test('the description of the API tells of every limit and of the wait', async () => {
  const { body } = await server.send({ method: 'GET', url: '/api/v1/openapi.json' });
  const { description, responses } = body.paths['/projects'].post;
  expect(description).toContain('- 300 in 1 hour: projects that one person makes');
  expect(responses['429']).toEqual({ $ref: '#/components/responses/limited' });
  expect(body.components.responses.limited.headers['Retry-After']).toBeDefined();
  expect(body.paths['/projects/{id}/grades.csv'].get.description).toContain('- 60 in 10 minutes, and 4 at once: ');
  expect(body.paths['/auth/login'].post.description).toContain('- 10 in 15 minutes: wrong passwords for one account');
});
