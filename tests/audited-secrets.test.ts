import { count, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountParts } from '#app/account-parts.ts';
import { auditSubjects } from '#app/audit-subjects.ts';
import { setQuestionMarking } from '#domain/quiz/edit-marking.ts';
import { RIGHT, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import * as company from '#features/company/contract/company.ts';
import * as invitations from '#features/company/contract/invitations.ts';
import * as members from '#features/company/contract/members.ts';
import * as companies from '#features/company/contract/oversight.ts';
import { exportAccount, planDeletion } from '#features/identity/contract/account-data.ts';
import * as accounts from '#features/identity/contract/accounts.ts';
import * as addresses from '#features/identity/contract/addresses.ts';
import * as invited from '#features/identity/contract/invitations.ts';
import * as passkeys from '#features/identity/contract/passkeys.ts';
import { changePassword, forgotPassword, resetPassword } from '#features/identity/contract/passwords.ts';
import { deletePhoto, updatePhoto } from '#features/identity/contract/photo.ts';
import { getMe, updateMe } from '#features/identity/contract/profile.ts';
import { updateAgentPermissions, updateUserRights } from '#features/identity/contract/rights.ts';
import * as secondStep from '#features/identity/contract/second-step.ts';
import { endSession, findSessions, login, logout } from '#features/identity/contract/sessions.ts';
import { endUserSessions, removeUserSecondStep, setUserState } from '#features/identity/contract/users.ts';
import { deleteAccounts } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import * as announced from '#features/notifications/contract/announcements.ts';
import * as told from '#features/notifications/contract/settings.ts';
import { notificationSettings } from '#features/notifications/server/tables.ts';
import { findErrors, reopenError, reportBrowserError, resolveError } from '#features/operations/contract/errors.ts';
import * as templates from '#features/operations/contract/mail-templates.ts';
import { discardJobs, retryJobs } from '#features/operations/contract/state.ts';
import { getMail, resendMail } from '#features/operations/contract.ts';
import * as bankCategories from '#features/projects/contract/bank-categories.ts';
import * as bankQuestions from '#features/projects/contract/bank-questions.ts';
import * as categories from '#features/projects/contract/category-entries.ts';
import { putBackProject, takeDownProject } from '#features/projects/contract/oversight.ts';
import * as placeEntries from '#features/projects/contract/place-entries.ts';
import { deleteProject, handOverProject, updateSurvey } from '#features/projects/contract/project.ts';
import { closeProject, publishProject, reopenProject } from '#features/projects/contract/publishing.ts';
import { saveQuestionnaire } from '#features/projects/contract/questionnaire.ts';
import { markByHand } from '#features/reports/contract/hand-marks.ts';
import { removeLeaderboardName } from '#features/reports/contract/leaderboard.ts';
import * as people from '#features/reports/contract/people.ts';
import { deleteResponse, findResponses, getResponse } from '#features/reports/contract/responses.ts';
import { keepForRetention, markAgain } from '#features/responses/public.ts';
import { leaderboardNames } from '#features/responses/server/leaderboard-tables.ts';
import { type ContentKind, deleteContent, orderContent, restoreContent } from '#features/site/contract/content.ts';
import { createFaq, updateFaq } from '#features/site/contract/faqs.ts';
import { createPage, updatePage } from '#features/site/contract/pages.ts';
import { getSiteSettings, updateSiteContact } from '#features/site/contract/site-settings.ts';
import { createSlideShow, updateSlideShow } from '#features/site/contract/slide-shows.ts';
import { createTestimonial, updateTestimonial } from '#features/site/contract/testimonials.ts';
import { seedSite } from '#features/site/public.ts';
import * as contacts from '#features/support/contract/contacts.ts';
import * as received from '#features/support/contract/received-mails.ts';
import * as replies from '#features/support/contract/saved-replies.ts';
import * as choices from '#features/support/contract/ticket-choices.ts';
import * as tickets from '#features/support/contract/tickets.ts';
import { claimTickets } from '#features/support/public.ts';
import { replyTokenOf } from '#features/support/server/mailbox/reply-tokens.ts';
import { takeMail } from '#features/support/server/mailbox/take-mail.ts';
import { receivedMails } from '#features/support/server/tables.ts';
import { GRANTABLE } from '#kit/contract/permissions.ts';
import { activities } from '#kit/server/audit/tables.ts';
import { newId } from '#kit/server/ids.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { accept, addMember, createCompany, invite, keySentTo } from './factories/company.ts';
import { createContact } from './factories/contact.ts';
import { pictureBytes } from './factories/image.ts';
import { createProject, sampleQuestionnaire } from './factories/project.ts';
import { createResponses } from './factories/response.ts';
import { createTicket, ticketBody } from './factories/ticket.ts';
import { createUser, PASSWORD, type TestUser } from './factories/user.ts';
import { createVersion } from './factories/version.ts';
import { codeSentTo, invitationSentTo, mailsTo } from './support/mail-log.ts';
import { turnOnSecondStep } from './support/second-step.ts';
import { softPasskey } from './support/soft-passkey.ts';
import { startTestServer, type TestServer, type Visitor, visitor } from './support/test-server.ts';

const EMAIL = 'rahima@example.com';
/** None of it may be found in what is recorded. */
const SECRETS = {
  leaveToken: 'leaveleaveleaveleaveleaveleaveleaveleave-43',
  first: 'a first passphrase of mine',
  second: 'a second passphrase of mine',
  third: 'a third passphrase of mine',
  wrong: 'a wrong passphrase of mine',
  inTheWrongField: 'typed into the wrong field',
  project: 'a word for those invited',
  answer: 'an answer told in confidence',
  message: 'a message meant for staff alone',
};
const codes: string[] = [];
/** Of links that people join a company by. */
const keys: string[] = [];

let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createUser(server, { role: 'admin' });
  await liveAnAccount();
  await lookAfterAnAccount();
  await signInByTwoSteps();
  await keepPasskeys();
  await settleJobs();
  await liveAProject();
  await markAnEssay();
  await changeKey();
  await meetAnError();
  await liveTheSite();
  await changeSettings();
  await liveAContact();
  await liveATicket();
  await liveNotifications();
  await liveCategories();
  await keepQuestions();
  await editTicketChoices();
  await editSavedReplies();
  await dismissAMail();
  await livePlaces();
  await liveMailTemplates();
  await liveACompany();
});

