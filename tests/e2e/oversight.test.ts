import { afterEach, expect, it } from 'vitest';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { createCaller } from '#kit/contract/call.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { everyKind } from './support/every-kind.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open, people, product } = await openPeopleStage();

const owner = createCaller({
  locale: () => 'en',
  accessToken: () => people.user.accessToken,
  refresh: async () => false,
  onSignedOut: () => {},
  fetch: (path, init) => fetch(product.url + path, init),
});

async function published(title: { en: string; bn: string }): Promise<string> {
  const body = { kind: 'survey', title, languages: ['en', 'bn'], questionnaire: everyKind } as const;
  const { _id: id } = await owner(createProject, { body: { ...body, languages: ['en', 'bn'] } });
  await owner(publishProject, { params: { id } });
  return id;
}

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

it('a project is found, taken down with a reason, and put back', async () => {
  const id = await published({ en: 'Win a free phone', bn: 'ফোন জিতুন' });
  const desk = await open('agent', '/admin/surveys');
  await desk.getByRole('searchbox').fill('ফোন');
  const row = desk.getByRole('link', { name: 'Win a free phone' });
  await row.waitFor();
  await checkAccessibility(desk);
  await row.click();
  await desk.getByRole('button', { name: 'Take down…' }).click();
  await desk.getByRole('combobox', { name: 'Reason' }).click();
  await desk.getByRole('option', { name: /card numbers/ }).click();
  await desk.getByRole('textbox', { name: 'Note to the owner' }).fill('Do not ask for PIN codes.');
  await checkAccessibility(desk);
  await desk.getByRole('button', { name: 'Take down', exact: true }).click();
  await desk.getByRole('button', { name: 'Put back' }).waitFor();
  await desk.getByText('Taken down by staff', { exact: false }).first().waitFor();
  await checkAccessibility(desk);

  const door = await open(undefined, `/survey/welcome/${id}`);
  await door.getByRole('heading', { name: 'This has been taken down' }).waitFor();
  expect(await door.getByText('Win a free phone').count()).toBe(0);
  await checkAccessibility(door);
  expect((await fetch(`${product.url}/survey/welcome/${id}`)).status).toBe(410);

  const bench = await open('user', projectPaths.build({ _id: id, kind: 'survey', mode: null }));
  await bench.getByTitle('Taken down').click();
  await bench.getByText('Do not ask for PIN codes.').waitFor();
  await checkAccessibility(bench);

  await desk.getByRole('button', { name: 'Put back' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Put back' }).click();
  await desk.getByRole('button', { name: 'Take down…' }).waitFor();
  expect((await fetch(`${product.url}/survey/welcome/${id}`)).status).toBe(200);
});

it('what was published is looked at on its real pages, in Bengali on a small phone', async () => {
  const id = await published({ en: 'Tea', bn: 'চা' });
  const page = await open('agent', `/bn${projectPaths.anyProject(id)}`, { viewport: { width: 320, height: 640 } });
  const link = page.getByRole('link', { name: 'পাতাগুলো দেখুন' });
  await link.waitFor();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.goto(product.url + (await link.getAttribute('href')));
  await page.getByRole('heading', { name: 'চা' }).waitFor();
  await page.getByRole('link', { name: 'ব্যাক অফিসে ফিরুন' }).click();
  await link.waitFor();
});
