import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PHOTO_SIDES } from '#domain/photos/photo-address.ts';
import { activities } from '#kit/server/audit/tables.ts';
import { createLogger } from '#kit/server/log.ts';
import { picture, pictureBytes } from '#tests/factories/image.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, visitor } from '#tests/support/test-server.ts';
import { deletePhoto, updatePhoto } from '../../contract/photo.ts';
import { getMe } from '../../contract/profile.ts';
import { forgetPhoto } from './forget-photo.ts';
import { storedPhotoName } from './photo-name.ts';

const server = await startTestServer();
const log = createLogger('silent');
const { storage } = server.keeping;

async function fetchPhoto(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: told, rawPayload } = await server.app.inject({ url, headers });
  return { status: statusCode, headers: told, bytes: rawPayload };
}

async function upload(body: Uint8Array, by: TestUser) {
  return await server.call(updatePhoto, { body }, by);
}

async function problemOf(body: Uint8Array) {
  const reply = await upload(body, await createUser(server));
  return [reply.status, reply.body.data.error.fields];
}

const keyOf = (image: string) => image.replace('/photos/', '');

async function isStored(image: string): Promise<boolean> {
  try {
    for await (const _ of storage.get(storedPhotoName(keyOf(image)))) return true;
    return true;
  } catch {
    return false;
  }
}

/** What the job does that its removal asked for. */
async function forget(image: string) {
  const context = { db: server.db, now: server.clock.now, log, sendMail: async () => {}, isLastAttempt: false };
  await forgetPhoto(storage).run(context as never, { key: keyOf(image) });
}

describe('updatePhoto', () => {
  it.each(['jpeg', 'png', 'gif'] as const)('takes %s, and shows it in the profile as a square', async (format) => {
    const owner = await createUser(server);
    const { data } = await upload(await picture({ width: 600, height: 400 }).toFormat(format).toBuffer(), owner);
    expect((await server.call(getMe, owner)).data.image).toBe(data.image);
    const { status, headers, bytes } = await fetchPhoto(`${data.image}?q=80&w=192&h=192`);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['cache-control']).toContain('immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
  });

  it('refuses what is no JPG, GIF or PNG, whatever it says it is', async () => {
    const refused = 'This is no JPG, GIF or PNG picture. Choose another file.';
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const webp = await picture().webp().toBuffer();
    for (const body of [svg, webp, Buffer.from('a text'), Buffer.from('%PDF-1.7')]) {
      expect(await problemOf(body)).toEqual([422, { body: [refused] }]);
    }
    expect(await problemOf(Buffer.alloc(0))).toMatchObject([422, { body: ['The file is empty'] }]);
  });

  it('refuses one that is cut off, and one of more pixels than are ever unpacked', async () => {
    const damaged = (await pictureBytes({ width: 400, height: 400 })).subarray(0, 60);
    expect((await problemOf(damaged))[0]).toBe(422);
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await problemOf(bomb))[1]).toEqual({
      body: ['The picture has more than 50 million pixels. Make it smaller.'],
    });
  });

  it('keeps nothing of what a camera writes, and never makes one larger', async () => {
    const owner = await createUser(server);
    const taken = await picture({ width: 60, height: 40 })
      .withExif({ IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { data } = await upload(taken, owner);
    const { bytes } = await fetchPhoto(data.image);
    const { exif, width, height } = await sharp(bytes).metadata();
    expect([exif, width, height]).toEqual([undefined, 40, 40]);
  });

  it('replaces the one before, whose bytes go; the same bytes again change nothing', async () => {
    const owner = await createUser(server);
    const bytes = await pictureBytes();
    const first = (await upload(bytes, owner)).data.image;
    expect((await upload(bytes, owner)).data.image).toBe(first);
    const second = (await upload(await pictureBytes(), owner)).data.image;
    expect(second).not.toBe(first);
    await Promise.all([first, second].map(forget));
    expect(await Promise.all([first, second].map(isStored))).toEqual([false, true]);
    expect((await fetchPhoto(`${first}?w=30&h=30`)).status).toBe(404);
    const told = await server.db.select().from(activities).where(eq(activities.subjectId, owner.id));
    expect(told.filter(({ action }) => action === 'photoChanged')).toHaveLength(2);
  });

  it('is served in few sizes alone', async () => {
    const { data } = await upload(await pictureBytes({ width: 300, height: 300 }), await createUser(server));
    for (const side of PHOTO_SIDES) {
      expect((await fetchPhoto(`${data.image}?q=80&w=${side}&h=${side}`)).status).toBe(200);
    }
    for (const query of ['w=31&h=31', 'q=81&w=30&h=30', 'w=30&h=30&x=1', 'w=-1', 'w=30&w=40', 'w=a']) {
      expect([query, (await fetchPhoto(`${data.image}?${query}`)).status]).toEqual([query, 422]);
    }
    for (const key of ['..%2F..%2Fetc', 'A'.repeat(22), 'x']) {
      expect((await fetchPhoto(`/photos/${key}?w=30&h=30`)).status).toBe(404);
    }
  });
});

describe('deletePhoto', () => {
  it('takes it out of the profile and out of the store, once', async () => {
    const owner = await createUser(server);
    const { image } = (await upload(await pictureBytes(), owner)).data;
    for (const _ of [1, 2]) expect((await server.call(deletePhoto, owner)).status).toBe(200);
    await forget(image);
    expect((await server.call(getMe, owner)).data.image).toBeNull();
    expect(await isStored(image)).toBe(false);
    const told = await server.db.select().from(activities).where(eq(activities.subjectId, owner.id));
    expect(told.filter(({ action }) => action === 'photoRemoved')).toHaveLength(1);
  });

  it('is of the signed-in alone', async () => {
    expect((await server.call(deletePhoto, visitor())).status).toBe(401);
    expect((await server.call(updatePhoto, { body: await pictureBytes() }, visitor())).status).toBe(401);
  });
});
