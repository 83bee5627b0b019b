import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createImage } from '#features/projects/contract/images.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getSlideShowByPosition } from '../../contract/shown.ts';

let server: TestServer;
let agent: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  agent = await createUser(server, { role: 'agent' });
});

const NONE = { en: '', bn: '' };
const SLIDE = {
  image: { path: '/slides/ask.svg' } as object,
  alt: { en: 'A question', bn: 'একটি প্রশ্ন' },
  caption: { en: 'Ask', bn: 'জিজ্ঞেস করুন' },
  description: NONE,
  link: '/faq',
  btn_txt: NONE,
};
const SHOW = {
  name: { en: 'News', bn: 'খবর' },
  type: 'banner',
  position: 'footer',
  slides: [SLIDE],
  state: 'active',
};

const create = (besides: object = {}) =>
  server.send({ method: 'POST', url: '/api/v1/content/slide-shows', payload: { ...SHOW, ...besides }, by: agent });

/** What visitors are shown above the footer a second later. */
async function shown() {
  server.clock.forward(1);
  return (await server.call(getSlideShowByPosition, { query: { position: 'footer' } })).data;
}

async function upload(): Promise<{ key: string; width: number; height: number }> {
  const body = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  return (await server.call(createImage, { body }, agent)).data;
}

describe('createSlideShow and updateSlideShow', () => {
  it('show slides in their order, each by its picture, with markup made safe', async () => {
    const image = await upload();
    const description = { en: '<p onclick="x()">Now</p><img src=x onerror=alert(1)>', bn: '' };
    const made = await create({ slides: [{ ...SLIDE, image, description }, SLIDE] });
    expect(made.status).toBe(201);
    const { _id: id, slides } = made.body.data.data;
    expect((await shown())[0]).toMatchObject({
      type: 'banner',
      images: [{ image: `/images/${image.key}?w=960&q=80`, description: { en: '<p>Now</p>' }, link: '/faq' }, {}],
    });
    const body = { ...made.body.data.data, slides: slides.toReversed(), revision: 1 };
    for (const name of ['_id', 'updatedAt']) delete body[name];
    const saved = await server.send({
      method: 'PUT',
      url: `/api/v1/content/slide-shows/${id}`,
      payload: body,
      by: agent,
    });
    expect(saved.status).toBe(200);
    const ids = (await shown())[0]?.images.map(({ _id }) => _id);
    expect(ids).toEqual(slides.map(({ _id }: { _id: string }) => _id).toReversed());
  });

  it.each([
    ['a link that runs script', { link: 'javascript:alert(1)' }, 'slides.0.link'],
    ['a link to another site in disguise', { link: '//evil.example' }, 'slides.0.link'],
    ['a picture of another place', { image: { path: '/admin/x.svg' } }, 'slides.0.image'],
    ['a picture that nobody uploaded', { image: { key: 'a'.repeat(22), width: 1, height: 1 } }, 'slides.0.image'],
    ['a picture that says nothing', { alt: NONE }, 'slides.0.alt.en'],
  ])('refuse %s, and say where', async (_what, besides, field) => {
    const reply = await create({ slides: [{ ...SLIDE, ...besides }] });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.data.error.fields).join(' ')).toContain(field);
  });

  it('want a slide', async () => {
    expect((await create({ slides: [] })).body.data.error.fields).toHaveProperty('slides');
  });
});
