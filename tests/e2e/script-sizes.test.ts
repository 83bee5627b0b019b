// What the first page that somebody opens brings of script, compressed as browsers without brotli take it.
import { expect, it } from 'vitest';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

async function scriptOf(page: string): Promise<number> {
  const scripts = new Set(page.match(/\/assets\/[\w-]+\.js/g));
  const sizes = [...scripts].map(async (script) => {
    const reply = await fetch(product.url + script, { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    return Number(reply.headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

it.each(['/', '/bn', '/faq', '/login', '/bn/register'])('%s brings at most 130 KiB', async (path) => {
  const bytes = await scriptOf(await (await fetch(product.url + path)).text());
  expect(bytes).toBeLessThanOrEqual(130 * 1024);
  expect(bytes).toBeGreaterThan(50_000);
});

it.each(['/dashboard', '/dashboard/survey'])('%s brings at most 300 KiB', async (path) => {
  const bytes = await scriptOf(await (await owner.context.request.get(product.url + path)).text());
  expect(bytes).toBeLessThanOrEqual(300 * 1024);
  expect(bytes).toBeGreaterThan(150_000);
});