/** Everything that is recorded of what people write to us. */
async function liveAContact(): Promise<void> {
  const from = 'writes-back@example.com';
  const id = await createContact(server, { email: from, message: SECRETS.message });
  const params = { params: { id } };
  await server.call(contacts.answerContact, { ...params, body: { text: SECRETS.message } }, admin);
  await writeBack(id, from);
  await server.call(contacts.addContactNote, { ...params, body: { text: SECRETS.message } }, admin);
  await server.call(contacts.closeContact, params, admin);
  await server.call(contacts.reopenContact, params, admin);
  const { categories, priorities } = (await server.call(tickets.findTicketChoices, admin)).data;
  const body = { category: categories[0]?._id ?? '', priority: priorities[0]?._id ?? '' };
  await server.call(contacts.createContactTicket, { ...params, body }, admin);
  await server.call(contacts.deleteContactTicket, params, admin);

  const email = 'comes-later@example.com';
  const early = { params: { id: await createContact(server, { email }) } };
  await server.call(contacts.createContactTicket, { ...early, body }, admin);
  await createUser(server, { email });
  await claimTickets.run({ db: server.db, now: server.clock.now } as never, {});
}

async function writeBack(contactId: string, from: string): Promise<void> {
  const { token } = await replyTokenOf(server.db, { contactId });
  const mail = { messageId: '<2@example.com>', from, subject: 'Re: Hello', text: SECRETS.message, files: [] };
  const read = { ...mail, leads: [`answers+${token}@example.com`], isCut: false, isAutomatic: false };
  const { storage } = server.keeping;
  await takeMail(server.db, read, { storage, publicUrl: '', isOurs: () => false, now: server.clock.now });
}

/** Everything that is recorded of announcements, and of how somebody is told of them. */
async function liveNotifications(): Promise<void> {
  const body = { title: WORDS, text: WORDS, roles: ['user' as const], startsAt: null };
  const { _id: id } = (await server.call(announced.createAnnouncement, { body }, admin)).data;
  const params = { id };
  await server.call(announced.updateAnnouncement, { params, body: { ...body, roles: ['agent'], revision: 1 } }, admin);
  await server.call(announced.withdrawAnnouncement, { params }, admin);
  await server.call(announced.restoreAnnouncement, { params }, admin);
  const me = await createUser(server);
  const chosen = { channels: {}, digest: true, locale: 'bn' as const, revision: 0 };
  await server.call(told.updateNotificationSettings, { body: chosen }, me);
  await server.db.update(notificationSettings).set({ leaveToken: SECRETS.leaveToken });
  await server.call(told.chooseDigest, { params: { token: SECRETS.leaveToken }, body: { digest: false } });
}

