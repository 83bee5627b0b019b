import { randomBytes, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageAddress } from '#domain/questionnaire/images/image-address.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Image, Questionnaire } from '#domain/questionnaire/schema.ts';
import { questionnairesOfTemplates } from '#features/library/public.ts';
import { createLogger } from '#kit/server/log.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { actorOf } from '#tests/factories/actor.ts';
import { picture, pictureBytes, uploadImage } from '#tests/factories/image.ts';
import { createProject, sampleQuestionnaire } from '#tests/factories/project.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, visitor } from '#tests/support/test-server.ts';
import { createImage, createLogo } from '../../contract/images.ts';
import { duplicateProject, getSurvey, updateSurvey } from '../../contract/project.ts';
import { publishProject } from '../../contract/publishing.ts';
import { checkProject, saveQuestionnaire } from '../../contract/questionnaire.ts';
import { createImage as createImageRow } from './create-image.ts';
import { deleteUnusedImages } from './delete-unused-images.ts';
import { storedName } from './image-keeping.ts';

const DAY = 24 * 60 * 60;

const server = await startTestServer();
const cutPng = (await pictureBytes({ width: 400, height: 400 })).subarray(0, 60);

async function upload(body: Uint8Array) {
  return await server.call(createImage, { body }, await createUser(server));
}

async function fetchImage(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: told, rawPayload } = await server.app.inject({ url, headers });
  return { status: statusCode, headers: told, bytes: rawPayload };
}

