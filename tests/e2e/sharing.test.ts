import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login } from '#features/identity/contract/sessions.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { Caller } from '#kit/contract/call.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { PASSWORD } from './support/account-forms.ts';
import { eventually } from './support/eventually.ts';
import { everyKind } from './support/every-kind.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);
let call: Caller;
let id: string;
let path: string;
const page = await owner.context.newPage();

beforeAll(async () => {
  // As on a phone, which offers its own ways to send.
  await page.addInitScript(() => {
    navigator.share = async ({ url } = {}) => sessionStorage.setItem('shared', String(url));
  });
  const { accessToken } = await product.api()(login, { body: { identifier: owner.mobile, password: PASSWORD } });
  call = product.api(accessToken);
  id = await owner.survey(everyKind, ['en', 'bn']);
  path = `/s/${(await owner.stored(id)).linkCode}`;
  await call(publishProject, { params: { id } });
});
beforeEach(() => page.goto(`${product.url}/dashboard/survey/${id}/share`));
afterAll(() => page.close());

describe('sharing a survey', () => {
  it('shows its short link in the language chosen, as text, as a QR code and as a poster in both languages', async () => {
    const link = page.getByLabel('Short link');
    const { host } = new URL(product.url);
    expect(await link.inputValue()).toBe(host + path);
    const copied = await link.evaluate((field: HTMLInputElement) => {
      const clipboardData = new DataTransfer();
      field.select();
      field.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
      return clipboardData.getData('text/plain');
    });
    expect(copied).toBe(product.url + path);
    await page.getByRole('button', { name: 'Share…' }).click();
    expect(await page.evaluate(() => sessionStorage.getItem('shared'))).toBe(product.url + path);
    await page.getByRole('article').getByText('Tea at work').waitFor();
    await page.getByRole('article').getByText('অফিসে চা').waitFor();
    await checkAccessibility(page);
    await page.getByRole('radiogroup').getByText('বাংলা').click();
    expect(await link.inputValue()).toBe(`${host}/bn${path}`);
    await page
      .getByRole('img', { name: `QR code of ${product.url}/bn${path}` })
      .first()
      .waitFor();
    const whatsapp = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(new URL(String(whatsapp)).searchParams.get('text')).toBe(`অফিসে চা\n${product.url}/bn${path}?from=whatsapp`);
  });

  it('gives the QR code as a picture', async () => {
    const [svg] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'SVG' }).click()]);
    expect(await readFile(await svg.path(), 'utf8')).toMatch(/^<svg /);
    const [png] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PNG' }).click()]);
    expect((await readFile(await png.path())).subarray(1, 4).toString()).toBe('PNG');
  });

  it('prints the poster and nothing beside it, on one sheet', async () => {
    await page.getByRole('article').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('article').isVisible()).toBe(true);
    expect(await page.getByLabel('Short link').isVisible()).toBe(false);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
    await page.emulateMedia({ media: null });
  });

  it('leads to the welcome page in its language, and knows where a respondent came from', async () => {
    const welcome = `/bn/survey/welcome/${id}`;
    for (const [said, told] of [
      ['?utm_source=poster', '?utm_source=poster'],
      ['?from=qr', '?from=qr'],
      ['', '?from=link'],
    ]) {
      const reply = await page.request.get(`${product.url}/bn${path}${said}`, { maxRedirects: 0 });
      expect([reply.status(), reply.headers().location]).toEqual([302, welcome + told]);
    }
    const html = await (await page.request.get(`${product.url}/bn${path}`)).text();
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];
    expect(picture).toContain(`/survey/picture/${id}/bn?v=`);
    expect((await page.request.get(String(picture))).headers()['content-type']).toBe('image/png');
    expect((await page.request.get(`${product.url}/s/nothing`)).status()).toBe(404);
  });

  it('lets other sites show the survey in a frame, and no page of an owner', async () => {
    const framedBy = async (address: string) =>
      (await page.request.get(product.url + address)).headers()['content-security-policy'];
    expect(await framedBy(path)).toContain('frame-ancestors *');
    const preview = `/survey/preview/${id}`;
    for (const address of ['/', '/login', `/dashboard/survey/${id}/share`, '/bn/dashboard/survey/s/', preview]) {
      expect(await framedBy(address)).toContain("frame-ancestors 'self'");
    }
    const code = await page.getByLabel('Paste this').inputValue();
    expect(code).toContain(`<iframe src="${product.url}${path}?from=embed"`);

    // On somebody's page the frame is as high as the survey's page, which then does not scroll.
    const elsewhere = await browser.newPage();
    await elsewhere.route('http://elsewhere.test/', (route) => route.fulfill({ contentType: 'text/html', body: code }));
    await elsewhere.goto('http://elsewhere.test/');
    const survey = elsewhere.frameLocator('iframe');
    await survey.locator('form button').click();
    await survey.locator('[data-question=day]').waitFor();
    await eventually(() =>
      survey.locator(':root').evaluate(({ scrollHeight }) => [scrollHeight > 1_000, scrollHeight === innerHeight]),
    ).toEqual([true, true]);
    await elsewhere.close();
  });

  it('has nothing to give of a draft', async () => {
    const draft = await owner.survey();
    await page.goto(`${product.url}/dashboard/survey/${draft}/share`);
    await page.getByText('Nothing to share yet').waitFor();
    await checkAccessibility(page);
    expect((await page.request.get(`${product.url}/s/${(await owner.stored(draft)).linkCode}`)).status()).toBe(404);
    // Results of a draft lead here, to publish it.
    await page.goto(`${product.url}/dashboard/survey/${draft}/response-reports`);
    await page.getByRole('link', { name: 'Publish', exact: true }).click();
    await page.waitForURL((url) => url.pathname === `/dashboard/survey/${draft}`);
  });
});