/** Everything that is recorded of what tickets choose from. */
async function dismissAMail(): Promise<void> {
  const mail = {
    id: newId(),
    messageId: '<1@example.com>',
    sender: EMAIL,
    subject: 'Hello',
    refusal: 'unknown',
  } as const;
  await server.db.insert(receivedMails).values({ ...mail, text: SECRETS.message, receivedAt: server.clock.now });
  for (const call of [received.dismissReceivedMail, received.restoreReceivedMail])
    await server.call(call, { params: { id: mail.id } }, admin);
  const { category, priority } = await ticketBody(server, admin);
  await server.call(received.createMailTicket, { params: { id: mail.id }, body: { category, priority } }, admin);
}

async function editSavedReplies(): Promise<void> {
  const body = { name: { en: 'Hello', bn: '' }, text: { en: 'Hello {{name}}', bn: '' } };
  const id = (await server.call(replies.createSavedReply, { body }, admin)).data._id;
  await server.call(replies.createSavedReply, { body }, admin);
  const changed = { ...body, name: { en: 'Hello!', bn: '' }, revision: 1 };
  await server.call(replies.updateSavedReply, { params: { id }, body: changed }, admin);
  const ids = (await server.call(replies.findSavedReplies, admin)).data.items.map(({ _id }) => _id).reverse();
  await server.call(replies.orderSavedReplies, { body: { ids } }, admin);
  await server.call(replies.deleteSavedReply, { params: { id } }, admin);
  await server.call(replies.restoreSavedReply, { params: { id } }, admin);
}

async function editTicketChoices(): Promise<void> {
  const body = { name: { en: 'Else', bn: 'অন্য' }, hours: 4 };
  const category = (await server.call(choices.createTicketCategory, { body: { name: body.name } }, admin)).data._id;
  const priority = (await server.call(choices.createTicketPriority, { body }, admin)).data._id;
  const renamed = { en: 'Other', bn: 'ভিন্ন' };
  const ofCategory = { params: { id: category }, body: { name: renamed, revision: 1 } };
  await server.call(choices.updateTicketCategory, ofCategory, admin);
  const ofPriority = { params: { id: priority }, body: { name: renamed, hours: 5, revision: 1 } };
  await server.call(choices.updateTicketPriority, ofPriority, admin);
  for (const [kind, id, find] of [
    ['categories', category, choices.findTicketCategories],
    ['priorities', priority, choices.findTicketPriorities],
  ] as const) {
    const ids = (await server.call(find, admin)).data.items.map(({ _id }) => _id).toReversed();
    await server.call(choices.orderTicketChoices, { params: { kind }, body: { ids } }, admin);
    await server.call(choices.deleteTicketChoice, { params: { kind, id } }, admin);
    await server.call(choices.restoreTicketChoice, { params: { kind, id } }, admin);
  }
}

/** Everything that is recorded of what emails say. */
async function liveMailTemplates(): Promise<void> {
  const params = { name: 'registerCode' };
  const body = { subject: { en: 'Code', bn: 'কোড' }, body: { en: '{{code}}', bn: '{{code}}' } };
  const tried = { locale: 'en' as const, subject: 'Code', body: '{{code}}' };
  await server.call(templates.updateMailTemplate, { params, body: { ...body, revision: 0 } }, admin);
  await server.call(templates.resetMailTemplate, { params, body: { revision: 1 } }, admin);
  await server.call(templates.sendTestMail, { params, body: tried }, admin);
}

/** Everything that is recorded of a company and who belongs to it. */
async function liveACompany(): Promise<void> {
  const [owner, joiner, other] = [await createUser(server), await createUser(server), await createUser(server)];
  const id = await createCompany(server, owner);
  const params = { id };
  const told = { description: {}, website: '', email: '', phone: '', address: {}, revision: 1 };
  await server.call(company.updateCompany, { params, body: { ...told, name: { en: 'Padma' } } }, owner);
  await server.call(company.updateCompanyLogo, { params, body: await pictureBytes() }, owner);
  await server.call(company.deleteCompanyLogo, { params }, owner);
  const { invitation, key } = await invite(server, owner, { id, email: joiner.email ?? '' });
  await server.call(invitations.resendCompanyInvitation, { params: { id, invitation } }, owner);
  const next = await keySentTo(server, joiner.email ?? '');
  await accept(server, next, joiner);
  keys.push(key, next);
  const { invitation: unwanted } = await invite(server, owner, { id, email: 'unwanted@example.com' });
  await server.call(invitations.withdrawCompanyInvitation, { params: { id, invitation: unwanted } }, owner);
  await addMember(server, id, other.id, 'viewer');
  await server.call(members.setMemberRole, { params: { id, member: joiner.id }, body: { role: 'viewer' } }, owner);
  await server.call(members.removeMember, { params: { id, member: other.id } }, owner);
  await server.call(members.handOverCompany, { params, body: { member: joiner.id } }, owner);
  await server.call(members.leaveCompany, { params }, owner);
  await server.call(companies.suspendCompany, { params, body: { reason: 'A mistake.' } }, admin);
  await server.call(companies.restoreCompany, { params }, admin);
  await server.call(company.deleteCompany, { params }, joiner);
}

