// `node tools/pictures.ts`: takes the home page's pictures of the product, from its demonstration, in both languages.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '#tests/e2e/support/browser.ts';
import { ensureBuild } from './ensure-build.ts';
import { freePort } from './free-port.ts';
import { root } from './root.ts';
import { scratchFolder } from './scratch-folder.ts';

interface Owner {
  email: string;
  password: string;
}

const port = await freePort();
const url = `http://localhost:${port}`;
const folder = join(root, 'public/pictures');
const locales = [
  { locale: 'en', prefix: '' },
  { locale: 'bn', prefix: '/bn' },
] as const;

await ensureBuild();
mkdirSync(folder, { recursive: true });
const dataDir = scratchFolder('pictures');
const demo = spawn(process.execPath, [join(root, 'build/main/main.js'), '--demo'], {
  cwd: root,
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let printed = '';
demo.stdout.on('data', (chunk: Buffer) => {
  printed += chunk.toString();
});
const browser = await openBrowser();
try {
  await ready(demo);
  const [, email = '', password = ''] = /may sign in[\s\S]*?(\S+@\S+)[\s\S]*?password +(\S+)/.exec(printed) ?? [];
  for (const { locale, prefix } of locales) await takePictures(browser, { email, password }, locale, prefix);
} finally {
  await browser.close();
  const ended = once(demo, 'exit');
  demo.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

async function ready(child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await delay(100);
  }
  throw new Error('The demonstration did not start.');
}

async function takePictures(browser: Browser, owner: Owner, locale: 'en' | 'bn', prefix: string): Promise<void> {
  const desk = await browser.newPage({ viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1.5 });
  await desk.goto(`${url}${prefix}/login`);
  await desk.fill('#field-identifier', owner.email);
  await desk.fill('#field-password', owner.password);
  await desk.press('#field-password', 'Enter');
  await desk.waitForURL(/\/dashboard/);
  const survey = await mostAnswered(desk);
  await desk.goto(`${url}${prefix}/dashboard/survey/${survey}/response-reports`, { waitUntil: 'networkidle' });
  // Without the frame: on the home page it stands small.
  await keep(desk, `report-${locale}`, 1120, { x: 250, y: 72, width: 1015, height: 770 });
  await desk.goto(`${url}${prefix}/dashboard/survey/${survey}`, { waitUntil: 'networkidle' });
  const builder = desk.locator('main');
  await builder
    .getByText(locale === 'en' ? 'English' : 'বাংলা', { exact: true })
    .first()
    .click();
  await builder
    .getByText(locale === 'en' ? /^1\. / : /^১\. /)
    .first()
    .click();
  await desk.waitForLoadState('networkidle');
  await desk.mouse.move(0, 0);
  await keep(desk, `builder-${locale}`, 1280);
  await desk.context().close();

  const phone = await browser.newPage({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await phone.goto(`${url}${prefix}/survey/welcome/${survey}`);
  await phone.locator('form button').first().click();
  await phone.waitForURL(/\/survey\/[^/]+\/[^/]{64}/);
  await phone.locator('input[type=radio]').nth(1).check();
  await phone.waitForLoadState('networkidle');
  await keep(phone, `survey-${locale}`, 480);
  await phone.context().close();
}

/** The owner's collecting survey that has the most responses. */
async function mostAnswered(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const reply = await fetch('/api/v1/projects?status=processing&sort=-responses&limit=1');
    const { data } = (await reply.json()) as { data: { data: { items: { _id: string }[] } } };
    const [first] = data.data.items;
    if (!first) throw new Error('Nothing is collecting.');
    return first._id;
  });
}

type Clip = NonNullable<Parameters<Page['screenshot']>[0]>['clip'];

async function keep(page: Page, name: string, width: number, clip?: Clip): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => true)');
  const picture = await page.screenshot({ animations: 'disabled', clip });
  await sharp(picture)
    .resize({ width })
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
}