async function stored(key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of server.keeping.storage.get(storedName(key))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const isThere = (key: string) =>
  stored(key).then(
    () => true,
    () => false,
  );

function withImages(ofQuestion: Image | undefined, ofOption?: Image): Questionnaire {
  const { sections } = sampleQuestionnaire();
  const [section] = sections;
  const [choice, text] = section?.questions ?? [];
  if (!section || choice?.kind !== 'single_choice' || !text) throw new Error('the sample is another');
  const [tea, ...others] = choice.options;
  if (!tea) throw new Error('the sample has no options');
  const options = [{ ...tea, image: ofOption }, ...others];
  return { sections: [{ ...section, questions: [{ ...choice, image: ofQuestion, options }, text] }] };
}

/** A PNG that says how large it is and holds next to nothing. */
function pngSaying(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(height, 1000)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe('createImage', () => {
  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('takes %s, and keeps it as WebP', async (format) => {
    const { data } = await upload(await picture({ width: 60, height: 40 }).toFormat(format).toBuffer());
    expect(data).toMatchObject({ key: expect.stringMatching(/^[\w-]{22}$/), width: 60, height: 40 });
    expect(await sharp(await stored(data.key)).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  });

  it('puts what is see-through on white, and keeps it so of a logo', async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const admin = await createUser(server, { role: 'admin' });
    const cornerOf = async (bytes: Buffer) => [...(await sharp(bytes).ensureAlpha().raw().toBuffer()).subarray(0, 4)];
    const image = (await server.call(createImage, { body: clear }, admin)).data;
    expect(await cornerOf(await stored(image.key))).toEqual([255, 255, 255, 255]);
    const logo = (await server.call(createLogo, { body: clear }, admin)).data;
    expect(logo.key).not.toBe(image.key);
    for (const png of [undefined, true] as const) {
      const shown = await fetchImage(imageAddress(logo.key, { h: 160, ...(png && { png }) }));
      expect([shown.headers['content-type'], (await cornerOf(shown.bytes))[3]]).toEqual([
        png ? 'image/png' : 'image/webp',
        0,
      ]);
    }
    // A mail in a browser fetches it from another origin.
    const { headers } = await fetchImage(imageAddress(logo.key, { h: 160, png: true }));
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await fetchImage(imageAddress(logo.key, { h: 640, png: true }))).status).toBe(422);
    expect((await fetchImage(`/images/${logo.key}?f=png`)).status).toBe(422);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await server.call(createLogo, { body: svg }, admin)).status).toBe(422);
  });

  it('keeps nothing of where and with what it was taken, and turns it upright', async () => {
    const taken = await picture({ width: 60, height: 40 })
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(0);
    const { data } = await upload(taken);
    expect([data.width, data.height]).toEqual([40, 60]);
    const { exif, icc, xmp, iptc, orientation } = await sharp(await stored(data.key)).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it('makes one smaller that is larger than any page shows, in its shape', async () => {
    const { data } = await upload(await pictureBytes({ width: 5_000, height: 2_500 }));
    expect([data.width, data.height]).toEqual([LIMITS.imageSide, LIMITS.imageSide / 2]);
  });

  it('gives the same image for the same bytes of one person, and another to others', async () => {
    const [bytes, owner] = [await pictureBytes(), await createUser(server)];
    const [one, two] = await Promise.all([1, 2].map(() => server.call(createImage, { body: bytes }, owner)));
    const again = await server.call(createImage, { body: bytes }, owner);
    expect([two?.data, again.data]).toEqual([one?.data, one?.data]);
    expect((await upload(bytes)).data.key).not.toBe(one?.data.key);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'The file is empty'],
    [
      'SVG with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'no picture',
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'no picture'],
    ['a document', Buffer.from('%PDF-1.7\n'), 'no picture'],
    ['noise', randomBytes(2_000), 'no picture'],
    ['the beginning of a JPEG alone', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), 'damaged'],
    ['a PNG cut in two', cutPng, 'damaged'],
    ['a PNG that says it is far larger than it is', pngSaying(60_000, 60_000), 'million pixels'],
    [
      'a GIF of 65,535 by 65,535',
      Buffer.from('474946383961ffffffff80000000000000ffffff2c00000000', 'hex'),
      /pixels|damaged/,
    ],
  ])('refuses %s', async (_what, bytes, why) => {
    const { status, body } = await upload(bytes);
    expect(status).toBe(422);
    expect(body.data.error.fields.body[0]).toMatch(why);
  });

  it('keeps of a picture that is something else as well the picture alone', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const { data } = await upload(Buffer.concat([await pictureBytes(), script]));
    expect((await stored(data.key)).includes(script)).toBe(false);
  });

  it('takes ten megabytes of those alone who are signed in', async () => {
    const large = Buffer.concat([await pictureBytes(), Buffer.alloc(9 * 1024 * 1024)]);
    expect((await upload(large)).status).toBe(201);
    expect((await server.call(createImage, { body: large }, visitor())).status).toBe(401);
    expect((await upload(Buffer.alloc(LIMITS.sentImageBytes + 1))).status).toBe(413);
  });

  it('refuses what is more than one person has room for, and keeps none of it', async () => {
    const owner = await createUser(server);
    await uploadImage(server, owner);
    await server.db.execute(sql`UPDATE images SET size = ${server.keeping.imageRoom} WHERE owner_id = ${owner.id}`);
    const { status, body } = await server.call(createImage, { body: await pictureBytes() }, owner);
    expect([status, body.data.error.code]).toEqual([413, 'too_large']);
    expect(body.data.error.fields.body[0]).toContain('500 MB');
  });

  it('leaves no bytes behind where the image could not be noted', async () => {
    const { keeping, db, clock } = server;
    const names: string[] = [];
    const put: Storage['put'] = async (name, bytes) => {
      names.push(name);
      await keeping.storage.put(name, bytes);
    };
    const storage = Object.assign(Object.create(keeping.storage) as Storage, { put });
    const nobody = actorOf('user', { id: randomUUID() });
    const created = createImageRow(db, nobody, { ...keeping, storage }, { sent: await pictureBytes() }, clock.now);
    await expect(created).rejects.toThrow();
    expect(names).toHaveLength(1);
    expect(await isThere(names[0]?.replace('images/', '') ?? '')).toBe(false);
  });
});

