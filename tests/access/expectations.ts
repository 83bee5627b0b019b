import { getSurvey } from '#features/projects/contract/project.ts';
import { GRANTABLE, PERMISSIONS } from '#kit/contract/permissions.ts';
import { newId } from '#kit/server/ids.ts';
import { keptQuestion } from '../factories/bank.ts';
import { pictureBytes } from '../factories/image.ts';
import { sampleQuestionnaire } from '../factories/project.ts';
import { PASSWORD } from '../factories/user.ts';
import type { Visitor } from '../support/test-server.ts';
import type { World } from './world.ts';

/** Statuses for: nobody, the owner, somebody else, an agent, an admin. */
type Statuses = readonly [signedOut: number, owner: number, stranger: number, agent: number, admin: number];

interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface Expectation {
  statuses: Statuses;
  /** What is sent; made anew for every caller, about something that belongs to the owner. */
  input?: (world: World, owner: Visitor & { sessionId?: string; id?: string }) => CallInput | Promise<CallInput>;
}

const all = (status: number): Statuses => [status, status, status, status, status];
const signedIn = (status: number): Statuses => [401, status, status, status, status];
/** The owner and the staff see it; for others it does not exist. */
const READERS: Statuses = [401, 200, 404, 200, 200];
/** Only the owner changes it; the staff, who see it, are told so. */
const OWNER: Statuses = [401, 200, 404, 403, 403];
/** Its members alone: for the staff a company is there in the back office. */
const MEMBERS: Statuses = [401, 200, 404, 404, 404];
const STAFF: Statuses = [401, 404, 404, 200, 200];
const ADMIN: Statuses = [401, 404, 404, 403, 200];

let made = 0;
const address = () => `person-${++made}@example.com`;

const ofDraft: Expectation['input'] = async (world, owner) => ({ params: { id: await world.draft(owner) } });
const ofPublished: Expectation['input'] = async (world, owner) => ({ params: { id: await world.published(owner) } });
const ofRespondent: Expectation['input'] = async (world, owner) => ({
  params: { id: await world.respondent(await world.published(owner)) },
});
const ofCertificate: Expectation['input'] = async (world, owner) => ({
  params: { code: await world.certificate(owner) },
});
const ofRanked = async (world: World, owner: Visitor) => {
  const id = await world.quiz(owner, { leaderboard: 'participants' });
  return { params: { id: await world.submitted(id) } };
};
const ofResponse = async (world: World, owner: Visitor) => {
  const id = await world.published(owner);
  return { params: { id, responseId: await world.response(owner, id) } };
};
const ofVerification: Expectation['input'] = async (world) => ({ params: { id: await world.verification(address()) } });
const ofFaq: Expectation['input'] = async (world) => ({ params: { id: await world.faq() } });
const ofContent = async (world: World) => ({ params: { kind: 'faqs', id: await world.faq() } });
const FAQ = {
  question: { en: 'Is it free?', bn: 'এটি কি বিনামূল্যে?' },
  answer: { en: '<p>Yes.</p>', bn: '<p>হ্যাঁ।</p>' },
  state: 'active',
};
const pageNow = () => ({
  title: { en: 'Our team', bn: 'আমাদের দল' },
  slug: `page-${crypto.randomUUID()}`,
  body: { en: '<p>Us.</p>', bn: '<p>আমরা।</p>' },
  state: 'active',
});
const TESTIMONIAL = {
  quote: { en: 'It counts right.', bn: 'হিসাব ঠিক থাকে।' },
  name: { en: 'A reader', bn: 'একজন পাঠক' },
  about: { en: '', bn: '' },
  photo: null,
  state: 'active',
};
const categoryNow = () => ({ name: { en: `Rivers ${newId()}`, bn: `নদী ${newId()}` } });
const SLIDE_SHOW = {
  name: { en: 'What we do', bn: 'আমরা যা করি' },
  type: 'slider',
  position: 'home',
  slides: [
    {
      image: { path: '/slides/ask.svg' },
      alt: { en: 'A question', bn: 'একটি প্রশ্ন' },
      caption: { en: 'Ask', bn: 'জিজ্ঞেস করুন' },
      description: { en: '', bn: '' },
      link: '/faq',
      btn_txt: { en: '', bn: '' },
    },
  ],
  state: 'active',
};
const ANNOUNCEMENT = {
  title: { en: 'Planned work', bn: 'পরিকল্পিত কাজ' },
  text: { en: 'On Friday night.', bn: 'শুক্রবার রাতে।' },
  roles: ['user'],
  startsAt: null,
};
const ofAnnouncement: Expectation['input'] = async (world) => ({ params: { id: await world.announcement() } });
const ofOwner: Expectation['input'] = (_world, owner) => ({ params: { id: owner.id } });
const unknownId = () => ({ params: { id: crypto.randomUUID() } });
const ofTemplate = { params: { name: 'registerCode' } };
const MAIL = { subject: { en: 'Code', bn: 'কোড' }, body: { en: '{{code}}', bn: '{{code}}' } };
const TRIED = { locale: 'en', subject: 'Code', body: '{{code}}' };
const ofProof: Expectation['input'] = () => ({ body: { currentPassword: PASSWORD, code: '000000' } });
const ofCompany: Expectation['input'] = async (world, owner) => ({ params: { id: await world.company(owner) } });
const ofMember: Expectation['input'] = async (world, owner) => ({ params: await world.companyWithMember(owner) });
const ofInvitation: Expectation['input'] = async (world, owner) => {
  const { id, invitation } = await world.invited(owner, address());
  return { params: { id, invitation } };
};
const PROFILE = { description: {}, website: '', email: '', phone: '', address: {} };
const ofContact: Expectation['input'] = async (world) => ({ params: { id: await world.contact() } });
const CHOICE = { en: 'Something else', bn: 'অন্য কিছু' };
const REPLY = { name: { en: 'Hello', bn: '' }, text: { en: 'Hello {{name}}', bn: '' } };
const ofTicket: Expectation['input'] = async (world, owner) => ({ params: { id: await world.ticket(owner) } });
const ofMail: Expectation['input'] = async (world) => ({ params: { id: await world.mail() } });

