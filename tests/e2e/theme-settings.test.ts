import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { actionColours } from '#domain/colour/action-colours.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, open, product } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const PURPLE = '#8e24aa';
const logo = await sharp({
  create: { width: 400, height: 100, channels: 4, background: { r: 142, g: 36, b: 170, alpha: 0.5 } },
})
  .png()
  .toBuffer();

const htmlOf = async (path: string) => await (await fetch(product.url + path)).text();

it('colour and logo are chosen beside how they look, worn by every page, and put back', async () => {
  expect(await htmlOf('/')).not.toContain('<style>:root');
  const page = await open('admin', '/admin/theme-setting');
  const colour = page.getByRole('textbox', { name: 'Colour of buttons and links' });
  await colour.fill('#f5a524');
  await page.getByText('hard to read').first().waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Choose a darker one').waitFor();
  await page.getByRole('button', { name: /^Take #/ }).click();
  await page.getByText('hard to read').first().waitFor({ state: 'detached' });
  expect(await page.getByText('hard to read').count()).toBe(0);
  await colour.fill(PURPLE);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await page.getByText('Logo for dark pages').waitFor();
  // Both schemes stand there, whatever the device is set to.
  const buttons = page.locator('[id^=look-] button', { hasText: 'Create a survey' });
  const grounds = await buttons.evaluateAll((all) => all.map((button) => getComputedStyle(button).backgroundColor));
  expect(grounds).toEqual([rgb(PURPLE), rgb(actionColours(PURPLE, 'dark').primary)]);
  // The panel of the field is for the mouse alone, and the library gives its parts no names.
  await colour.blur();
  await page.getByRole('slider').first().waitFor({ state: 'detached' });
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  // The page itself takes it on as well.
  await page.locator('header img[alt=Jorip], aside img[alt=Jorip], a img[alt=Jorip]').first().waitFor();

  for (const path of ['/', '/bn/login', '/dashboard', '/survey/nothing', '/nowhere']) {
    await eventually(() => htmlOf(path)).toContain(`--primary:${PURPLE}`);
    expect(await htmlOf(path), path).toContain('/images/');
  }
  const visitor = await open(undefined, '/', { colorScheme: 'dark' });
  const used = await visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'));
  expect(used).toBe(actionColours(PURPLE, 'dark').primary);
  await checkAccessibility(visitor);

  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => htmlOf('/')).not.toContain('<style>:root');
});

it('they are chosen in Bengali on a small phone, and not by an agent', async () => {
  const page = await open('admin', '/bn/admin/theme-setting', { viewport: { width: 375, height: 720 } });
  await page.getByRole('textbox', { name: 'বোতাম ও লিংকের রং' }).waitFor();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const agent = await open('agent', '/admin/theme-setting');
  await agent.getByText('It is not part of your work here.').waitFor();
});

function rgb(colour: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${r}, ${g}, ${b})`;
}