describe('an image at its address', () => {
  it('comes in the sizes that pages ask for, to be kept for ever', async () => {
    const { key } = await uploadImage(server, await createUser(server), { width: 900, height: 600 });
    const { status, headers, bytes } = await fetchImage(imageAddress(key, { w: 320 }));
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 213 });
    const cut = await fetchImage(`/images/${key}?w=80&h=80&q=60`);
    expect(await sharp(cut.bytes).metadata()).toMatchObject({ width: 80, height: 80 });
    const wide = await fetchImage(`/images/${key}?w=1920`);
    expect(await sharp(wide.bytes).metadata()).toMatchObject({ width: 900, height: 600 });
    const same = await fetchImage(imageAddress(key, { w: 320 }), { 'if-none-match': String(headers.etag) });
    expect([same.status, same.bytes.length]).toEqual([304, 0]);
  });

  it.each([
    ['a width of its own', '?w=321', 422],
    ['a quality of its own', '?q=100', 422],
    ['a width that is none', '?w=-1', 422],
    ['two widths', '?w=80&w=160', 422],
    ['what nobody knows', '?blur=9', 422],
  ])('refuses %s', async (_what, query, status) => {
    const { key } = await uploadImage(server, await createUser(server));
    expect((await fetchImage(`/images/${key}${query}`)).status).toBe(status);
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', '..%2f..%2fsecret', 'x'])('has nothing under %s', async (key) => {
    expect((await fetchImage(`/images/${key}?w=320`)).status).toBe(404);
  });
});

describe('in a questionnaire', () => {
  it('is asked to be described in each language, unless it only adorns', async () => {
    const { id, owner } = await createProject(server, { settings: { languages: ['en', 'bn'] } });
    const image = await uploadImage(server, owner);
    const findingsOf = async (questionnaire: Questionnaire) => {
      const { questionnaireRevision } = (await server.call(getSurvey, { params: { id } }, owner)).data;
      const body = { questionnaireRevision, questionnaire };
      expect((await server.call(saveQuestionnaire, { params: { id }, body }, owner)).status).toBe(200);
      const { findings } = (await server.call(checkProject, { params: { id } }, owner)).data;
      return findings.filter(({ text }) => text === 'alt').map(({ key, optionId }) => [key, optionId]);
    };
    expect(await findingsOf(withImages(image, image))).toEqual([]);
    const alone = { ...image, alt: { en: 'Tea' } };
    expect(await findingsOf(withImages({ ...image, alt: {} }, alone))).toEqual([
      ['blankAlt', undefined],
      ['missingOptionAltBn', 'o1'],
    ]);
    expect(await findingsOf(withImages({ ...image, alt: {}, decorative: true }))).toEqual([]);
  });

  it.each([
    ['a key that is a path', { key: '../../../etc/passwd!!!' }],
    ['a width of nothing', { width: 0 }],
    ['what it is not', { src: 'https://example.org/x.png' }],
  ])('is refused with %s', async (_what, wrong) => {
    const { id, owner } = await createProject(server);
    const image = { ...(await uploadImage(server, owner)), ...wrong };
    const body = { questionnaireRevision: 1, questionnaire: withImages(image as Image) };
    expect((await server.call(saveQuestionnaire, { params: { id }, body }, owner)).status).toBe(422);
  });
});

