import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, product, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

it('a photo is chosen, cut with the keyboard, shown in every bar in its size, and removed', async () => {
  const page = await open('user', '/dashboard/profile');
  const photo = page.getByRole('region', { name: 'Photo' });
  await photo.getByRole('button', { name: 'Choose a photo' }).waitFor();
  await checkAccessibility(page);
  const [choosing] = await Promise.all([
    page.waitForEvent('filechooser'),
    photo.getByRole('button', { name: 'Choose a photo' }).press('Enter'),
  ]);
  await choosing.setFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2a7' } })
      .png()
      .toBuffer(),
  });
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  await dialog.getByRole('img', { name: 'me.png' }).waitFor();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await page.getByText('Photo saved.').waitFor();
  const shown = page.locator('header img[src^="/photos/"]');
  expect(await shown.getAttribute('src')).toMatch(/\?q=80&w=40&h=40$/);
  await eventually(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  await checkAccessibility(page);

  const site = await page.context().newPage();
  await site.goto(`${product.url}/`);
  expect(await site.locator('header img[src^="/photos/"]').getAttribute('src')).toMatch(/\?q=80&w=30&h=30$/);

  await photo.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByText('Photo removed.').waitFor();
  await shown.waitFor({ state: 'detached' });
});

it('what is no such picture is refused in words of the page, on a small phone', async () => {
  const page = await open('admin', '/bn/admin/profile', { viewport: { width: 320, height: 640 } });
  const photo = page.getByRole('region', { name: 'ছবি' });
  await photo.getByRole('button', { name: 'ছবি বেছে নিন' }).waitFor();
  await checkFits(page);
  await photo.locator('input[type=file]').setInputFiles({
    name: 'drawing.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await checkAccessibility(page);
});
