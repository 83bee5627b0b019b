import { afterEach, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

it('the settings of the site are saved section by section, shown to visitors, and put back', async () => {
  const page = await open('admin', '/admin/site-setting');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('ask for us');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Write a phone number').waitFor();
  await checkAccessibility(page);
  await phone.fill('02-9123456');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await checkAccessibility(page);

  const visitor = await open(undefined, '/');
  const shown = visitor.getByRole('link', { name: '02-9123456' });
  await eventually(async () => {
    await visitor.reload();
    return await shown.count();
  }).toBe(1);

  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => phone.inputValue()).toBe('');
  await eventually(async () => {
    await visitor.reload();
    return await shown.count();
  }).toBe(0);

  const project = page.getByRole('combobox', { name: 'Project of the question' });
  await project.fill('no such project');
  await page.getByText('No open project with such a question').waitFor();
  await checkAccessibility(page);
});

it('they are set in Bengali on a small phone, and not by an agent', async () => {
  const page = await open('admin', '/bn/admin/site-setting', { viewport: { width: 375, height: 720 } });
  await page.getByRole('textbox', { name: 'ফোন' }).waitFor();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const agent = await open('agent', '/admin/site-setting');
  await agent.getByText('It is not part of your work here.').waitFor();
});
