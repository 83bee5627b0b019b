import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { scriptsAfterStyles } from './scripts-after-styles.ts';

const page = '<p>র‍্যাব</p><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><p>rel="mod';

it.each([1, 2, 3, 7, 19, 20, 500])(
  'asks for scripts later, and changes nothing else: %i bytes at once',
  async (size) => {
    const bytes = Buffer.from(page);
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    expect(await text(Readable.from(chunks).pipe(scriptsAfterStyles()))).toBe(
      page.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'),
    );
  },
);

it('keeps nothing back of a page that is whole so far', async () => {
  const stream = scriptsAfterStyles();
  stream.write('<p>so far</p>');
  const [chunk] = await stream.take(1).toArray();
  expect(String(chunk)).toBe('<p>so far</p>');
});