/** Everything that is recorded of tickets. */
async function liveATicket(): Promise<void> {
  const id = await createTicket(server, await createUser(server), { text: SECRETS.message });
  const params = { params: { id } };
  await server.call(tickets.addTicketMessage, { ...params, body: { text: SECRETS.message } }, admin);
  await server.call(tickets.addTicketNote, { ...params, body: { text: SECRETS.message } }, admin);
  await server.call(tickets.holdTicket, { ...params, body: { holder: admin.id } }, admin);
  const { categories, priorities } = (await server.call(tickets.findTicketChoices, admin)).data;
  const others = { category: categories.at(-1)?._id ?? '', priority: priorities[0]?._id ?? '' };
  await server.call(tickets.sortTicket, { ...params, body: others }, admin);
  await server.call(tickets.closeTicket, params, admin);
  await server.call(tickets.reopenTicket, params, admin);
}

const WORDS = { en: 'Is it free?', bn: 'এটি কি বিনামূল্যে?' };

/** Everything that is recorded of what projects are about. */
async function liveCategories(): Promise<void> {
  const create = async (en: string) =>
    (await server.call(categories.createCategory, { body: { name: { en, bn: `${en} বাংলা` } } }, admin)).data._id;
  const [id, into] = [await create('Rivers'), await create('Lakes')];
  const params = { params: { id } };
  await server.call(categories.setCategoryState, { ...params, body: { state: 'inactive' } }, admin);
  const { items } = (await server.call(categories.findCategoryEntries, { query: {} }, admin)).data;
  const ids = items.map(({ _id }) => _id).reverse();
  await server.call(categories.orderCategories, { body: { ids } }, admin);
  await server.call(categories.mergeCategory, { ...params, body: { into } }, admin);
  await server.call(categories.restoreCategory, params, admin);
  await server.call(categories.deleteCategory, params, admin);
}

/** Everything that is recorded of question banks; what is right is told nobody. */
async function keepQuestions(): Promise<void> {
  const name = { en: 'Rivers', bn: 'নদী' };
  const made = { name, within: null, bank: 'own' as const };
  const { _id: category } = (await server.call(bankCategories.createBankCategory, { body: made }, admin)).data;
  const renamed = { params: { id: category }, body: { name: { en: 'Lakes' }, within: null, revision: 1 } };
  await server.call(bankCategories.updateBankCategory, renamed, admin);
  await server.call(bankCategories.deleteBankCategory, { params: { id: category } }, admin);
  const marking = { points: 1, key: { by: 'texts' as const, accepted: [{ text: SECRETS.answer }] } };
  const title = { en: 'Which river?' };
  const question = { kind: 'short_text' as const, id: 'river', title, help: {}, required: false };
  const kept = { category: null, tags: ['water'], questions: [{ question, marking }], bank: 'own' as const };
  const { ids } = (await server.call(bankQuestions.keepQuestions, { body: kept }, admin)).data;
  const params = { params: { id: ids[0] ?? '' } };
  const body = { question, marking, category: null, tags: ['lakes'], revision: 1 };
  await server.call(bankQuestions.updateBankQuestion, { ...params, body }, admin);
  const rewritten = { ...body, question: { ...question, title: { en: 'Which lake?' } }, revision: 2 };
  await server.call(bankQuestions.updateBankQuestion, { ...params, body: rewritten }, admin);
  await server.call(bankQuestions.deleteBankQuestion, params, admin);
  await server.call(bankQuestions.restoreBankQuestion, params, admin);
}

