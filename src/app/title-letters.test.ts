import { beforeAll, describe, expect, it } from 'vitest';
import { lettersOf } from '#features/taking-part/letters.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

describe('the letters of a title', () => {
  it.each(['latin', 'bengali'] as const)('are a small font that may be kept (%s)', async (script) => {
    const letters = lettersOf('Rain & “sun” + 100%? শুক্রবার বৃষ্টি', script);
    const { statusCode, headers, rawPayload } = await server.app.inject({
      url: takingPartPaths.letters(script, letters),
    });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'font/woff2',
      'public, max-age=2592000, immutable',
    ]);
    expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    expect(rawPayload.byteLength).toBeLessThan(4_000);
  });

  it.each([
    '/survey/letters/latin',
    '/survey/letters/latin?of=',
    '/survey/letters/latin?of=b%20a',
    '/survey/letters/latin?of=a%20a',
    '/survey/letters/latin?of=a&of=b',
    '/survey/letters/latin?of=%E0%A6%95',
    '/survey/letters/greek?of=a',
    `/survey/letters/bengali?of=${'%E0%A6%95'.repeat(3_000)}`,
  ])('are not found where they are not named as they have to be: %s', async (url) => {
    const { statusCode } = await server.app.inject({ url });
    expect(statusCode).toBe(404);
  });
});
