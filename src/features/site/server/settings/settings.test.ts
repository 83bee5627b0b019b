import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { activities } from '#kit/server/audit/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { createProject } from '#tests/factories/project.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getPublicSettings, publicSettings } from '../../contract/shown.ts';
import * as call from '../../contract/site-settings.ts';
import { getPublicSettings as getPublicSettingsOn } from '../get-public-settings.ts';
import { seedSite } from '../seed-site.ts';
import { settings } from '../tables.ts';

let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  await seedSite(server.db, server.clock.now);
  admin = await createUser(server, { role: 'admin' });
});

const CONTACT = {
  phone: '০২-৯১২৩৪৫৬',
  email: ' Hello@Example.org ',
  address: { en: 'Dhaka', bn: 'ঢাকা' },
};
const NONE = { phone: null, email: null, address: {} };

const read = async () => (await server.call(call.getSiteSettings, {}, admin)).data;
const changes = () => server.db.select().from(activities).where(eq(activities.subject, 'site_settings'));

async function send(section: string, payload: object) {
  const { status, body } = await server.send({
    method: 'PUT',
    url: `/api/v1/site/settings/${section}`,
    payload,
    by: admin,
  });
  return { status, fields: Object.keys(body.data.error?.fields ?? {}) };
}

/** What visitors are shown a second later. */
async function shown() {
  server.clock.forward(1);
  return (await server.call(getPublicSettings)).body.data.data;
}

describe('updateSiteContact', () => {
  it('shows what is filled in, cleaned, on every process within a second', async () => {
    const elsewhere: Db = Object.create(server.db);
    expect((await getPublicSettingsOn(elsewhere, server.clock.now)).contact_email).toBeNull();
    const { revision } = (await read()).contact;
    const { data } = await server.call(call.updateSiteContact, { body: { ...CONTACT, revision } }, admin);
    expect(data).toEqual({
      phone: '02-9123456',
      email: 'hello@example.org',
      address: CONTACT.address,
      revision: revision + 1,
    });
    const told = { contact_phone: '02-9123456', contact_email: 'hello@example.org', contact_address: CONTACT.address };
    expect(await shown()).toMatchObject(told);
    expect(await getPublicSettingsOn(elsewhere, server.clock.now)).toMatchObject(told);
  });

  it('is refused to whoever comes second, and changes and records nothing where nothing differs', async () => {
    const { revision, ...contact } = (await read()).contact;
    const before = (await changes()).length;
    expect((await send('contact', { ...NONE, revision: revision - 1 })).status).toBe(409);
    const same = await server.call(call.updateSiteContact, { body: { ...contact, revision } }, admin);
    expect(same.data).toEqual({ ...contact, revision });
    expect(await changes()).toHaveLength(before);
    await server.call(call.updateSiteContact, { body: { ...NONE, revision } }, admin);
    expect(await shown()).toMatchObject({ contact_phone: null, contact_email: null, contact_address: {} });
    expect(await changes()).toHaveLength(before + 1);
  });

  it('says where something is wrong', async () => {
    const { revision } = (await read()).contact;
    const wrong = { phone: 'ask for us', email: 'nobody', address: { en: 'Dhaka' }, revision };
    const { status, fields } = await send('contact', wrong);
    expect(status).toBe(422);
    expect(fields.sort()).toEqual(['address.bn', 'email', 'phone']);
  });
});

describe('updateSocialLinks', () => {
  const ELSEWHERE = { facebook: null, x: 'https://x.com/jorip', linkedin: null, youtube: 'https://youtube.com/@jorip' };

  it('shows links in their order, and takes no other than secure addresses', async () => {
    const { revision } = (await read()).social;
    expect((await send('social', { ...ELSEWHERE, x: 'javascript:alert(1)', revision })).fields).toEqual(['x']);
    await server.call(call.updateSocialLinks, { body: { ...ELSEWHERE, revision } }, admin);
    expect((await shown()).social_links).toEqual([
      { network: 'x', url: 'https://x.com/jorip' },
      { network: 'youtube', url: 'https://youtube.com/@jorip' },
    ]);
  });
});

describe('updateHomeSettings', () => {
  it('takes a project that is open to everybody, and no visitor is told of it', async () => {
    const open = await createProject(server, { published: true });
    const draft = await createProject(server);
    const found = (await server.call(call.findHomeProjects, { query: {} }, admin)).data;
    expect(found.map(({ _id }) => _id)).toEqual([open.id]);
    expect((await server.call(call.findHomeProjects, { query: { q: 'no such title' } }, admin)).data).toEqual([]);

    const { revision } = (await read()).home;
    const body = { homeProject: open.id, liveNumbersFrom: 7, revision };
    expect((await send('home', { ...body, homeProject: draft.id })).fields).toEqual(['homeProject']);
    const { data } = await server.call(call.updateHomeSettings, { body }, admin);
    expect(data).toMatchObject({ project: { _id: open.id }, liveNumbersFrom: 7, revision: revision + 1 });
    expect(Object.keys(await shown()).sort()).toEqual(Object.keys(publicSettings.shape).sort());
    expect(JSON.stringify(await shown())).not.toContain(open.id);
  });
});

it('what is private has no place among what everybody is told', async () => {
  const [row] = await server.db.select().from(settings);
  const told = publicSettings.parse({ site_logo: null, ...row?.public, ...row });
  expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['homeProjectId']));
  // @ts-expect-error What visitors are told has no such field.
  expect(told.homeProjectId).toBeUndefined();
});