/** Everything that is recorded of places. */
async function livePlaces(): Promise<void> {
  const name = { en: 'Ashulia', bn: 'আশুলিয়া' };
  const { _id: id } = (
    await server.call(placeEntries.createPlace, { body: { within: '6-8', name, state: 'active' } }, admin)
  ).data;
  const body = { name, state: 'inactive' as const, revision: 1 };
  await server.call(placeEntries.updatePlace, { params: { id }, body }, admin);
}

/** Everything that is recorded of what the site says. */
async function liveTheSite(): Promise<void> {
  const faq = { question: WORDS, answer: WORDS, state: 'active' } as const;
  await liveContent('faqs', {
    create: async () => (await server.call(createFaq, { body: faq }, admin)).data._id,
    update: (id) => server.call(updateFaq, { params: { id }, body: { ...faq, state: 'inactive', revision: 1 } }, admin),
  });
  const page = { title: WORDS, body: WORDS, state: 'active' } as const;
  await liveContent('pages', {
    create: async (made) =>
      (await server.call(createPage, { body: { ...page, slug: `page-${made}` } }, admin)).data._id,
    update: (id) => server.call(updatePage, { params: { id }, body: { ...page, slug: 'moved', revision: 1 } }, admin),
  });
  const none = { en: '', bn: '' };
  const testimonial = { quote: WORDS, name: WORDS, about: none, photo: null, state: 'active' } as const;
  await liveContent('testimonials', {
    create: async () => (await server.call(createTestimonial, { body: testimonial }, admin)).data._id,
    update: (id) => {
      const body = { ...testimonial, about: WORDS, revision: 1 };
      return server.call(updateTestimonial, { params: { id }, body }, admin);
    },
  });
  const slide = {
    image: { path: '/slides/ask.svg' },
    alt: WORDS,
    caption: WORDS,
    description: none,
    link: '',
    btn_txt: none,
  };
  const show = { name: WORDS, type: 'slider', position: 'home', slides: [slide], state: 'active' } as const;
  await liveContent('slide-shows', {
    create: async () => (await server.call(createSlideShow, { body: { ...show, slides: [slide] } }, admin)).data._id,
    update: (id) => {
      const body = { ...show, slides: [slide], type: 'banner' as const, revision: 1 };
      return server.call(updateSlideShow, { params: { id }, body }, admin);
    },
  });
}

interface ContentCalls {
  create: (made: number) => Promise<string>;
  update: (id: string) => Promise<unknown>;
}

async function liveContent(kind: ContentKind, { create, update }: ContentCalls): Promise<void> {
  const ids: string[] = [];
  for (let made = 0; made < 2; made += 1) ids.unshift(await create(made));
  const [id = ''] = ids;
  const params = { kind, id };
  await update(id);
  await server.call(deleteContent, { params }, admin);
  await server.call(restoreContent, { params }, admin);
  await server.call(orderContent, { params: { kind }, body: { ids } }, admin);
}

/** Everything that is recorded of an account and of the mails it is sent. */
async function liveAnAccount(): Promise<void> {
  const me: Visitor = visitor();
  const body = { firstName: 'Rahima', identifier: EMAIL, password: SECRETS.first };
  const { _id: id } = (await server.call(accounts.register, { body }, me)).data;
  const code = await newCode();
  me.accessToken = (
    await server.call(accounts.verifyRegistration, { params: { id }, body: { code } }, me)
  ).data.accessToken;
  server.clock.forward(61);
  await server.call(accounts.register, { body: { ...body, password: SECRETS.second } });
  for (const [identifier, password] of [
    [EMAIL, SECRETS.wrong],
    [SECRETS.inTheWrongField, SECRETS.wrong],
  ] as const) {
    expect((await server.call(login, { body: { identifier, password } })).status).toBe(422);
  }
  await signIn(me, SECRETS.first);
  const { firstName, lastName, organization, dateOfBirth, gender } = (await server.call(getMe, me)).data;
  const profile = { firstName, lastName, organization, dateOfBirth, gender, occupation: 'Teacher' };
  await server.call(updateMe, { body: profile }, me);
  await signIn(visitor(), SECRETS.first);
  const other = (await server.call(findSessions, me)).data.find(({ current }) => !current);
  await server.call(endSession, { params: { id: other?._id ?? '' } }, me);
  await server.call(changePassword, { body: { currentPassword: SECRETS.first, password: SECRETS.second } }, me);
  await server.call(logout, me);
  const { _id: reset } = (await server.call(forgotPassword, { body: { identifier: EMAIL } })).data;
  const change = { code: await newCode(), password: SECRETS.third };
  expect((await server.call(resetPassword, { params: { id: reset }, body: change })).status).toBe(200);

  const [account] = await server.db.select({ id: users.id }).from(users).where(eq(users.email, EMAIL));
  await signIn(me, SECRETS.third);
  const params = { id: account?.id ?? '' };
  await server.call(endUserSessions, { params }, admin);
  await server.call(
    updateUserRights,
    { params, body: { role: 'surveyor', permissions: [], scope: ['poll'], revision: 1 } },
    admin,
  );
  await server.call(updateAgentPermissions, { body: { permissions: [...GRANTABLE], revision: 0 } }, admin);
  await server.call(setUserState, { params, body: { state: 'Suspend' } }, admin);

  const sent = async (template: string) => {
    const [mail] = await server.db.select({ id: mails.id }).from(mails).where(eq(mails.template, template));
    return { params: { id: mail?.id ?? '' } };
  };
  await server.db.update(mails).set({ state: 'sent' });
  await server.call(getMail, await sent('resetCode'), admin);
  await server.call(resendMail, await sent('passwordChanged'), admin);
}

