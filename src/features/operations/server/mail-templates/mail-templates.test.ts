import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { register } from '#features/identity/contract/accounts.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as contract from '../../contract/mail-templates.ts';

const params = { name: 'registerCode' };
const WORDS = {
  subject: { en: 'Welcome to Jorip', bn: 'স্বাগতম' },
  body: { en: '{{code}}\n\n<b>Type</b> it within {{minutes}} minutes.', bn: '{{code}}\n\n{{minutes}} মিনিট' },
};

let server: TestServer;
let agent: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  agent = await createUser(server, { role: 'agent' });
});

const get = async () => (await server.call(contract.getMailTemplate, { params }, agent)).data;
const save = async (words: typeof WORDS, revision?: number) =>
  server.call(
    contract.updateMailTemplate,
    { params, body: { ...words, revision: revision ?? (await get()).revision } },
    agent,
  );
async function lastMail(to: string) {
  const [mail] = await server.db.select().from(mails).where(eq(mails.toAddress, to)).orderBy(desc(mails.id)).limit(1);
  return mail;
}
async function mailOfRegistration(name: string) {
  const identifier = `${name}@example.com`;
  await server.call(register, { body: { firstName: 'N', identifier, password: 'a fine long passphrase' } });
  return await lastMail(identifier);
}

describe('what an email says', () => {
  it('is the product’s own until somebody edits it, and their words from the next one on', async () => {
    expect(await get()).toMatchObject({ edited: false, revision: 0 });
    expect((await mailOfRegistration('before'))?.subject).toBe('Your Jorip code');
    expect((await save(WORDS)).status).toBe(200);
    const mail = await mailOfRegistration('after');
    expect(mail).toMatchObject({ subject: 'Welcome to Jorip', template: 'registerCode' });
    expect(mail?.text).toMatch(/^\d{6}\n\n<b>Type<\/b> it within 10 minutes\.\n\n-- \n/);
    expect(mail?.html).toContain('&lt;b&gt;Type&lt;/b&gt;');
    expect(mail?.html).toMatch(/letter-spacing[^>]*>\d{6}</);
  });

  it('is refused by the place where a variable is unknown, missing, or stands where it must not', async () => {
    const refused = async (body: Partial<typeof WORDS>) => {
      const reply = await save({ ...WORDS, ...body });
      return [reply.status, Object.keys(reply.body.data.error?.fields ?? {})];
    };
    const bn = WORDS.body.bn;
    expect(await refused({ subject: { en: 'Hi {{name}}', bn: 'কোড' } })).toEqual([422, ['subject.en']]);
    expect(await refused({ body: { en: '{{code}}', bn: 'কোড নেই' } })).toEqual([422, ['body.bn']]);
    expect(await refused({ body: { en: 'https://example.org/?c={{code}}', bn } })).toEqual([422, ['body.en']]);
    expect(await refused({ subject: { en: 'Code {{code}}', bn: 'কোড' } })).toEqual([422, ['subject.en']]);
    expect(await refused({ subject: { en: '\u0001', bn: 'কোড' } })).toEqual([422, ['subject.en']]);
    const inOneLine = await save({ ...WORDS, subject: { en: 'A\r\nBcc: all@example.com', bn: 'কোড' } });
    expect(inOneLine.data.words.subject.en).toBe('A Bcc: all@example.com');
  });

  it('has versions, one of which is put back, and goes back to the product’s own', async () => {
    const before = await get();
    expect((await save(WORDS, before.revision - 1)).status).toBe(409);
    await save({ ...WORDS, subject: { en: 'Another', bn: 'আরেকটি' } });
    const { revision } = await get();
    const reset = await server.call(contract.resetMailTemplate, { params, body: { revision } }, agent);
    expect(reset.data).toMatchObject({ edited: false, words: reset.data.own });
    expect((await mailOfRegistration('reset'))?.subject).toBe('Your Jorip code');
    const versions = (await server.call(contract.findMailVersions, { params }, agent)).data;
    expect(versions.slice(0, 2)).toMatchObject([
      { isOwn: true, revision: revision + 1 },
      { isOwn: false, words: { subject: { en: 'Another' } }, author: expect.stringContaining('Owner') },
    ]);
    const list = (await server.call(contract.findMailTemplates, agent)).data;
    expect(list.find(({ name }) => name === 'registerCode')).toMatchObject({ edited: false });
    expect(list).toHaveLength(21);
  });

  it('is tried out with samples, on a page and by email to oneself alone, so often and no more', async () => {
    const body = { locale: 'bn' as const, subject: WORDS.subject.bn, body: WORDS.body.bn };
    const preview = await server.call(contract.previewMail, { params, body }, agent);
    expect(preview.data).toMatchObject({ subject: 'স্বাগতম', text: expect.stringContaining('১০ মিনিট') });
    const wrong = await server.call(contract.previewMail, { params, body: { ...body, body: '{{secret}}' } }, agent);
    expect([wrong.status, Object.keys(wrong.body.data.error.fields)]).toEqual([422, ['body']]);
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1)
      statuses.push((await server.call(contract.sendTestMail, { params, body }, agent)).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
    expect(await lastMail(agent.email ?? '')).toMatchObject({ locale: 'bn', subject: 'স্বাগতম' });
    const nowhere = { params: { name: 'nothing' } };
    expect((await server.call(contract.getMailTemplate, nowhere, agent)).status).toBe(404);
  });
});