describe('deleteUnusedImages', () => {
  async function cleanUp(storage = server.keeping.storage): Promise<void> {
    const now = server.clock.now;
    const services = { db: server.db, now, log: createLogger('silent'), sendMail: async () => undefined };
    await deleteUnusedImages(storage, questionnairesOfTemplates).run({ ...services, isLastAttempt: true }, {});
  }

  it('deletes what nothing has named for a week, and keeps what a version or a copy names', async () => {
    const { id, owner } = await createProject(server);
    const [named, inVersion, unused] = [
      await uploadImage(server, owner),
      await uploadImage(server, owner),
      await uploadImage(server, owner),
    ];
    const save = async (questionnaire: Questionnaire) => {
      const { questionnaireRevision } = (await server.call(getSurvey, { params: { id } }, owner)).data;
      await server.call(saveQuestionnaire, { params: { id }, body: { questionnaireRevision, questionnaire } }, owner);
    };
    await save(withImages(undefined, inVersion));
    expect((await server.call(publishProject, { params: { id } }, owner)).status).toBe(200);
    await save(withImages(named));
    const copy = (await server.call(duplicateProject, { params: { id } }, owner)).data._id;
    await save(withImages(undefined));

    await cleanUp();
    expect(await isThere(unused.key)).toBe(true);
    server.clock.forward(9 * DAY);
    await cleanUp();
    expect([await isThere(unused.key), await isThere(inVersion.key), await isThere(named.key)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await fetchImage(imageAddress(unused.key, { w: 40 }))).status).toBe(404);

    // The session has ended since.
    await server.db.execute(sql`DELETE FROM projects WHERE id = ${copy}`);
    server.clock.forward(9 * DAY);
    await cleanUp();
    expect([await isThere(inVersion.key), await isThere(named.key)]).toEqual([true, false]);
  });

  it('keeps the cover picture of a project, and of its copy', async () => {
    const { id, owner } = await createProject(server);
    const cover = await uploadImage(server, owner);
    const { data } = await server.call(
      updateSurvey,
      { params: { id }, body: { settingsRevision: 1, cover: { ...cover, alt: { en: ' A field ', bn: '' } } } },
      owner,
    );
    expect(data.cover).toEqual({ ...cover, alt: { en: 'A field' } });
    const copy = (await server.call(duplicateProject, { params: { id } }, owner)).data._id;
    expect((await server.call(getSurvey, { params: { id: copy } }, owner)).data.cover).toEqual(data.cover);
    await server.db.execute(sql`DELETE FROM projects WHERE id = ${id}`);
    const tillLater = async () => {
      server.clock.forward(9 * DAY);
      await cleanUp();
    };
    await tillLater();
    expect(await isThere(cover.key)).toBe(true);
    await server.db.execute(sql`UPDATE projects SET cover = NULL WHERE id = ${copy}`);
    await tillLater();
    expect(await isThere(cover.key)).toBe(false);
  });

  it('refuses a cover picture that is none, by the name of what is wrong', async () => {
    const { id, owner } = await createProject(server);
    const image = await uploadImage(server, owner);
    for (const [cover, field] of [
      [{ ...image, key: '../x' }, 'cover.key'],
      [{ ...image, width: 0 }, 'cover.width'],
      [{ ...image, alt: undefined }, 'cover.alt'],
      [{ ...image, more: 1 }, 'cover.more'],
    ] as const) {
      const body = { settingsRevision: 1, cover: cover as Image };
      const reply = await server.call(updateSurvey, { params: { id }, body }, owner);
      expect([reply.status, Object.keys(reply.body.data.error.fields)]).toEqual([422, [field]]);
    }
  });

  it('keeps for a week what was taken out, however long it was named before', async () => {
    const { id, owner } = await createProject(server);
    const image = await uploadImage(server, owner);
    const body = { questionnaireRevision: 1, questionnaire: withImages(image) };
    expect((await server.call(saveQuestionnaire, { params: { id }, body }, owner)).status).toBe(200);
    const nights = async (count: number) => {
      for (let night = 0; night < count; night += 1) {
        server.clock.forward(DAY);
        await cleanUp();
      }
    };
    await nights(6);
    // The session has ended since.
    await server.db.execute(sql`DELETE FROM projects WHERE id = ${id}`);
    await nights(7);
    expect(await isThere(image.key)).toBe(true);
    await nights(2);
    expect(await isThere(image.key)).toBe(false);
  });

  it('passes over what cannot be deleted, and tries again the next night', async () => {
    const owner = await createUser(server);
    const [first, second] = [await uploadImage(server, owner), await uploadImage(server, owner)];
    await server.db.execute(sql`UPDATE images SET dropped = true WHERE key IN (${first.key}, ${second.key})`);
    const broken = Object.assign(Object.create(server.keeping.storage) as Storage, {
      async delete(name: string) {
        if (name === storedName(first.key)) throw new Error('the disk is gone');
        await server.keeping.storage.delete(name);
      },
    });
    await cleanUp(broken);
    expect([await isThere(first.key), await isThere(second.key)]).toEqual([true, false]);
    await cleanUp();
    expect(await isThere(first.key)).toBe(false);
  });
});