/** Somebody is invited, again, and comes; another invitation is withdrawn. */
async function inviteSomebody(): Promise<void> {
  const [comes, stays] = ['who-comes@example.com', 'who-stays@example.com'];
  const as = { role: 'user', locale: 'en', message: SECRETS.message } as const;
  await server.call(invited.inviteUsers, { body: { ...as, emails: [comes, stays] } }, admin);
  const { items } = (await server.call(invited.findInvitations, { query: {} }, admin)).data;
  const idOf = (email: string) => ({ params: { id: items.find((each) => each.email === email)?._id ?? '' } });
  await server.call(invited.resendInvitation, idOf(comes), admin);
  await server.call(invited.withdrawInvitation, idOf(stays), admin);
  const token = await invitationSentTo(server.db, comes);
  codes.push(token);
  const accepting = { params: { token }, body: { firstName: 'Invited', password: SECRETS.third } };
  expect((await server.call(invited.acceptInvitation, accepting)).status).toBe(200);
}

/** The site is reached another way. */
async function changeSettings(): Promise<void> {
  await seedSite(server.db, server.clock.now);
  const { contact } = (await server.call(getSiteSettings, admin)).data;
  await server.call(updateSiteContact, { body: { ...contact, phone: '16123' } }, admin);
}

/** An error that somebody's browser met, which staff resolve and open again. */
async function meetAnError(): Promise<void> {
  const body = { type: 'Error', message: `code=${SECRETS.first}`, path: '/' };
  await server.call(reportBrowserError, { body });
  const [error] = (await server.call(findErrors, { query: {} }, admin)).data.items;
  for (const call of [resolveError, reopenError]) {
    await server.call(call, { params: { id: error?._id ?? '' } }, admin);
  }
}

/** What is recorded of jobs that failed. */
async function settleJobs(): Promise<void> {
  for (const call of [retryJobs, discardJobs]) {
    await server.db.execute(sql`
      INSERT INTO pgboss.job (name, data, state, completed_on) VALUES ('slow', '{"job":"boil-water"}', 'failed', now())`);
    await server.call(call, { params: { kind: 'boil-water' } }, admin);
  }
}

/** Everything that is recorded of what people do with their own account beyond getting in. */
async function lookAfterAnAccount(): Promise<void> {
  const me = await createUser(server);
  await server.call(updatePhoto, { body: await pictureBytes() }, me);
  await server.call(deletePhoto, me);
  const [from, to] = [me.email ?? '', 'another-of-mine@example.com'];
  const asked = { identifier: to, currentPassword: PASSWORD };
  const { _id: id } = (await server.call(addresses.startAddressChange, { body: asked }, me)).data;
  const code = await codeSentTo(server.db, to);
  codes.push(code);
  await server.call(addresses.confirmAddressChange, { params: { id }, body: { code } }, me);
  const [notice] = await mailsTo(server.db, from);
  const token = /address-objection\/([\w-]+)/.exec(notice?.text ?? '')?.[1] ?? '';
  codes.push(token);
  expect((await server.call(addresses.objectToAddressChange, { params: { token } })).status).toBe(200);
  await inviteSomebody();

  const leaver = await createUser(server);
  const leaving = { body: { currentPassword: PASSWORD } };
  expect((await server.call(exportAccount, leaver)).status).toBe(200);
  await server.call(planDeletion, leaving, leaver);
  const back = visitor();
  await server.call(login, { body: { identifier: leaver.email ?? '', password: PASSWORD } }, back);
  await server.call(planDeletion, leaving, back);
  const later = new Date(server.clock.now.getTime() + 15 * DAY_MS);
  const job = { db: server.db, now: later, log: createLogger('silent') };
  await deleteAccounts(accountParts(server.keeping.storage)).run(job as never, {});
}