const ofError: Expectation['input'] = async (world) => ({ params: { id: await world.error() } });
const ofActivity: Expectation['input'] = async (world, owner) => ({
  params: { id: await world.activity(await world.draft(owner)) },
});

/** By the endpoint's name. An endpoint that is not here fails the test. */
export const EXPECTATIONS: Record<string, Expectation> = {
  register: {
    statuses: all(201),
    input: () => ({ body: { firstName: 'Owner', identifier: address(), password: PASSWORD } }),
  },
  getVerification: { statuses: all(200), input: ofVerification },
  resendVerification: {
    statuses: all(200),
    input: async (world) => {
      const id = await world.verification(address());
      world.server.clock.forward(61);
      return { params: { id } };
    },
  },
  verifyRegistration: {
    statuses: all(422),
    input: async (world, owner) => ({ ...(await ofVerification?.(world, owner)), body: { code: '000000' } }),
  },
  login: { statuses: all(422), input: () => ({ body: { identifier: address(), password: 'a wrong password' } }) },
  getPendingSignIn: { statuses: all(404) },
  enterSecondStep: { statuses: all(410), input: () => ({ body: { code: '000000' } }) },
  startPasskeySignIn: { statuses: all(200) },
  enterByPasskey: { statuses: all(410), input: () => ({ body: { credential: '{}' } }) },
  logout: { statuses: all(200) },
  refreshToken: { statuses: signedIn(200) },
  getProofChallenge: { statuses: all(200) },
  forgotPassword: { statuses: all(200), input: () => ({ body: { identifier: address() } }) },
  resetPassword: {
    statuses: all(422),
    input: async (world) => ({
      params: { id: await world.reset(address()) },
      body: { code: '000000', password: 'another fine passphrase' },
    }),
  },
  changePassword: {
    statuses: signedIn(200),
    input: () => ({ body: { currentPassword: PASSWORD, password: 'another fine passphrase' } }),
  },
  getMe: { statuses: signedIn(200) },
  updateMe: {
    statuses: signedIn(200),
    input: () => ({
      body: {
        firstName: 'Owner',
        lastName: '',
        organization: '',
        occupation: '',
        dateOfBirth: null,
        gender: null,
      },
    }),
  },
  startAddressChange: {
    statuses: signedIn(201),
    input: () => ({ body: { identifier: address(), currentPassword: PASSWORD } }),
  },
  getAddressChange: { statuses: signedIn(404), input: unknownId },
  resendAddressCode: { statuses: signedIn(404), input: unknownId },
  confirmAddressChange: {
    statuses: signedIn(404),
    input: () => ({ ...unknownId(), body: { code: '000000' } }),
  },
  getAddressObjection: { statuses: all(404), input: () => ({ params: { token: 'unknown' } }) },
  objectToAddressChange: { statuses: all(404), input: () => ({ params: { token: 'unknown' } }) },
  getSecondStep: { statuses: signedIn(200) },
  startAuthenticator: { statuses: signedIn(200), input: () => ({ body: { currentPassword: PASSWORD } }) },
  confirmAuthenticator: { statuses: signedIn(409), input: () => ({ body: { code: '000000' } }) },
  removeAuthenticator: { statuses: signedIn(409), input: ofProof },
  renewRecoveryCodes: { statuses: signedIn(409), input: ofProof },
  getInvitation: { statuses: all(404), input: () => ({ params: { token: 'unknown' } }) },
  acceptInvitation: {
    statuses: all(404),
    input: () => ({ params: { token: 'unknown' }, body: { firstName: 'Invited', password: 'a fine long passphrase' } }),
  },
  findPasskeys: { statuses: signedIn(200) },
  startPasskey: { statuses: signedIn(200), input: () => ({ body: { currentPassword: PASSWORD } }) },
  addPasskey: { statuses: signedIn(410), input: () => ({ body: { name: 'Phone', credential: '{}' } }) },
  renamePasskey: { statuses: signedIn(404), input: () => ({ ...unknownId(), body: { name: 'Phone' } }) },
  removePasskey: {
    statuses: signedIn(404),
    input: () => ({ ...unknownId(), body: { currentPassword: PASSWORD } }),
  },
  exportAccount: { statuses: signedIn(200) },
  // Whoever runs the site alone cannot leave it.
  planDeletion: { statuses: signedIn(200), input: () => ({ body: { currentPassword: PASSWORD } }) },
  updatePhoto: { statuses: signedIn(200), input: async () => ({ body: await pictureBytes() }) },
  deletePhoto: { statuses: signedIn(200) },
  findSessions: { statuses: signedIn(200) },
  findSignIns: { statuses: signedIn(200) },
  endSession: {
    statuses: [401, 200, 404, 404, 404],
    input: (_world, owner) => ({ params: { id: owner.sessionId } }),
  },
  findInvitations: { statuses: ADMIN },
  inviteUsers: {
    statuses: ADMIN,
    input: () => ({ body: { emails: [address()], role: 'user', locale: 'en' } }),
  },
  resendInvitation: {
    statuses: ADMIN,
    input: async (world) => ({ params: { id: await world.invitation(address()) } }),
  },
  withdrawInvitation: {
    statuses: ADMIN,
    input: async (world) => ({ params: { id: await world.invitation(address()) } }),
  },
  findUsers: { statuses: ADMIN },
  getUser: { statuses: ADMIN, input: ofOwner },
  findUserSessions: { statuses: ADMIN, input: ofOwner },
  findUserSignIns: { statuses: ADMIN, input: ofOwner },
  endUserSessions: { statuses: ADMIN, input: ofOwner },
  removeUserSecondStep: { statuses: ADMIN, input: ofOwner },
  updateUserRights: {
    statuses: ADMIN,
    input: (_world, owner) => ({
      params: { id: owner.id },
      body: { role: 'surveyor', permissions: [], scope: ['poll'], revision: 1 },
    }),
  },
  getAgentPermissions: { statuses: ADMIN },
  // As it is, so that agents of other tests may do what they may.
  updateAgentPermissions: {
    statuses: ADMIN,
    input: () => ({
      body: { permissions: GRANTABLE.filter((name) => PERMISSIONS[name] === 'agents'), revision: 0 },
    }),
  },
  setUserState: {
    statuses: ADMIN,
    input: (_world, owner) => ({ params: { id: owner.id }, body: { state: 'Active' } }),
  },

  getPublicSettings: { statuses: all(200) },
  getSiteSettings: { statuses: ADMIN },
  updateSiteContact: {
    statuses: ADMIN,
    input: () => ({ body: { phone: null, email: null, address: {}, revision: 1 } }),
  },
  updateSocialLinks: {
    statuses: ADMIN,
    input: () => ({ body: { facebook: null, x: null, linkedin: null, youtube: null, revision: 1 } }),
  },
  updateHomeSettings: {
    statuses: ADMIN,
    input: () => ({ body: { homeProject: null, liveNumbersFrom: 1_000, revision: 1 } }),
  },
  updateSecuritySettings: {
    statuses: ADMIN,
    input: () => ({ body: { adminsNeedSecondStep: false, revision: 1 } }),
  },
  updateSiteLook: {
    statuses: ADMIN,
    input: () => ({ body: { action: null, logo: null, logoDark: null, icon: null, revision: 1 } }),
  },
  getSiteLook: { statuses: all(200) },
  findHomeProjects: { statuses: ADMIN, input: () => ({ query: {} }) },
  getSlideShowByPosition: { statuses: all(200), input: () => ({ query: { position: 'home' } }) },
  getPage: { statuses: all(200), input: () => ({ params: { slug: 'about-us' } }) },
  findPages: { statuses: all(200) },
  countUnread: { statuses: signedIn(200) },
  findNotifications: { statuses: signedIn(200) },
  markRead: {
    statuses: [401, 200, 404, 404, 404],
    input: async (world, owner) => ({ params: { id: await world.notification(owner) }, body: { read: true } }),
  },
  markAllRead: { statuses: signedIn(200) },
  getNotificationSettings: { statuses: signedIn(200) },
  updateNotificationSettings: {
    statuses: signedIn(200),
    input: () => ({ body: { channels: {}, digest: true, locale: 'en', revision: 0 } }),
  },
  getDigestChoice: {
    statuses: all(200),
    input: async (world, owner) => ({ params: { token: await world.leaveToken(owner) } }),
  },
  chooseDigest: {
    statuses: all(200),
    input: async (world, owner) => ({ params: { token: await world.leaveToken(owner) }, body: { digest: false } }),
  },
  findAnnouncements: { statuses: ADMIN },
  getAnnouncement: { statuses: ADMIN, input: ofAnnouncement },
  createAnnouncement: { statuses: [401, 404, 404, 403, 201], input: () => ({ body: ANNOUNCEMENT }) },
  updateAnnouncement: {
    statuses: ADMIN,
    input: async (world) => ({ params: { id: await world.announcement() }, body: { ...ANNOUNCEMENT, revision: 1 } }),
  },
  withdrawAnnouncement: { statuses: ADMIN, input: ofAnnouncement },
  restoreAnnouncement: { statuses: ADMIN, input: ofAnnouncement },
  findMailTemplates: { statuses: STAFF },
  getMailTemplate: { statuses: STAFF, input: () => ofTemplate },
  findMailVersions: { statuses: STAFF, input: () => ofTemplate },
  updateMailTemplate: {
    statuses: STAFF,
    input: async (world) => ({ ...ofTemplate, body: { ...MAIL, revision: await world.mailRevision() } }),
  },
  resetMailTemplate: {
    statuses: STAFF,
    input: async (world) => ({ ...ofTemplate, body: { revision: await world.mailRevision() } }),
  },
  previewMail: { statuses: STAFF, input: () => ({ ...ofTemplate, body: TRIED }) },
  sendTestMail: { statuses: STAFF, input: () => ({ ...ofTemplate, body: TRIED }) },
  getContactForm: { statuses: all(200) },
  sendContact: {
    statuses: all(201),
    input: async (world) => ({
      body: {
        name: 'Visitor',
        email: address(),
        subject: 'Prices',
        message: 'How much?',
        form: await world.contactForm(),
      },
    }),
  },
  findContacts: { statuses: STAFF },
  getContact: { statuses: STAFF, input: ofContact },
  answerContact: {
    statuses: STAFF,
    input: async (world) => ({ params: { id: await world.contact() }, body: { text: 'It is free.' } }),
  },
  addContactNote: {
    statuses: STAFF,
    input: async (world) => ({ params: { id: await world.contact() }, body: { text: 'A teacher.' } }),
  },
  closeContact: { statuses: STAFF, input: ofContact },
  reopenContact: { statuses: STAFF, input: ofContact },
  createContactTicket: {
    statuses: [401, 404, 404, 201, 201],
    input: async (world, owner) => {
      const { category, priority } = await world.ticketBody(owner);
      return { params: { id: await world.contact() }, body: { category, priority } };
    },
  },
  deleteContactTicket: { statuses: STAFF, input: ofContact },
  findTicketChoices: { statuses: signedIn(200) },
  findOwnTickets: { statuses: signedIn(200) },
  createTicket: {
    statuses: signedIn(201),
    input: async (world, owner) => ({ body: await world.ticketBody(owner) }),
  },
  getTicket: { statuses: READERS, input: ofTicket },
  addTicketMessage: {
    statuses: READERS,
    input: async (world, owner) => ({ params: { id: await world.ticket(owner) }, body: { text: 'And now?' } }),
  },
  createTicketFile: {
    statuses: signedIn(201),
    input: async () => ({ query: { name: 'screen.png' }, body: await pictureBytes() }),
  },
  downloadTicketFile: {
    statuses: READERS,
    input: async (world, owner) => ({ params: { id: await world.ticketFile(owner) } }),
  },
  closeTicket: { statuses: READERS, input: ofTicket },
  reopenTicket: { statuses: READERS, input: ofTicket },
  findTickets: { statuses: STAFF },
  addTicketNote: {
    statuses: STAFF,
    input: async (world, owner) => ({ params: { id: await world.ticket(owner) }, body: { text: 'An old browser.' } }),
  },
  findTicketHolders: { statuses: STAFF },
  holdTicket: {
    statuses: STAFF,
    input: async (world, owner) => ({ params: { id: await world.ticket(owner) }, body: { holder: null } }),
  },
  sortTicket: {
    statuses: STAFF,
    input: async (world, owner) => {
      const { category, priority } = await world.ticketBody(owner);
      return { params: { id: await world.ticket(owner) }, body: { category, priority } };
    },
  },
  getTicketFigures: { statuses: STAFF },
  findTicketCategories: { statuses: ADMIN },
  createTicketCategory: { statuses: [401, 404, 404, 403, 201], input: () => ({ body: { name: CHOICE } }) },
  updateTicketCategory: {
    statuses: ADMIN,
    input: async (world) => ({ params: { id: await world.ticketCategory() }, body: { name: CHOICE, revision: 1 } }),
  },
  findTicketPriorities: { statuses: ADMIN },
  createTicketPriority: { statuses: [401, 404, 404, 403, 201], input: () => ({ body: { name: CHOICE, hours: 4 } }) },
  updateTicketPriority: {
    statuses: ADMIN,
    input: async (world) => ({
      params: { id: await world.ticketPriority() },
      body: { name: CHOICE, hours: 4, revision: 1 },
    }),
  },
  deleteTicketChoice: {
    statuses: ADMIN,
    input: async (world) => ({ params: { kind: 'categories', id: await world.ticketCategory() } }),
  },
  restoreTicketChoice: {
    statuses: ADMIN,
    input: async (world) => ({
      params: { kind: 'categories', id: await world.ticketCategory({ deletedAt: new Date() }) },
    }),
  },
  orderTicketChoices: {
    statuses: ADMIN,
    input: async (world) => ({ params: { kind: 'categories' }, body: { ids: await world.ticketCategories() } }),
  },
  findReceivedMails: { statuses: STAFF },
  dismissReceivedMail: { statuses: STAFF, input: async (world) => ({ params: { id: await world.receivedMail() } }) },
  createMailTicket: {
    statuses: [401, 404, 404, 201, 201],
    input: async (world, owner) => {
      const { category, priority } = await world.ticketBody(owner);
      return { params: { id: await world.receivedMail() }, body: { category, priority } };
    },
  },
  restoreReceivedMail: { statuses: STAFF, input: async (world) => ({ params: { id: await world.receivedMail() } }) },
  findSavedReplies: { statuses: STAFF },
  createSavedReply: { statuses: [401, 404, 404, 201, 201], input: () => ({ body: REPLY }) },
  updateSavedReply: {
    statuses: STAFF,
    input: async (world) => ({ params: { id: await world.savedReply() }, body: { ...REPLY, revision: 1 } }),
  },
  deleteSavedReply: { statuses: STAFF, input: async (world) => ({ params: { id: await world.savedReply() } }) },
  restoreSavedReply: {
    statuses: STAFF,
    input: async (world) => ({ params: { id: await world.savedReply({ deletedAt: new Date() }) } }),
  },
  orderSavedReplies: { statuses: STAFF, input: async (world) => ({ body: { ids: await world.savedReplies() } }) },
  findFaqs: { statuses: all(200) },
  findTestimonials: { statuses: all(200) },
  findPageEntries: { statuses: STAFF },
  getPageEntry: { statuses: STAFF, input: async (world) => ({ params: { id: await world.page() } }) },
  createPage: { statuses: [401, 404, 404, 201, 201], input: () => ({ body: pageNow() }) },
  updatePage: {
    statuses: STAFF,
    input: async (world) => ({ params: { id: await world.page() }, body: { ...pageNow(), revision: 1 } }),
  },
  findSlideShowEntries: { statuses: STAFF },
  getSlideShowEntry: { statuses: STAFF, input: async (world) => ({ params: { id: await world.slideShow() } }) },
  createSlideShow: { statuses: [401, 404, 404, 201, 201], input: () => ({ body: SLIDE_SHOW }) },
  updateSlideShow: {
    statuses: STAFF,
    input: async (world) => ({ params: { id: await world.slideShow() }, body: { ...SLIDE_SHOW, revision: 1 } }),
  },
  findTestimonialEntries: { statuses: STAFF },
  getTestimonialEntry: { statuses: STAFF, input: async (world) => ({ params: { id: await world.testimonial() } }) },
  createTestimonial: { statuses: [401, 404, 404, 201, 201], input: () => ({ body: TESTIMONIAL }) },
  updateTestimonial: {
    statuses: STAFF,
    input: async (world) => ({ params: { id: await world.testimonial() }, body: { ...TESTIMONIAL, revision: 1 } }),
  },
  findFaqEntries: { statuses: STAFF },
  getFaqEntry: { statuses: STAFF, input: ofFaq },
  createFaq: { statuses: [401, 404, 404, 201, 201], input: () => ({ body: FAQ }) },
  updateFaq: {
    statuses: STAFF,
    input: async (world) => ({ params: { id: await world.faq() }, body: { ...FAQ, revision: 1 } }),
  },
  setContentState: {
    statuses: STAFF,
    input: async (world) => ({ ...(await ofContent(world)), body: { state: 'inactive' } }),
  },
  deleteContent: { statuses: STAFF, input: ofContent },
  restoreContent: {
    statuses: STAFF,
    input: async (world) => ({ params: { kind: 'faqs', id: await world.faq({ deletedAt: new Date() }) } }),
  },
  orderContent: {
    statuses: STAFF,
    input: async (world) => ({ params: { kind: 'faqs' }, body: { ids: await world.faqs() } }),
  },
  getLiveNumbers: { statuses: all(200) },
  getHomeQuestion: { statuses: all(200) },

  findTemplates: { statuses: all(200) },
  findPlaces: { statuses: all(200) },
  findPlaceEntries: { statuses: ADMIN },
  getPlaceEntry: { statuses: ADMIN, input: () => ({ params: { id: '6-8-1' } }) },
  createPlace: {
    statuses: [401, 404, 404, 403, 201],
    input: () => ({ body: { ...categoryNow(), within: '6-8', state: 'active' } }),
  },
  updatePlace: {
    statuses: ADMIN,
    input: async (world) => ({
      params: { id: await world.place() },
      body: { ...categoryNow(), state: 'inactive', revision: 1 },
    }),
  },
  getTemplate: { statuses: all(200), input: (world) => ({ params: { id: world.templateId } }) },
  createSurveyWithQuestion: {
    statuses: signedIn(200),
    input: (world) => ({ body: { template_id: world.templateId } }),
  },

  findBankCategories: { statuses: signedIn(200), input: () => ({ query: { bank: 'shared' } }) },
  findSharedCategories: { statuses: STAFF },
  createBankCategory: {
    statuses: [401, 403, 403, 201, 201],
    input: () => ({ body: { ...categoryNow(), within: null, bank: 'shared' } }),
  },
  updateBankCategory: {
    statuses: [401, 200, 404, 404, 404],
    input: async (world, owner) => ({
      params: { id: await world.bankCategory(owner) },
      body: { ...categoryNow(), within: null, revision: 1 },
    }),
  },
  deleteBankCategory: {
    statuses: [401, 200, 404, 404, 404],
    input: async (world, owner) => ({ params: { id: await world.bankCategory(owner) } }),
  },
  findBankQuestions: { statuses: signedIn(200), input: () => ({ query: { bank: 'shared' } }) },
  findSharedQuestions: { statuses: STAFF },
  getBankQuestion: {
    statuses: [401, 200, 404, 404, 404],
    input: async (world, owner) => ({ params: { id: await world.bankQuestion(owner) } }),
  },
  keepQuestions: {
    statuses: [401, 403, 403, 201, 201],
    input: () => ({ body: { bank: 'shared', category: null, tags: ['rivers'], questions: [keptQuestion] } }),
  },
  updateBankQuestion: {
    statuses: [401, 200, 404, 404, 404],
    input: async (world, owner) => ({
      params: { id: await world.bankQuestion(owner) },
      body: { ...keptQuestion, category: null, tags: [], revision: 1 },
    }),
  },
  deleteBankQuestion: {
    statuses: [401, 200, 404, 404, 404],
    input: async (world, owner) => ({ params: { id: await world.bankQuestion(owner) } }),
  },
  restoreBankQuestion: {
    statuses: [401, 200, 404, 404, 404],
    input: async (world, owner) => ({ params: { id: await world.bankQuestion(owner, { deletedAt: new Date() }) } }),
  },

  findCategoryEntries: { statuses: STAFF },
  createCategory: { statuses: [401, 404, 404, 201, 201], input: () => ({ body: categoryNow() }) },
  renameCategory: {
    statuses: STAFF,
    input: async (world) => ({ params: { id: await world.category() }, body: { ...categoryNow(), revision: 1 } }),
  },
  setCategoryState: {
    statuses: STAFF,
    input: async (world) => ({ params: { id: await world.category() }, body: { state: 'inactive' } }),
  },
  mergeCategory: {
    statuses: STAFF,
    input: async (world) => ({ params: { id: await world.category() }, body: { into: await world.category() } }),
  },
  deleteCategory: { statuses: STAFF, input: async (world) => ({ params: { id: await world.category() } }) },
  restoreCategory: {
    statuses: STAFF,
    input: async (world) => ({ params: { id: await world.category({ deletedAt: new Date() }) } }),
  },
  orderCategories: { statuses: STAFF, input: async (world) => ({ body: { ids: await world.categories() } }) },
  findCategories: { statuses: signedIn(200) },
  findProjects: { statuses: signedIn(200) },
  getDashboard: { statuses: signedIn(200) },
  createProject: { statuses: signedIn(201), input: () => ({ body: { kind: 'survey', title: { en: 'Tea' } } }) },
  getSurvey: { statuses: READERS, input: ofDraft },
  updateSurvey: {
    statuses: OWNER,
    input: async (world, owner) => {
      const id = await world.draft(owner);
      const { settingsRevision } = (await world.server.call(getSurvey, { params: { id } }, owner)).data;
      return { params: { id }, body: { settingsRevision, title: { en: 'Coffee' } } };
    },
  },
  saveQuestionnaire: {
    statuses: OWNER,
    input: async (world, owner) => {
      const id = await world.draft(owner);
      const { questionnaireRevision } = (await world.server.call(getSurvey, { params: { id } }, owner)).data;
      return { params: { id }, body: { questionnaireRevision, questionnaire: sampleQuestionnaire() } };
    },
  },
  findVersions: { statuses: READERS, input: ofPublished },
  getVersion: {
    statuses: READERS,
    input: async (world, owner) => ({ params: { id: await world.published(owner), number: 1 } }),
  },
  getRetention: { statuses: OWNER, input: ofPublished },
  followLink: {
    statuses: all(200),
    input: async (world, owner) => {
      const params = { id: await world.published(owner) };
      return { params: { code: (await world.server.call(getSurvey, { params }, owner)).data.linkCode } };
    },
  },
  checkProject: { statuses: READERS, input: ofDraft },
  publishProject: { statuses: OWNER, input: ofDraft },
  closeProject: { statuses: OWNER, input: ofPublished },
  reopenProject: {
    // A project that is not closed cannot be opened again: whoever may try is told so.
    statuses: [401, 409, 404, 403, 403],
    input: ofPublished,
  },
  duplicateProject: { statuses: [401, 201, 404, 403, 403], input: ofDraft },
  deleteProject: { statuses: OWNER, input: ofDraft },
  findAllProjects: { statuses: STAFF },
  getAnyProject: { statuses: STAFF, input: ofPublished },
  takeDownProject: {
    statuses: STAFF,
    input: async (world, owner) => ({ params: { id: await world.published(owner) }, body: { reason: 'unwanted' } }),
  },
  // What nobody took down cannot be put back: whoever may try is told so.
  putBackProject: { statuses: [401, 404, 404, 409, 409], input: ofPublished },

  getWelcome: { statuses: all(200), input: ofPublished },
  startRespondent: {
    statuses: all(201),
    input: async (world, owner) => ({ ...(await ofPublished?.(world, owner)), body: { answers: { q1: 'o1' } } }),
  },
  getRespondent: { statuses: all(200), input: ofRespondent },
  findOwnAttempts: { statuses: signedIn(200) },
  getOwnAttempt: {
    statuses: [401, 200, 404, 404, 404],
    input: async (world, owner) => ({ params: { id: await world.attempt(owner) } }),
  },
  nameCertificate: {
    statuses: all(200),
    input: async (world, owner) => ({ params: { id: await world.passed(owner) }, body: { name: 'Karim Mia' } }),
  },
  getCertificate: { statuses: all(200), input: ofCertificate },
  downloadCertificate: { statuses: all(200), input: ofCertificate },
  getLeaderboard: {
    statuses: all(200),
    input: async (world, owner) => ({ params: { id: await world.quiz(owner, { leaderboard: 'everybody' }) } }),
  },
  getOwnStanding: { statuses: all(200), input: ofRanked },
  nameOnLeaderboard: {
    statuses: all(200),
    input: async (world, owner) => ({ ...(await ofRanked(world, owner)), body: { name: 'Karim' } }),
  },
  getPollResults: {
    statuses: all(200),
    input: async (world, owner) => ({ params: { id: await world.vote(owner) } }),
  },
  saveAnswers: {
    statuses: all(200),
    input: async (world, owner) => ({ ...(await ofRespondent?.(world, owner)), body: { answers: { q1: 'o2' } } }),
  },
  completeRespondent: {
    statuses: all(200),
    input: async (world, owner) => ({ ...(await ofRespondent?.(world, owner)), body: { answers: { q1: 'o2' } } }),
  },

  tryAnswer: {
    statuses: all(200),
    input: async (world) => ({ params: { id: await world.sitting() }, body: { question: 'capital', answer: 'o2' } }),
  },
  findOwnPractice: { statuses: signedIn(200) },
  bringPractice: {
    statuses: signedIn(200),
    input: async (world) => ({ params: { id: await world.practice() }, body: { cards: {}, days: [] } }),
  },
  // Nobody has anything to forget there.
  forgetPractice: { statuses: signedIn(200), input: ofPublished },

  createFile: {
    statuses: all(201),
    input: async (world, owner) => ({
      params: { id: await world.respondentWithFiles(owner) },
      body: { question: 'papers', name: 'menu.txt', size: 3 },
    }),
  },
  addPiece: {
    statuses: all(200),
    input: async (world, owner) => ({
      params: await world.begunFile(await world.respondentWithFiles(owner)),
      query: { offset: 0 },
      body: Buffer.from('Tea'),
    }),
  },
  deleteFile: {
    statuses: all(200),
    input: async (world, owner) => ({ params: await world.begunFile(await world.respondentWithFiles(owner)) }),
  },
  downloadOwnFile: {
    statuses: all(200),
    input: async (world, owner) => ({ params: await world.wholeFile(await world.respondentWithFiles(owner)) }),
  },

  findFiles: {
    statuses: READERS,
    input: async (world, owner) => {
      const { id } = await world.answeredFile(owner);
      return { params: { id, questionId: 'papers' } };
    },
  },
  downloadFile: {
    statuses: READERS,
    input: async (world, owner) => ({ params: await world.answeredFile(owner) }),
  },
  createLogo: { statuses: [401, 404, 404, 403, 201], input: async () => ({ body: await pictureBytes() }) },
  handOverProject: {
    statuses: OWNER,
    input: async (world, owner) => {
      const { id, member } = await world.sharedProject(owner);
      return { params: { id }, body: { owner: member } };
    },
  },
  findCompanies: { statuses: signedIn(200) },
  createCompany: { statuses: signedIn(201), input: () => ({ body: { name: { en: 'Shapla' } } }) },
  getCompany: { statuses: MEMBERS, input: ofCompany },
  updateCompany: {
    statuses: MEMBERS,
    input: async (world, owner) => ({
      params: { id: await world.company(owner) },
      body: { ...PROFILE, name: { en: 'Shapla' }, revision: 1 },
    }),
  },
  deleteCompany: { statuses: MEMBERS, input: ofCompany },
  updateCompanyLogo: {
    statuses: MEMBERS,
    input: async (world, owner) => ({ params: { id: await world.company(owner) }, body: await pictureBytes() }),
  },
  deleteCompanyLogo: { statuses: MEMBERS, input: ofCompany },
  findMembers: { statuses: MEMBERS, input: ofCompany },
  setMemberRole: {
    statuses: MEMBERS,
    input: async (world, owner) => ({ params: await world.companyWithMember(owner), body: { role: 'editor' } }),
  },
  removeMember: { statuses: MEMBERS, input: ofMember },
  // Its only owner stays.
  leaveCompany: { statuses: [401, 409, 404, 404, 404], input: ofCompany },
  handOverCompany: {
    statuses: MEMBERS,
    input: async (world, owner) => {
      const { id, member } = await world.companyWithMember(owner);
      return { params: { id }, body: { member } };
    },
  },
  findCompanyInvitations: { statuses: MEMBERS, input: ofCompany },
  inviteMember: {
    statuses: [401, 201, 404, 404, 404],
    input: async (world, owner) => ({
      params: { id: await world.company(owner) },
      body: { email: address(), role: 'editor' },
    }),
  },
  resendCompanyInvitation: { statuses: MEMBERS, input: ofInvitation },
  withdrawCompanyInvitation: { statuses: MEMBERS, input: ofInvitation },
  getCompanyInvitation: {
    statuses: all(200),
    input: async (world, owner) => ({ params: { key: (await world.invited(owner, address())).key } }),
  },
  // It went to somebody else.
  acceptCompanyInvitation: {
    statuses: signedIn(403),
    input: async (world, owner) => ({ params: { key: (await world.invited(owner, address())).key } }),
  },
  findAllCompanies: { statuses: STAFF },
  getAnyCompany: { statuses: STAFF, input: ofCompany },
  suspendCompany: {
    statuses: STAFF,
    input: async (world, owner) => ({ params: { id: await world.company(owner) }, body: { reason: 'A mistake.' } }),
  },
  // It is not suspended.
  restoreCompany: { statuses: [401, 404, 404, 409, 409], input: ofCompany },
  getQuestionFile: {
    statuses: READERS,
    input: async (world, owner) => ({ ...(await ofDraft(world, owner)), query: { format: 'gift', locale: 'en' } }),
  },
  readQuestions: {
    statuses: signedIn(200),
    input: async () => ({ query: { format: 'gift', locale: 'en' }, body: Buffer.from('Yes? {T}') }),
  },
  createImage: { statuses: signedIn(201), input: async () => ({ body: await pictureBytes() }) },
  getReport: { statuses: READERS, input: ofPublished },
  getNarrowedReport: { statuses: READERS, input: ofPublished },
  findNewestComments: { statuses: signedIn(200) },
  findPerson: {
    statuses: OWNER,
    input: async (world, owner) => ({
      params: { id: await world.published(owner) },
      body: { by: 'email', value: 'rahima@example.com' },
    }),
  },
  exportPerson: {
    statuses: OWNER,
    input: async (world, owner) => {
      const { params } = await ofResponse(world, owner);
      return { params: { id: params.id }, query: { ids: params.responseId } };
    },
  },
  deletePerson: {
    statuses: OWNER,
    input: async (world, owner) => {
      const { params } = await ofResponse(world, owner);
      return { params: { id: params.id }, body: { by: 'text', value: 'keeps me', ids: [params.responseId] } };
    },
  },
  findConsents: { statuses: READERS, input: ofPublished },
  findGrades: { statuses: READERS, input: ofPublished },
  findResponses: { statuses: READERS, input: ofPublished },
  findResponseSources: { statuses: READERS, input: ofPublished },
  getResponse: { statuses: READERS, input: ofResponse },
  deleteResponse: { statuses: OWNER, input: ofResponse },
  findStandings: { statuses: READERS, input: async (world, owner) => ({ params: { id: await world.quiz(owner) } }) },
  removeLeaderboardName: {
    // Nobody took part: there is no name to take off.
    statuses: [401, 404, 404, 403, 403],
    input: async (world, owner) => ({ params: { id: await world.quiz(owner), takerId: crypto.randomUUID() } }),
  },
  findUnmarked: { statuses: READERS, input: ofPublished },
  markByHand: {
    statuses: OWNER,
    input: async (world, owner) => ({ params: await world.essay(owner), body: { earned: 1, revision: 0 } }),
  },
  findTextAnswers: {
    statuses: READERS,
    input: async (world, owner) => ({ params: { id: await world.published(owner), questionId: 'q2' } }),
  },
  exportResponses: { statuses: READERS, input: ofPublished },
  exportResponsesWorkbook: { statuses: READERS, input: ofPublished },
  exportGrades: { statuses: READERS, input: ofPublished },
  exportGradesWorkbook: { statuses: READERS, input: ofPublished },

  findMails: { statuses: ADMIN },
  getMail: { statuses: ADMIN, input: ofMail },
  resendMail: { statuses: ADMIN, input: ofMail },
  findErrors: { statuses: STAFF },
  getError: { statuses: STAFF, input: ofError },
  resolveError: { statuses: STAFF, input: ofError },
  reopenError: { statuses: STAFF, input: ofError },
  reportBrowserError: {
    statuses: all(200),
    input: () => ({ body: { type: 'Error', message: 'no tea', path: '/' } }),
  },
  findActivities: { statuses: ADMIN },
  findOwnActivities: { statuses: signedIn(200) },
  findProjectActivities: { statuses: STAFF, input: ofDraft },
  getActivity: { statuses: [401, 200, 404, 404, 200], input: ofActivity },
  getOverview: { statuses: STAFF },
  getOperations: { statuses: ADMIN },
  retryJobs: { statuses: ADMIN, input: () => ({ params: { kind: 'deliver-mail' } }) },
  discardJobs: { statuses: ADMIN, input: () => ({ params: { kind: 'deliver-mail' } }) },
};
