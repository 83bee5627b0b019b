import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { actionColours, HOUSE_ACTION } from '#domain/colour/action-colours.ts';
import { createLogo } from '#features/projects/contract/images.ts';
import { deleteUnusedImages } from '#features/projects/public.ts';
import { images } from '#features/projects/server/tables.ts';
import { activities } from '#kit/server/audit/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { createLogger } from '#kit/server/log.ts';
import { pictureBytes } from '#tests/factories/image.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getPublicSettings } from '../../contract/shown.ts';
import { getSiteLook, updateSiteLook } from '../../contract/site-look.ts';
import { getSiteSettings } from '../../contract/site-settings.ts';
import { getSiteLook as getSiteLookOn } from '../get-site-look.ts';
import { imagesOfContent } from '../images-of-content.ts';
import { seedSite } from '../seed-site.ts';

let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  await seedSite(server.db, server.clock.now);
  admin = await createUser(server, { role: 'admin' });
});

const HOUSE = { action: null, logo: null, logoDark: null, icon: null };
const PURPLE = '#8e24aa';

const read = async () => (await server.call(getSiteSettings, {}, admin)).data.look;
const changes = () => server.db.select().from(activities).where(eq(activities.subject, 'site_settings'));

async function save(look: object) {
  const { revision } = await read();
  const payload = { ...HOUSE, revision, ...look };
  const { status, body } = await server.send({ method: 'PUT', url: '/api/v1/site/settings/look', payload, by: admin });
  return { status, data: body.data.data, fields: body.data.error?.fields };
}

/** What pages look like a second later. */
async function shown() {
  server.clock.forward(1);
  return (await server.call(getSiteLook)).data;
}

async function upload() {
  return (await server.call(createLogo, { body: await pictureBytes({ width: 400, height: 100 }) }, admin)).data;
}

describe('updateSiteLook', () => {
  it('colours every process within a second, and goes back to the product’s own', async () => {
    const elsewhere: Db = Object.create(server.db);
    expect((await getSiteLookOn(elsewhere, server.clock.now)).colours).toBeNull();
    const before = (await changes()).length;
    expect(await save({ action: ' #8E24AA ' })).toMatchObject({ status: 200, data: { action: PURPLE } });
    const colours = { light: actionColours(PURPLE, 'light'), dark: actionColours(PURPLE, 'dark') };
    expect(await shown()).toEqual({ colours, logo: null, icon: null });
    expect((await getSiteLookOn(elsewhere, server.clock.now)).colours).toEqual(colours);
    const [change] = (await changes()).slice(before);
    expect(change).toMatchObject({ action: 'changed', actorId: admin.id });

    await save({ action: PURPLE });
    expect(await changes()).toHaveLength(before + 1);
    expect((await save({ action: HOUSE_ACTION })).data.action).toBeNull();
    expect((await shown()).colours).toBeNull();
  });

  it.each([
    ['too light to be read', '#f5a524', /darker/],
    ['readable on white alone', '#3d7a3d', /darker/],
    ['no colour', 'red', /#006a4e/],
    ['a way into the style', '#8e24aa}body{display:none', /#006a4e/],
  ])('refuses what is %s, and names the field', async (_what, action, why) => {
    const { status, fields } = await save({ action });
    expect(status).toBe(422);
    expect(Object.keys(fields)).toEqual(['action']);
    expect(fields.action[0]).toMatch(why);
    expect((await read()).action).toBeNull();
  });

  it('shows a logo wherever pages ask, and refuses one that nobody uploaded, or a dark one alone', async () => {
    const [logo, icon] = [await upload(), await upload()];
    expect((await save({ logo: { ...logo, key: 'x'.repeat(22) } })).fields).toHaveProperty('logo');
    expect((await save({ logoDark: logo })).fields).toHaveProperty('logo');
    expect((await save({ logo, icon })).status).toBe(200);
    const light = `/images/${logo.key}?h=160&q=80`;
    expect(await shown()).toMatchObject({
      logo: { light, dark: null, width: 400, height: 100 },
      icon: { small: `/images/${icon.key}?w=80&h=80&q=80&f=png` },
    });
    expect((await server.call(getPublicSettings)).data.site_logo).toBe(light);
    expect((await server.app.inject(light)).statusCode).toBe(200);

    await server.db.update(images).set({ usedAt: new Date(0) });
    const services = {
      db: server.db,
      now: server.clock.now,
      log: createLogger('silent'),
      sendMail: async () => undefined,
    };
    await deleteUnusedImages(server.keeping.storage, imagesOfContent).run({ ...services, isLastAttempt: true }, {});
    expect((await server.app.inject(light)).statusCode).toBe(200);
    await save(HOUSE);
    expect((await server.call(getPublicSettings)).data.site_logo).toBe(light);
    server.clock.forward(1);
    expect((await server.call(getPublicSettings)).data.site_logo).toBeNull();
  });

  it('is refused to whoever comes second', async () => {
    const { revision } = await read();
    expect((await save({ action: PURPLE })).status).toBe(200);
    expect((await save({ ...HOUSE, revision })).status).toBe(409);
    const { status } = await server.call(updateSiteLook, { body: { ...HOUSE, revision: revision + 1 } }, admin);
    expect(status).toBe(200);
  });
});