/** Everything that is recorded of a second step. */
async function signInByTwoSteps(): Promise<void> {
  const me = await createUser(server);
  const { secret, recoveryCodes } = await turnOnSecondStep(server, me);
  const [first = '', second = ''] = recoveryCodes;
  const browser = visitor();
  await server.call(login, { body: { identifier: me.email ?? '', password: PASSWORD } }, browser);
  expect((await server.call(secondStep.enterSecondStep, { body: { code: first } }, browser)).status).toBe(200);
  const renewing = { body: { currentPassword: PASSWORD, code: second } };
  const { recoveryCodes: renewed } = (await server.call(secondStep.renewRecoveryCodes, renewing, me)).data;
  const turningOff = { body: { currentPassword: PASSWORD, code: renewed[0] ?? '' } };
  expect((await server.call(secondStep.removeAuthenticator, turningOff, me)).status).toBe(200);
  const again = await turnOnSecondStep(server, me);
  await server.call(removeUserSecondStep, { params: { id: me.id } }, admin);
  codes.push(secret, again.secret, ...recoveryCodes, ...renewed, ...again.recoveryCodes);
}

/** Everything that is recorded of passkeys. */
async function keepPasskeys(): Promise<void> {
  const me = await createUser(server);
  const body = { currentPassword: PASSWORD };
  const { options } = (await server.call(passkeys.startPasskey, { body }, me)).data;
  const credential = softPasskey().make(options);
  const added = await server.call(passkeys.addPasskey, { body: { name: 'Phone', credential } }, me);
  const params = { id: added.data._id };
  await server.call(passkeys.renamePasskey, { params, body: { name: 'Old phone' } }, me);
  expect((await server.call(passkeys.removePasskey, { params, body }, me)).status).toBe(200);
  codes.push(JSON.parse(credential).id);
}

async function newCode(): Promise<string> {
  const code = await codeSentTo(server.db, EMAIL);
  codes.push(code);
  return code;
}

async function signIn(me: Visitor, password: string): Promise<void> {
  const { accessToken = '' } = (await server.call(login, { body: { identifier: EMAIL, password } }, me)).data;
  me.accessToken = accessToken;
}

/** Everything that is recorded of projects and of the answers they are given. */
async function liveAProject(): Promise<void> {
  const owner = await createUser(server);
  const { id } = await createProject(server, { owner, password: SECRETS.project });
  const params = { id };
  await server.call(
    updateSurvey,
    { params, body: { showProgress: false, password: `${SECRETS.project} again` } },
    owner,
  );
  const questionnaire = sampleQuestionnaire();
  for (const section of questionnaire.sections) section.title = { en: 'Another' };
  await server.call(saveQuestionnaire, { params, body: { questionnaire, questionnaireRevision: 1 } }, owner);
  for (const step of [publishProject, closeProject, reopenProject]) {
    expect((await server.call(step, { params }, owner)).status).toBe(200);
  }
  await createResponses(server, id, [{ answers: { why: SECRETS.answer } }]);
  const { items } = (await server.call(findResponses, { params, query: {} }, admin)).data;
  const response = { params: { id, responseId: items[0]?._id ?? '' } };
  expect((await server.call(getResponse, response, admin)).status).toBe(200);
  const query = { ids: response.params.responseId };
  expect((await server.call(people.exportPerson, { params, query }, owner)).status).toBe(200);
  expect((await server.call(deleteResponse, response, owner)).status).toBe(200);
  const held = await createResponses(server, id, [{ answers: { why: SECRETS.answer } }]);
  const person = { by: 'text' as const, value: SECRETS.answer, ids: held };
  expect((await server.call(people.deletePerson, { params, body: person }, owner)).status).toBe(200);
  const old = new Date(server.clock.now.getTime() - 100 * DAY_MS);
  await createResponses(server, id, [{ startedAt: old, answers: { why: SECRETS.answer } }]);
  await server.call(updateSurvey, { params, body: { retention: { days: 30, end: 'delete' } } }, owner);
  const keeping = { db: server.db, log: { error() {} } } as unknown as JobContext;
  for (const days of [0, 8]) {
    const now = new Date(server.clock.now.getTime() + days * DAY_MS);
    await keepForRetention('http://localhost:3000').run({ ...keeping, now }, {});
  }
  const body = { reason: 'unwanted' as const };
  expect((await server.call(takeDownProject, { params, body }, admin)).status).toBe(200);
  expect((await server.call(putBackProject, { params }, admin)).status).toBe(200);
  const [shared, colleague] = [await createCompany(server, owner), await createUser(server)];
  await addMember(server, shared, colleague.id, 'editor');
  const common = await createProject(server, { owner, settings: { company: shared } });
  const given = { params: { id: common.id }, body: { owner: colleague.id } };
  expect((await server.call(handOverProject, given, owner)).status).toBe(200);
  const draft = await createProject(server, { owner });
  await server.call(deleteProject, { params: { id: draft.id } }, owner);
}

