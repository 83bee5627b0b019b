import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { scriptTags } from './script-tags.ts';

const page =
  '<p>র‍্যাব</p><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>' +
  '<script nonce="n" type="module" async="">import "/a.js"</script><p>type="module" rel="mod';

/** The page, which came in chunks of so many bytes. */
async function sent(script: Parameters<typeof scriptTags>[0], size: number): Promise<string> {
  const bytes = Buffer.from(page);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return text(Readable.from(chunks).pipe(scriptTags(script)));
}

describe.each([1, 2, 3, 7, 19, 20, 22, 500])('of %i bytes at once', (size) => {
  it('asks for scripts last, and changes nothing else', async () => {
    expect(await sent('at-once', size)).toBe(
      page.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'),
    );
  });

  it('keeps scripts back until the page is seen, and changes nothing else', async () => {
    expect(await sent('once-seen', size)).toBe(
      page
        .replaceAll('rel="modulepreload"', 'rel="once-seen" fetchpriority="low"')
        .replace('type="module" async=""', 'type="once-seen"'),
    );
  });

  it('changes nothing of a page without the script', async () => {
    expect(await sent(null, size)).toBe(page);
  });
});

it('keeps nothing back of a page that is whole so far', async () => {
  const stream = scriptTags('once-seen');
  stream.write('<p>so far</p>');
  const [chunk] = await stream.take(1).toArray();
  expect(String(chunk)).toBe('<p>so far</p>');
});
