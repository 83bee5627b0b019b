import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import type { Locale } from '#domain/text/locale.ts';
import { localizePath } from '#domain/text/locale.ts';

const ORIGIN = 'http://gallery.test';
const TYPES = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
const DOCUMENT = '<!doctype html><title>Gallery</title><meta name="viewport" content="width=device-width">';

type Opens = (locale: Locale) => Promise<Page>;

/** The gallery as one page without a server. No build has it, so it is built here, in memory. */
export async function openGallery(context: BrowserContext): Promise<Opens> {
  const files = await filesOfGallery();
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const body = files.get(name);
    if (body === undefined) return await route.fulfill({ contentType: 'text/html', body: documentOf(files) });
    const type = TYPES[name.split('.').at(-1) as keyof typeof TYPES] ?? 'application/octet-stream';
    await route.fulfill({ contentType: type, body: Buffer.from(body) });
  });
  return async (locale) => {
    await page.goto(ORIGIN + localizePath('/', locale));
    await page.locator('article').last().waitFor();
    return page;
  };
}

async function filesOfGallery(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: fileURLToPath(new URL('gallery-page.tsx', import.meta.url)) },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

function documentOf(files: Map<string, unknown>): string {
  const names = [...files.keys()];
  const styles = names.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="/${name}">`);
  const entry = names.find((name) => name.startsWith('assets/gallery-page') && name.endsWith('.js'));
  return `${DOCUMENT}${styles.join('')}<script type="module" src="/${entry}"></script>`;
}
