import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createImage } from '#features/projects/contract/images.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { deleteContent, restoreContent } from '../../contract/content.ts';
import { findTestimonials } from '../../contract/shown.ts';
import { findTestimonialEntries } from '../../contract/testimonials.ts';
import { seedSite } from '../seed-site.ts';

let server: TestServer;
let agent: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  await seedSite(server.db, server.clock.now);
  agent = await createUser(server, { role: 'agent' });
});

const TESTIMONIAL = {
  quote: { en: 'It counts right.', bn: 'হিসাব ঠিক থাকে।' },
  name: { en: 'Karima', bn: 'করিমা' },
  about: { en: '', bn: '' },
  photo: null as object | null,
  state: 'active',
};

const create = (besides: object = {}) =>
  server.send({
    method: 'POST',
    url: '/api/v1/content/testimonials',
    payload: { ...TESTIMONIAL, ...besides },
    by: agent,
  });

/** What visitors are shown a second later. */
async function shown() {
  server.clock.forward(1);
  return (await server.call(findTestimonials)).data;
}

async function upload(): Promise<{ key: string; width: number; height: number }> {
  const body = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  return (await server.call(createImage, { body }, agent)).data;
}

describe('findTestimonials', () => {
  it('tells of nobody on a new site', async () => {
    expect(await shown()).toEqual([]);
  });
});

describe('createTestimonial and updateTestimonial', () => {
  it('show what was said, by whom and with their picture, while it is active', async () => {
    const photo = await upload();
    const made = await create({ photo, about: { en: '  Teacher ', bn: 'শিক্ষক' } });
    expect(made.status).toBe(201);
    const { _id: id } = made.body.data.data;
    const { state: _, ...said } = TESTIMONIAL;
    const about = { en: 'Teacher', bn: 'শিক্ষক' };
    expect(await shown()).toEqual([{ ...said, _id: id, about, photo: `/images/${photo.key}?w=160&h=160&q=80` }]);
    const update = (revision: number) =>
      server.send({
        method: 'PUT',
        url: `/api/v1/content/testimonials/${id}`,
        payload: { ...TESTIMONIAL, state: 'inactive', revision },
        by: agent,
      });
    expect((await update(1)).status).toBe(200);
    expect((await update(1)).status).toBe(409);
    expect(await shown()).toEqual([]);
    const found = await server.call(findTestimonialEntries, { query: { q: 'হিসাব', state: 'inactive' } }, agent);
    expect(found.data.items).toMatchObject([{ _id: id, name: TESTIMONIAL.name }]);
  });

  it.each([
    ['nothing said in a language', { quote: { en: 'Good', bn: ' ' } }, 'quote.bn'],
    ['nobody', { name: { en: '', bn: '' } }, 'name.en'],
    ['a quote that is a page long', { quote: { en: 'a'.repeat(401), bn: 'ক' } }, 'quote.en'],
    ['a picture that nobody uploaded', { photo: { key: 'a'.repeat(22), width: 1, height: 1 } }, 'photo'],
    ['a picture of another place', { photo: { path: '/slides/ask.svg' } }, 'photo'],
  ])('refuse %s, and say where', async (_what, besides, field) => {
    const reply = await create(besides);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.data.error.fields).join(' ')).toContain(field);
  });

  it('are taken back and restored', async () => {
    const { _id: id } = (await create()).body.data.data;
    const params = { kind: 'testimonials' as const, id };
    await server.call(deleteContent, { params }, agent);
    expect(await shown()).toEqual([]);
    await server.call(restoreContent, { params }, agent);
    expect(await shown()).toMatchObject([{ _id: id }]);
  });
});
