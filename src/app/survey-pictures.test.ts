import { sql } from 'drizzle-orm';
import { Piscina } from 'piscina';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { closeProject } from '#features/projects/contract/publishing.ts';
import { getWelcome } from '#features/taking-part/contract/welcome.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { PICTURES } from '#features/taking-part/rate-limits.ts';
import { uploadImage } from '#tests/factories/image.ts';
import { createProject } from '#tests/factories/project.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

async function fetchPicture(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: told, rawPayload } = await server.app.inject({ url, headers });
  return { status: statusCode, headers: told, bytes: rawPayload };
}

const named = (title: unknown, id: string) =>
  server.db.execute(sql`UPDATE projects SET title = ${JSON.stringify(title)}::jsonb WHERE id = ${id}`);

describe('the picture of a survey', () => {
  it('is a PNG of the size that messengers ask for, at the address that the welcome names for ever', async () => {
    const { id } = await createProject(server, { published: true });
    const { pathname, search } = new URL((await server.call(getWelcome, { params: { id } })).data.picture);
    expect(pathname).toBe(takingPartPaths.picture(id, 'en'));
    const { status, headers, bytes } = await fetchPicture(pathname + search);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('is the cover picture where there is one, whatever its shape', async () => {
    const { id, owner } = await createProject(server, { published: true });
    const cover = await uploadImage(server, owner, { width: 300, height: 500 });
    await server.call(updateSurvey, { params: { id }, body: { settingsRevision: 1, cover } }, owner);
    const { data } = await server.call(getWelcome, { params: { id } });
    expect(data.cover).toEqual(cover);
    const { pathname, search } = new URL(data.picture);
    const { status, headers, bytes } = await fetchPicture(pathname + search);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it.each(['gone', 'unknown', 'dropped'])(
    'is drawn where the cover picture is %s, and the welcome has none',
    async (what) => {
      const { id, owner } = await createProject(server, { published: true });
      const image = await uploadImage(server, owner);
      const cover = what === 'unknown' ? { ...image, key: 'k'.repeat(22) } : image;
      await server.call(updateSurvey, { params: { id }, body: { settingsRevision: 1, cover } }, owner);
      if (what === 'gone') await server.db.execute(sql`DELETE FROM images WHERE key = ${cover.key}`);
      if (what === 'dropped') await server.db.execute(sql`UPDATE images SET dropped = true WHERE key = ${cover.key}`);
      const { data } = await server.call(getWelcome, { params: { id } });
      expect(data.cover).toBeNull();
      const { pathname, search } = new URL(data.picture);
      const { status, headers } = await fetchPicture(pathname + search);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/png',
        'public, max-age=31536000, immutable',
      ]);
    },
  );

  it('is told to be the same until it is another, without being sent', async () => {
    const { id } = await createProject(server, { published: true });
    const address = takingPartPaths.picture(id, 'bn');
    const { etag = '', 'cache-control': cached } = (await fetchPicture(address)).headers;
    expect(cached).toBe('public, no-cache');
    const again = await fetchPicture(address, { 'if-none-match': `W/${etag}` });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    await named({ bn: 'আরেক নাম' }, id);
    const other = await fetchPicture(address, { 'if-none-match': String(etag) });
    expect([other.status, other.headers.etag === etag]).toEqual([200, false]);
  });

  it.each([
    ['very long', 'এক লম্বা title 🎉 '.repeat(16)],
    ['one word', 'ক্ষ্ম'.repeat(60)],
    ['nothing that could be drawn', '🎉 日本'],
    ['of markup', '<svg onload="x">&amp;</svg>'],
  ])('survives a title that is %s', async (_what, title) => {
    const { id } = await createProject(server, { published: true });
    await named({ en: title }, id);
    expect((await fetchPicture(takingPartPaths.picture(id, 'en'))).status).toBe(200);
  });

  it('stays when the survey closes, and is not there for a draft or for what is unknown', async () => {
    const { id, owner } = await createProject(server, { published: true });
    await server.call(closeProject, { params: { id } }, owner);
    expect((await fetchPicture(takingPartPaths.picture(id, 'en'))).status).toBe(200);
    const draft = await createProject(server);
    const addresses = [
      takingPartPaths.picture(draft.id, 'en'),
      takingPartPaths.picture('0190a0a0-0000-7000-8000-000000000000', 'en'),
      takingPartPaths.picture('x', 'en'),
      takingPartPaths.picture('%00', 'en'),
      takingPartPaths.picture(id, 'fr'),
    ];
    for (const address of addresses) {
      const { status, headers } = await fetchPicture(address);
      expect([address, status, headers['cache-control']]).toEqual([address, 404, 'no-store']);
    }
  });

  it('is drawn once for all who ask, and no more of them for one network than are allowed', async () => {
    const runs = vi.spyOn(Piscina.prototype, 'run').mockResolvedValue(new Uint8Array(1));
    onTestFinished(() => runs.mockRestore());
    const { id } = await createProject(server, { published: true });
    server.clock.forward(PICTURES.windowSeconds);
    const ask = async (title: string) => {
      await named({ en: title }, id);
      const replies = [0, 1].map(() => fetchPicture(takingPartPaths.picture(id, 'en')));
      return (await Promise.all(replies)).map(({ status }) => status);
    };
    for (let drawn = 0; drawn < PICTURES.limit; drawn += 1) expect(await ask(`Title ${drawn}`)).toEqual([200, 200]);
    expect(runs.mock.calls).toHaveLength(PICTURES.limit);
    expect(await ask('One more')).toEqual([429, 429]);
    expect(await ask('Title 0')).toEqual([200, 200]);
    server.clock.forward(PICTURES.windowSeconds);
    expect(await ask('One more')).toEqual([200, 200]);
  });
});
