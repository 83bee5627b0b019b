import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { forgotPassword, resetPassword } from '#features/identity/contract/passwords.ts';
import { deliverMail } from '#kit/server/mail/deliver-mail.ts';
import { mails } from '#kit/server/mail/tables.ts';
import type { SendMail } from '#kit/server/mail/transport.ts';
import { createUser } from '#tests/factories/user.ts';
import { codeSentTo, resetLinkSentTo } from '#tests/support/mail-log.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as call from '../contract.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** Signed in just now. */
const admin = () => createUser(server, { role: 'admin' });

async function deliver(mailId: string, sendMail: SendMail = async () => undefined): Promise<void> {
  const context = { db: server.db, now: server.clock.now, isLastAttempt: true, sendMail };
  await deliverMail.run(context as Parameters<typeof deliverMail.run>[0], { mailId });
}

const VERIFIED_BY = /\b\d{6}\b/;

/** Asked for by an owner; the newest mail to them. */
async function askedFor() {
  const { email } = await createUser(server);
  const to = email ?? '';
  const { _id: verificationId } = (await server.call(forgotPassword, { body: { identifier: to } })).data;
  return { to, verificationId, id: await newestTo(to) };
}
const newestTo = async (to: string) =>
  (await server.call(call.findMails, { query: { q: to } }, await admin())).data.items[0]?._id ?? '';
const read = async (id: string) => (await server.call(call.getMail, { params: { id } }, await admin())).data;
const again = async (id: string) => server.call(call.resendMail, { params: { id } }, await admin());

it('code and link of a mail are hidden in the log as soon as a mail server has it', async () => {
  const { to, id } = await askedFor();
  const { link } = await resetLinkSentTo(server.db, to);
  expect(await read(id)).toMatchObject({ code: 'readable', text: expect.stringContaining(link) });
  const sent: { text: string; html: string }[] = [];
  await deliver(id, async (mail) => {
    sent.push(mail);
    return undefined;
  });
  expect(sent[0]?.text).toContain(link);
  expect(sent[0]?.html).toContain(link);
  const [stored] = await server.db.select().from(mails).where(eq(mails.id, id));
  const kept = JSON.stringify(stored);
  expect(kept).not.toContain(link);
  expect(`${stored?.text} ${stored?.html}`).not.toMatch(/[^#\w]\d{6}\b/);
  expect(await read(id)).toMatchObject({ code: 'hidden', text: expect.stringContaining('••••••') });
});

it('stays readable in the log where it was only printed, and where it was not sent', async () => {
  const [printed, failed] = [await askedFor(), await askedFor()];
  await deliver(printed.id, async () => 'printed');
  const refuse = async () => {
    throw new Error('no route to host');
  };
  await expect(deliver(failed.id, refuse)).rejects.toThrow();
  for (const { id } of [printed, failed]) {
    const { code, text } = await read(id);
    expect([code, VERIFIED_BY.test(text)]).toEqual(['readable', true]);
  }
});

it('a mail with a code is sent again with a new code; the old one is over', async () => {
  const { to, verificationId, id } = await askedFor();
  const old = await codeSentTo(server.db, to);
  await deliver(id);
  server.clock.forward(1200);
  expect((await again(id)).status).toBe(200);
  const newest = await newestTo(to);
  expect(newest).not.toBe(id);
  const fresh = await codeSentTo(server.db, to);
  const reset = (code: string) =>
    server.call(resetPassword, { params: { id: verificationId }, body: { code, password: 'a boat at noon' } });
  if (old !== fresh) expect((await reset(old)).status).toBe(422);
  expect((await reset(fresh)).status).toBe(200);
});

it('a mail with a code is not sent again once it was used, is too old or a newer one was sent', async () => {
  const [superseded, old] = [await askedFor(), await askedFor()];
  await deliver(superseded.id);
  await deliver(old.id);
  expect((await again(superseded.id)).status).toBe(200);
  const refused = await again(superseded.id);
  expect([refused.status, refused.body.data.message]).toEqual([409, expect.stringContaining('a newer one was sent')]);
  server.clock.forward(86_400);
  expect((await again(old.id)).status).toBe(409);
});
