import { eq, inArray, isNull, like } from 'drizzle-orm';
import { setQuestionMarking } from '#domain/quiz/edit-marking.ts';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { RIGHT, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { register } from '#features/identity/contract/accounts.ts';
import { inviteUsers } from '#features/identity/contract/invitations.ts';
import { forgotPassword } from '#features/identity/contract/passwords.ts';
import { invitations, users } from '#features/identity/server/tables.ts';
import { findTemplates } from '#features/library/contract.ts';
import { seedTemplates } from '#features/library/public.ts';
import { announcements, notificationSettings, notifications } from '#features/notifications/server/tables.ts';
import { bankCategories, bankQuestions, categories, places } from '#features/projects/server/tables.ts';
import { findResponses } from '#features/reports/contract/responses.ts';
import { requireRef } from '#features/responses/public.ts';
import { seedSite } from '#features/site/public.ts';
import { faqs, pages, slideShows, testimonials } from '#features/site/server/tables.ts';
import { getContactForm } from '#features/support/contract/contact-us.ts';
import { receivedMails, savedReplies, ticketCategories, ticketPriorities } from '#features/support/server/tables.ts';
import { completeRespondent } from '#features/taking-part/contract/answering.ts';
import { nameCertificate } from '#features/taking-part/contract/certificates.ts';
import type { Role } from '#kit/contract/actor.ts';
import { GRANTABLE, type Permission } from '#kit/contract/permissions.ts';
import { activities } from '#kit/server/audit/tables.ts';
import { gatheredOf } from '#kit/server/error-log/gathered.ts';
import { errors } from '#kit/server/error-log/tables.ts';
import { writeErrors } from '#kit/server/error-log/write-errors.ts';
import { newId, newSecret } from '#kit/server/ids.ts';
import { queueMail } from '#kit/server/mail/queue-mail.ts';
import { readWording } from '#kit/server/mail/templates/wordings.ts';
import { keptQuestion } from '../factories/bank.ts';
import { addMember, createCompany, invite } from '../factories/company.ts';
import { createContact } from '../factories/contact.ts';
import { beginFile, filesQuestionnaire, uploadFile } from '../factories/file.ts';
import { createPractice, createProject, createQuiz, sampleBallot } from '../factories/project.ts';
import { createRespondent, createResponse } from '../factories/respondent.ts';
import { createTicket, createTicketFile, ticketBody } from '../factories/ticket.ts';
import { createUser } from '../factories/user.ts';
import { startTestServer, type Visitor, visitor } from '../support/test-server.ts';

/** Whoever may call: nobody, whose the thing is, somebody else, and the two kinds of staff. */
export const CALLERS = ['signedOut', 'owner', 'stranger', 'agent', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** Staff who are there beside a caller: the last administrator may not do all that administrators may. */
const COLLEAGUES = 4;

const only = (permission: Permission) => Object.fromEntries(GRANTABLE.map((name) => [name, name === permission]));
const everything = Object.fromEntries(GRANTABLE.map((name) => [name, true]));

export type World = Awaited<ReturnType<typeof createWorld>>;

/** A product with one of everything an endpoint may be about, made anew wherever a call uses it up. */
export async function createWorld() {
  const server = await startTestServer();
  await seedSite(server.db, server.clock.now);
  await seedTemplates(server.db, server.clock.now);
  const [template] = (await server.call(findTemplates, {})).data;
  const user = (role: Role) => createUser(server, { role });
  const staff: string[] = [];

  return {
    server,
    templateId: template?._id ?? '',
    /** A new caller of a kind. Staff who called before have left by then: news would go to hundreds of them. */
    async caller(kind: Caller): Promise<Visitor & { id?: string; sessionId?: string }> {
      if (kind === 'signedOut') return visitor();
      if (kind === 'owner' || kind === 'stranger') return await user('user');
      const left = staff.splice(0, Math.max(0, staff.length - COLLEAGUES));
      if (left.length > 0) await server.db.update(users).set({ state: 'Inactive' }).where(inArray(users.id, left));
      const called = await user(kind);
      staff.push(called.id);
      return called;
    },
    /** An agent who may do this alone. */
    agentWho: (permission: Permission) => createUser(server, { role: 'agent', permissions: only(permission) }),
    /** A user of the dashboard whose row names everything. */
    userWithGrants: () => createUser(server, { role: 'user', permissions: everything }),
    /** A company that this person owns. */
    company: (owner: Visitor) => createCompany(server, owner),
    /** The same, and somebody else in it. */
    async companyWithMember(owner: Visitor) {
      const id = await createCompany(server, owner);
      const member = (await user('user')).id;
      await addMember(server, id, member, 'viewer');
      return { id, member };
    },
    /** A project under a company, and an editor there. */
    async sharedProject(owner: Visitor) {
      const company = await createCompany(server, owner);
      const member = (await user('user')).id;
      await addMember(server, company, member, 'editor');
      const { id } = await createProject(server, { owner: owner as never, settings: { company } });
      return { id, member };
    },
    /** An invitation to a company of this person’s, for this very address. */
    async invited(owner: Visitor, email: string) {
      const id = await createCompany(server, owner);
      return { id, ...(await invite(server, owner, { id, email })) };
    },
    contact: () => createContact(server),
    ticket: (owner: Visitor) => createTicket(server, owner),
    ticketBody: (owner: Visitor) => ticketBody(server, owner),
    ticketFile: (owner: Visitor) => createTicketFile(server, owner),
    /** Of a form that was begun long enough ago. */
    async contactForm() {
      const { form } = (await server.call(getContactForm)).data;
      server.clock.forward(3);
      return form;
    },
    draft: async (owner: Visitor) => (await createProject(server, { owner: owner as never })).id,
    published: async (owner: Visitor) => (await createProject(server, { owner: owner as never, published: true })).id,
    async vote(owner: Visitor) {
      const settings = { showResults: 'after_voting' } as const;
      const poll = { kind: 'poll', questionnaire: sampleBallot(), settings, published: true } as const;
      return createResponse(server, (await createProject(server, { owner: owner as never, ...poll })).id);
    },
    quiz: async (owner: Visitor, settings: Parameters<typeof createQuiz>[1] = {}) =>
      (await createQuiz(server, { reveal: REVEAL_PRESETS.marks, ...settings }, owner as never)).id,
    /** A quiz with an answer that waits for whoever marks it. */
    async essay(owner: Visitor) {
      const key = { by: 'hand' } as const;
      const questionnaire = setQuestionMarking(sampleQuiz, 'remarks', { points: 1, key });
      const quiz = { kind: 'quiz', questionnaire, published: true, owner: owner as never } as const;
      const { id } = await createProject(server, quiz);
      const ref = await createResponse(server, id, { answers: { remarks: 'Because.' } });
      return { id, responseId: requireRef(ref).respondentId, questionId: 'remarks' };
    },
    submitted: (quizId: string) => createResponse(server, quizId, { answers: RIGHT }),
    respondent: (projectId: string) => createRespondent(server, projectId),
    async attempt(by: Visitor) {
      const { id } = await createQuiz(server, { responseMethod: 'registered' });
      return requireRef(await createRespondent(server, id, { by })).respondentId;
    },
    /** Somebody who passed a quiz that gives certificates. */
    async passed(by: Visitor) {
      const { id } = await createQuiz(server, { responseMethod: 'registered', certificate: true });
      return createResponse(server, id, { by: 'id' in by ? by : await user('user'), answers: RIGHT });
    },
    async certificate(by: Visitor) {
      const id = await this.passed(by);
      return (await server.call(nameCertificate, { params: { id }, body: { name: 'Karim Mia' } })).data.code;
    },
    practice: async () => (await createPractice(server)).id,
    sitting: async () => createRespondent(server, (await createPractice(server)).id),
    async respondentWithFiles(owner: Visitor) {
      const asking = { owner: owner as never, questionnaire: filesQuestionnaire(), published: true };
      return createRespondent(server, (await createProject(server, asking)).id);
    },
    begunFile: async (ref: string) => ({ id: ref, file: (await beginFile(server, ref)).data._id }),
    wholeFile: async (ref: string) => ({ id: ref, file: await uploadFile(server, ref) }),
    async answeredFile(owner: Visitor) {
      const { id } = await createProject(server, {
        owner: owner as never,
        questionnaire: filesQuestionnaire(),
        published: true,
      });
      const ref = await createRespondent(server, id);
      const file = await uploadFile(server, ref);
      await server.call(completeRespondent, { params: { id: ref }, body: { answers: { papers: [file] } } });
      return { id, file };
    },
    async response(owner: Visitor, projectId: string) {
      await createResponse(server, projectId, { answers: { q1: 'o1', q2: 'It keeps me awake.' } });
      const { items } = (await server.call(findResponses, { params: { id: projectId } }, owner)).data;
      return items[0]?._id ?? '';
    },
    async verification(identifier: string) {
      const body = { firstName: 'Owner', identifier, password: 'a fine long passphrase' };
      return (await server.call(register, { body })).data._id;
    },
    async invitation(email: string) {
      const inviter = await user('admin');
      await server.call(inviteUsers, { body: { emails: [email], role: 'user', locale: 'en' } }, inviter);
      const isToThem = eq(invitations.email, email);
      const [row] = await server.db.select({ id: invitations.id }).from(invitations).where(isToThem);
      return row?.id ?? '';
    },
    async reset(identifier: string) {
      return (await server.call(forgotPassword, { body: { identifier } })).data._id;
    },
    /** What was recorded of a thing. */
    async activity(thing: string) {
      const isOfThing = eq(activities.subjectId, thing);
      const [row] = await server.db.select({ id: activities.id }).from(activities).where(isOfThing);
      return row?.id ?? '';
    },
    /** In somebody's own bank. */
    async bankCategory({ id: ownerId }: { id?: string }) {
      const id = newId();
      await server.db.insert(bankCategories).values({ id, ownerId, name: { en: id } });
      return id;
    },
    async bankQuestion({ id: ownerId }: { id?: string }, besides: Partial<typeof bankQuestions.$inferInsert> = {}) {
      const [id, at] = [newId(), server.clock.now];
      const moments = { createdAt: at, updatedAt: at };
      await server.db
        .insert(bankQuestions)
        .values({ id, ownerId, ...keptQuestion, searchKey: '', ...moments, ...besides });
      return id;
    },
    async category(besides: Partial<typeof categories.$inferInsert> = {}) {
      const id = newId();
      await server.db.insert(categories).values({ id, name: { en: id, bn: id }, sequence: 1_000, ...besides });
      return id;
    },
    categories: async () =>
      (await server.db.select({ id: categories.id }).from(categories).where(isNull(categories.deletedAt))).map(
        ({ id }) => id,
      ),
    async place() {
      const count = await server.db.$count(places, like(places.id, '6-8-%'));
      const id = `6-8-${count + 1}`;
      await server.db.insert(places).values({ id, name: { en: id, bn: id } });
      return id;
    },
    async faq(besides: Partial<typeof faqs.$inferInsert> = {}) {
      const id = newId();
      await server.db.insert(faqs).values({ id, question: {}, answer: {}, sequence: 1_000, ...besides });
      return id;
    },
    async page() {
      const id = newId();
      await server.db.insert(pages).values({ id, slug: id, title: {}, body: {}, sequence: 1_000 });
      return id;
    },
    async slideShow() {
      const id = newId();
      const show = { name: {}, type: 'slider', position: 'home', sequence: 1_000 } as const;
      await server.db.insert(slideShows).values({ ...show, slides: [], id });
      return id;
    },
    async testimonial() {
      const id = newId();
      await server.db.insert(testimonials).values({ id, quote: {}, name: {}, about: {}, sequence: 1_000 });
      return id;
    },
    async ticketCategory(besides: Partial<typeof ticketCategories.$inferInsert> = {}) {
      const id = newId();
      await server.db.insert(ticketCategories).values({ id, name: { en: 'Else', bn: 'অন্য' }, ...besides });
      return id;
    },
    async ticketPriority() {
      const id = newId();
      await server.db.insert(ticketPriorities).values({ id, name: { en: 'Else', bn: 'অন্য' }, hours: 4 });
      return id;
    },
    async receivedMail() {
      const id = newId();
      const mail = {
        id,
        messageId: id,
        sender: 'a@example.com',
        subject: 'Hello',
        text: 'Hello',
        refusal: 'unknown',
      } as const;
      await server.db.insert(receivedMails).values({ ...mail, receivedAt: server.clock.now });
      return id;
    },
    async savedReply(besides: Partial<typeof savedReplies.$inferInsert> = {}) {
      const id = newId();
      const texts = { name: { en: 'Else', bn: '' }, text: { en: 'Else', bn: '' } };
      await server.db.insert(savedReplies).values({ id, ...texts, ...besides });
      return id;
    },
    async savedReplies() {
      const rows = await server.db
        .select({ id: savedReplies.id })
        .from(savedReplies)
        .where(isNull(savedReplies.deletedAt));
      return rows.map(({ id }) => id);
    },
    async ticketCategories() {
      const isOffered = isNull(ticketCategories.deletedAt);
      const rows = await server.db.select({ id: ticketCategories.id }).from(ticketCategories).where(isOffered);
      return rows.map(({ id }) => id);
    },
    faqs: async () =>
      (await server.db.select({ id: faqs.id }).from(faqs).where(isNull(faqs.deletedAt))).map(({ id }) => id),
    async notification({ id: userId = '' }: { id?: string }) {
      const id = newId();
      const row = { id, userId, kind: 'password_changed', values: {}, shown: true, mailDue: false };
      await server.db.insert(notifications).values({ ...row, createdAt: server.clock.now });
      return id;
    },
    async leaveToken({ id: userId = '' }: { id?: string }) {
      const leaveToken = newSecret();
      await server.db
        .insert(notificationSettings)
        .values({ userId, leaveToken })
        .onConflictDoUpdate({ target: notificationSettings.userId, set: { leaveToken } });
      return leaveToken;
    },
    async announcement() {
      const id = newId();
      const [words, at] = [{ en: 'News', bn: 'খবর' }, server.clock.now];
      const times = { startsAt: at, createdAt: at, updatedAt: at };
      await server.db.insert(announcements).values({ id, title: words, text: words, roles: ['user'], ...times });
      return id;
    },
    mailRevision: async () => (await readWording(server.db, 'registerCode')).revision,
    async error() {
      const error = { source: 'server', type: 'Error', message: 'no tea', place: 'tests', trace: '' } as const;
      const gathered = gatheredOf({ ...error, requestId: undefined, at: server.clock.now });
      await writeErrors(server.db, [gathered]);
      const [row] = await server.db.select({ id: errors.id }).from(errors).where(eq(errors.cause, gathered.cause));
      return row?.id ?? '';
    },
    async mail() {
      const words = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
      const mail = {
        to: 'reader@example.com',
        template: 'test',
        locale: 'en' as const,
        ...words,
        now: server.clock.now,
      };
      return (await queueMail(server.db, mail)).id;
    },
  };
}
