// The product with one of everything that screens show, and every text of it hostile.
import { rmSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { users } from '#features/identity/server/tables.ts';
import { createAnnouncement } from '#features/notifications/contract/announcements.ts';
import { notifications } from '#features/notifications/server/tables.ts';
import { reportBrowserError } from '#features/operations/contract/errors.ts';
import { createBankCategory } from '#features/projects/contract/bank-categories.ts';
import { keepQuestions } from '#features/projects/contract/bank-questions.ts';
import { projects } from '#features/projects/server/tables.ts';
import { respondents } from '#features/responses/server/tables.ts';
import { testimonials } from '#features/site/server/tables.ts';
import { createTicketFile } from '#features/support/contract/ticket-files.ts';
import { addTicketMessage } from '#features/support/contract/tickets.ts';
import { contactEntries, contacts } from '#features/support/server/tables.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newId } from '#kit/server/ids.ts';
import { mails, mailWordings } from '#kit/server/mail/tables.ts';
import { keptQuestion } from '#tests/factories/bank.ts';
import { scratchFolder } from '../../../tools/scratch-folder.ts';
import { HOSTILE, makeTextsHostile } from './hostile-texts.ts';
import { type People, seedPeople } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { addressesOfExamples, seedExamples } from './screen-examples.ts';
import { fillDatabase, withDatabase } from './seeded-product.ts';

/** Tables whose rows have screens of their own. */
const SHOWN_ALONE = [
  'activities',
  'announcements',
  'contacts',
  'errors',
  'faqs',
  'mails',
  'pages',
  'respondents',
  'slide_shows',
  'testimonials',
] as const;

type Ids = Record<(typeof SHOWN_ALONE)[number], string>;

/** It runs twice on one data folder: to be filled by its calls, then with what that left behind. */
export async function startHostileProduct() {
  const dataDir = scratchFolder('e2e-hostile');
  const people = await fillDatabase(dataDir, seed);
  const filled = await startProduct({ DATA_DIR: dataDir });
  const examples = await addressesOfExamples({ product: filled, people });
  await talk(filled, people, examples);
  await filled.stop();
  const left = await withDatabase(dataDir, async (db) => {
    await beside(db, people.user.id);
    return { columns: await makeTextsHostile(db), ids: await idsOf(db) };
  });
  const product = await startProduct({ DATA_DIR: dataDir });
  const stop = async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { product: { ...product, stop }, people, examples, ...left };
}

async function seed(db: Db): Promise<People> {
  await seedExamples(db);
  return await seedPeople(db);
}

async function talk({ api }: Product, people: People, examples: Record<string, string>): Promise<void> {
  const [owner, admin] = [api(people.user.accessToken), api(people.admin.accessToken)];
  const file = await owner(createTicketFile, { query: { name: 'notes.txt' }, body: Buffer.from('It stops there.') });
  const ticket = examples['/dashboard/tickets/{id}']?.split('/').at(-1) ?? '';
  await owner(addTicketMessage, { params: { id: ticket }, body: { text: 'See this.', files: [file._id] } });
  const words = { en: 'News', bn: 'খবর' };
  const roles = ['user' as const, 'admin' as const];
  const bank = 'shared' as const;
  const { _id: category } = await admin(createBankCategory, { body: { bank, name: words, within: null } });
  await admin(keepQuestions, { body: { bank, category, tags: ['news'], questions: [keptQuestion] } });
  await admin(createAnnouncement, { body: { title: words, text: words, roles, startsAt: null } });
  const id = examples['/dashboard/survey/{id}']?.split('/').at(-1) ?? '';
  const said = `⟦respondents.answers⟧ ${HOSTILE}`;
  const answers = { drink: 'o1', way: 2, trade: said, wish: said, called: said };
  await api()(startRespondent, { params: { id }, body: { answers, complete: true } });
  await api()(reportBrowserError, { body: { type: 'TypeError', message: 'no', trace: 'at a', path: '/dashboard' } });
}

/** What no call writes at once. */
async function beside(db: Db, userId: string): Promise<void> {
  const createdAt = new Date();
  const words = { en: 'Words', bn: 'কথা' };
  await db.update(projects).set({ description: words, closingText: words });
  await db
    .update(respondents)
    .set({ details: { name: 'Visitor' } })
    .where(eq(respondents.state, 'completed'));
  await db.update(mails).set({ state: 'failed', error: 'refused' }).where(eq(mails.state, 'sent'));
  const mailWords = { subject: 'Your code', body: '{{code}}' };
  const wording = { template: 'registerCode', revision: 1, texts: { en: mailWords, bn: mailWords }, createdAt };
  await db.insert(mailWordings).values(wording);
  await db.update(users).set({ organization: 'House', occupation: 'Painter' });
  await db.insert(testimonials).values({ id: newId(), quote: words, name: words, about: words });
  const contact = { name: 'Visitor', email: 'visitor@example.com', subject: 'Prices', message: 'How much?' };
  const contactId = newId();
  await db
    .insert(contacts)
    .values({ id: contactId, ...contact, locale: 'en', fingerprint: 'one', createdAt, dueAt: createdAt });
  await db.insert(contactEntries).values({ id: newId(), contactId, kind: 'note', text: 'A teacher.', createdAt });
  const told = { kind: 'project_closed', values: { project: words }, shown: true, mailDue: false, createdAt };
  await db.insert(notifications).values({ id: newId(), userId, ...told });
}

/** The newest row of each. */
async function idsOf(db: Db): Promise<Ids> {
  const found = SHOWN_ALONE.map(async (table) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`SELECT id FROM ${sql.identifier(table)} ORDER BY id DESC LIMIT 1`,
    );
    return [table, rows[0]?.id ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as Ids;
}