/** Everything that is recorded of answers that somebody marks. */
async function markAnEssay(): Promise<void> {
  const owner = await createUser(server);
  const key = { by: 'hand' as const, rubric: SECRETS.answer };
  const questionnaire = setQuestionMarking(sampleQuiz, 'remarks', { points: 4, key });
  const { id } = await createProject(server, { kind: 'quiz', owner, questionnaire, published: true });
  const [responseId = ''] = await createResponses(server, id, [{ answers: { ...RIGHT, remarks: SECRETS.answer } }]);
  const marked = {
    params: { id, responseId, questionId: 'remarks' },
    body: { earned: 1, feedback: SECRETS.answer, revision: 0 },
  };
  expect((await server.call(markByHand, marked, owner)).status).toBe(200);
  await server.db.insert(leaderboardNames).values({ projectId: id, takerId: responseId, name: SECRETS.answer });
  const taken = { params: { id, takerId: responseId } };
  expect((await server.call(removeLeaderboardName, taken, owner)).status).toBe(200);
}

/** A quiz that somebody took, and whose key is another then. */
async function changeKey(): Promise<void> {
  const project = await createProject(server, { kind: 'quiz', questionnaire: sampleQuiz });
  await createVersion(server, project, sampleQuiz);
  await createResponses(server, project.id, [{ answers: { capital: 'o1', remarks: SECRETS.answer } }]);
  const key = { by: 'options' as const, right: ['o2'] };
  const version = await createVersion(server, project, setQuestionMarking(sampleQuiz, 'capital', { points: 2, key }));
  const context = { db: server.db, now: server.clock.now } as JobContext;
  await markAgain.run(context, { projectId: project.id, version });
}

describe('what is recorded', () => {
  it('has here at least one of every action of every subject', async () => {
    const rows = await server.db
      .select({ subject: activities.subject, action: activities.action, times: count() })
      .from(activities)
      .groupBy(activities.subject, activities.action);
    const recorded = rows.map(({ subject, action }) => `${subject} ${action}`).sort();
    const known = auditSubjects.flatMap(({ kind, actions }) =>
      Object.keys(actions).map((action) => `${kind} ${action}`),
    );
    expect(recorded).toEqual(known.sort());
  });

  it('holds no password, code, token, hash or answer', async () => {
    const all = JSON.stringify(await server.db.select().from(activities));
    const found = Object.values(SECRETS).filter((secret) => all.includes(secret));
    expect(found).toEqual([]);
    const isCode = (code: string) => new RegExp(`\\b${code}\\b`).test(all);
    expect(codes.filter(isCode)).toEqual([]);
    expect(keys.filter((key) => all.includes(key))).toEqual([]);
    expect(all).not.toMatch(/\$argon2|eyJ[\w-]+\.|Bearer /);
  });

  it('names only fields that its subject names, and no values of those that are unsaid', async () => {
    const rows = await server.db.select({ kind: activities.subject, changes: activities.changes }).from(activities);
    for (const { kind, changes } of rows) {
      const fields = auditSubjects.find((subject) => subject.kind === kind)?.fields ?? {};
      for (const [name, change] of Object.entries(changes)) {
        expect(fields).toHaveProperty(name);
        if (fields[name]?.unsaid) expect(change).toEqual({});
      }
    }
  });

  it('says where each came from that a request made', async () => {
    const rows = await server.db.select().from(activities).where(eq(activities.action, 'published'));
    const where = { ip: '127.0.0.1', requestId: expect.stringMatching(/^[\da-f-]{36}$/) };
    expect(rows).toMatchObject([where, where]);
  });
});
