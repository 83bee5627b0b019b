// For how long answers are kept: set by the owner, seen before it happens, told to respondents.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { people } from './support/answered-survey.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { openReportsStage } from './support/reports-stage.ts';

const { product, browser, owner, another, open, page } = await openReportsStage();

it('an owner sets how long answers are kept and sees which go; respondents read it before they start', async () => {
  const [one, two] = people;
  if (!one || !two) throw new Error('nobody answered');
  const id = await another(one, two);
  await page.goto(`${product.url}/dashboard/survey/${id}/settings`);
  const section = page.getByRole('group', { name: 'How long answers are kept' });
  await section.getByLabel('Deleted after a time').click();
  const days = section.getByLabel('After how many days');
  await days.fill('4000');
  await days.blur();
  await section.getByText('Enter a whole number from 1 to 3,650').waitFor();
  await days.fill('২০');
  await days.blur();
  await section.getByText(/^2 responses will be deleted on .+: all until .+\. Later ones follow/).waitFor();
  await checkAccessibility(page);
  await eventually(async () => (await owner.stored(id)).retention).toEqual({ days: 20, end: 'delete' });
  await section.getByLabel('Made anonymous after a time').click();
  await section.getByText(/^2 responses will be made anonymous on/).waitFor();
  await eventually(async () => (await owner.stored(id)).retention).toEqual({ days: 20, end: 'anonymise' });
  await page.setViewportSize({ width: 375, height: 800 });
  await checkFits(page);
  const head = section.getByRole('button', { name: 'How long answers are kept' });
  expect(await head.getAttribute('aria-expanded')).toBe('false');
  await section.getByText('Made anonymous after a time', { exact: true }).first().waitFor();
  await head.click();
  await days.waitFor();
  await checkAccessibility(page);
  await checkFits(page);

  await open(id, '', '/bn');
  await page.getByText(/২টি সাড়া থেকে পরিচয় মুছে ফেলা হবে/).waitFor();
  await checkAccessibility(page);
  await checkFits(page);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await plain.newPage();
  await visitor.goto(`${product.url}/survey/welcome/${id}`);
  await visitor.getByText('What tells who you are is taken out 20 days after you submit or stop.').waitFor();
  await visitor.goto(`${product.url}/bn/survey/welcome/${id}`);
  await visitor.getByText('জমা দেওয়ার বা থেমে যাওয়ার ২০ দিন পর আপনার পরিচয় মুছে ফেলা হয়।').waitFor();
  await plain.close();
});

it('an owner finds all of a person, takes it away and deletes it', async () => {
  const [one, two] = people;
  if (!one?.name || !two) throw new Error('nobody answered');
  const id = await another(one, two);
  await open(id, '?tab=responses');
  await page.getByRole('button', { name: 'Find a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find a person' });
  await dialog.getByLabel('Address, number or words').fill('no');
  await dialog.getByRole('button', { name: 'Find', exact: true }).click();
  await dialog.getByText('Use at least 3 characters').waitFor();
  await dialog.getByLabel('Address, number or words').fill('nobody');
  await dialog.getByRole('button', { name: 'Find', exact: true }).click();
  await dialog.getByText('Enter an email address or a mobile number').waitFor();
  await dialog.getByLabel('Find by').selectOption('text');
  await dialog.getByLabel('Address, number or words').fill(one.name);
  await dialog.getByRole('button', { name: 'Find', exact: true }).click();
  await dialog.getByText('1 response', { exact: true }).waitFor();
  await checkAccessibility(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download (JSON)' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain(one.name);
  await dialog.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('dialog', { name: 'Delete 1 response?' }).getByRole('button', { name: 'Delete all' }).click();
  await page.getByText('1 response deleted.').waitFor();
  await dialog.getByText('Nothing was found.').waitFor();
  await eventually(async () => (await owner.stored(id)).responses).toBe(1);
});
