// A slow network stops in the midst of a page. Whatever was drawn by then, all of it is there in the end.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openStage } from './support/stage.ts';
import { beginSurvey, publishSurvey } from './support/taking-part.ts';

/** Long enough for what is there to be drawn. */
const STOP = 120;
const STOPS_PER_QUESTION = 16;

const { product, browser } = await openStage();
let [start, rest] = ['', ''];
const server = createServer((request, response) => {
  void (request.url === '/' ? sendInParts(response) : passOn(request.url ?? '', response));
}).listen(0);
afterAll(() => server.close());

async function sendInParts(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write(start);
  await setTimeout(STOP);
  response.end(rest);
}

async function passOn(path: string, response: ServerResponse): Promise<void> {
  const file = await fetch(`${product.url}${path}`);
  response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
  response.end(await file.bytes());
}

it('loses nothing of a question that arrives in two parts', async () => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const page = await context.newPage();
  await beginSurvey(page, product.url, await publishSurvey(product));
  const html = await (await context.request.get(page.url())).text();
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  for (const question of ['often', 'meals']) {
    const from = html.indexOf(`id="field-answers.${question}"`);
    const [, second] = [...html.slice(from).matchAll(/role="(?:radio)?group"/g)];
    const step = (second?.index ?? 0) / STOPS_PER_QUESTION;
    for (let stop = 0; stop < STOPS_PER_QUESTION; stop += 1) {
      const at = Math.round(from + stop * step);
      [start, rest] = [html.slice(0, at), html.slice(at)];
      await page.goto(address);
      const rows = page.locator(`[data-question="${question}"] [role$=group]`);
      const seen = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height > 0));
      expect(seen.length).toBeGreaterThan(1);
      expect(seen, `after ${html.slice(at - 40, at)}`).not.toContain(false);
    }
  }
});
