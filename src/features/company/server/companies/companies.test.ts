import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { activities } from '#kit/server/audit/tables.ts';
import { addMember, createCompany } from '#tests/factories/company.ts';
import { picture, pictureBytes } from '#tests/factories/image.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import * as contract from '../../contract/company.ts';

const server = await startTestServer();

const PROFILE = {
  name: { en: 'Shapla Textiles', bn: 'শাপলা টেক্সটাইল' },
  description: { en: 'Cloth since 1971.' },
  website: 'shapla.example.com',
  email: 'Hello@Shapla.Example.com',
  phone: '০২-৯১২৩৪৫৬',
  address: { bn: 'ঢাকা' },
};

async function ownedCompany() {
  const owner = await createUser(server);
  const id = await createCompany(server, owner);
  return { owner, id, params: { id } };
}

describe('createCompany', () => {
  it('makes whoever makes it the owner, in the list and on its page', async () => {
    const { owner, id } = await ownedCompany();
    const { items, total } = (await server.call(contract.findCompanies, owner)).data;
    expect([total, items[0]]).toMatchObject([1, { _id: id, role: 'owner', members: 1, isSuspended: false }]);
    const { abilities, role } = (await server.call(contract.getCompany, { params: { id } }, owner)).data;
    expect([role, abilities.update, abilities.delete]).toEqual(['owner', true, true]);
  });

  it('takes nothing but a name, and refuses one of blanks', async () => {
    const owner = await createUser(server);
    for (const body of [
      { name: {} },
      { name: { en: '  ' } },
      { name: { en: 'A'.repeat(121) } },
      // Each becomes two letters in the form in which it is stored.
      { name: { bn: '\u09df'.repeat(100) } },
      { name: { en: 'A' }, role: 'owner' },
      { name: { en: 'A' }, ownerId: owner.id },
    ]) {
      const { status } = await server.call(contract.createCompany, { body: body as never }, owner);
      expect([body, status]).toEqual([body, 422]);
    }
    expect((await server.call(contract.findCompanies, owner)).data.total).toBe(0);
  });
});

describe('getCompany', () => {
  it('does not exist for whoever is no member', async () => {
    const { params } = await ownedCompany();
    const stranger = await createUser(server);
    expect((await server.call(contract.getCompany, { params }, stranger)).status).toBe(404);
    expect((await server.call(contract.findCompanies, stranger)).data.items).toEqual([]);
  });
});

describe('updateCompany', () => {
  it('saves every part in the form in which it is stored, and records it', async () => {
    const { owner, id, params } = await ownedCompany();
    const saved = (await server.call(contract.updateCompany, { params, body: { ...PROFILE, revision: 1 } }, owner))
      .data;
    expect(saved).toMatchObject({
      ...PROFILE,
      website: 'https://shapla.example.com/',
      email: 'hello@shapla.example.com',
      revision: 2,
    });
    const [changed] = await server.db.select().from(activities).where(eq(activities.action, 'changed'));
    expect([changed?.subjectId, Object.keys(changed?.changes ?? {})]).toEqual([
      id,
      expect.arrayContaining(['name', 'website', 'address']),
    ]);
  });

  it('refuses who was second, and what is no address or number, by the field', async () => {
    const { owner, params } = await ownedCompany();
    const save = (changes: object) =>
      server.call(contract.updateCompany, { params, body: { ...PROFILE, revision: 1, ...changes } as never }, owner);
    for (const [field, value] of [
      ['website', 'javascript:alert(1)'],
      ['website', 'http://shapla.example.com'],
      ['email', 'nobody'],
      ['phone', 'call me'],
    ] as const) {
      const { status, body } = await save({ [field]: value });
      expect([status, Object.keys(body.data.error.fields)]).toEqual([422, [field]]);
    }
    expect((await save({ suspended: null })).status).toBe(422);
    expect((await save({})).status).toBe(200);
    expect((await save({ phone: '' })).status).toBe(409);
  });

  it('is of owners alone', async () => {
    const { id, params } = await ownedCompany();
    for (const role of ['editor', 'viewer'] as const) {
      const member = await createUser(server);
      await addMember(server, id, member.id, role);
      const { status } = await server.call(
        contract.updateCompany,
        { params, body: { ...PROFILE, revision: 1 } },
        member,
      );
      expect(status).toBe(403);
    }
  });

  it('keeps what looks like markup as the words that it is', async () => {
    const { owner, params } = await ownedCompany();
    const name = { en: '<img src=x onerror=alert(1)>' };
    const body = { ...PROFILE, name, revision: 1 };
    expect((await server.call(contract.updateCompany, { params, body }, owner)).data.name).toEqual(name);
  });
});

describe('updateCompanyLogo', () => {
  it('takes a picture by what is in it, shows it as a square, and takes it away again', async () => {
    const { owner, params } = await ownedCompany();
    const body = await picture({ width: 600, height: 400 }).png().toBuffer();
    const { logo } = (await server.call(contract.updateCompanyLogo, { params, body }, owner)).data;
    const { rawPayload, headers } = await server.app.inject({ url: `${logo}?q=80&w=96&h=96` });
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 96, height: 96 });
    expect((await server.call(contract.updateCompanyLogo, { params, body }, owner)).data.logo).toBe(logo);
    expect((await server.call(contract.deleteCompanyLogo, { params }, owner)).status).toBe(200);
    expect((await server.app.inject({ url: `${logo}?q=80&w=192&h=192` })).statusCode).toBe(404);
  });

  it('refuses what lies about what it is, and who is no owner before anything is made', async () => {
    const { owner, id, params } = await ownedCompany();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const body of [svg, Buffer.from('GIF89a<script>alert(1)</script>'), Buffer.alloc(0)]) {
      expect((await server.call(contract.updateCompanyLogo, { params, body }, owner)).status).toBe(422);
    }
    const editor = await createUser(server);
    await addMember(server, id, editor.id, 'editor');
    const body = await pictureBytes();
    expect((await server.call(contract.updateCompanyLogo, { params, body }, editor)).status).toBe(403);
    expect((await server.call(contract.updateCompanyLogo, { params, body }, await createUser(server))).status).toBe(
      404,
    );
  });
});

describe('deleteCompany', () => {
  it('ends it for every member, and is of owners alone', async () => {
    const { owner, id, params } = await ownedCompany();
    const editor = await createUser(server);
    await addMember(server, id, editor.id, 'editor');
    expect((await server.call(contract.deleteCompany, { params }, editor)).status).toBe(403);
    expect((await server.call(contract.deleteCompany, { params }, owner)).status).toBe(200);
    for (const member of [owner, editor]) {
      expect((await server.call(contract.getCompany, { params }, member)).status).toBe(404);
    }
  });
});
