import { mailTemplate } from '#kit/contract/mail-template.ts';

const minutes = { sample: { en: '10', bn: '১০' } };
const when = { sample: { en: '26 Nov 2026, 5:40 pm', bn: '২৬ নভেম্বর ২০২৬, বিকাল ৫:৪০' } };
const code = { sample: { en: '482916', bn: '482916' }, needed: 'body', alone: true } as const;

/** The mails of accounts. To a mobile number goes a line of its own, which is not edited. */
export const accountMails = {
  registerCode: mailTemplate({
    name: 'registerCode',
    variables: { code, minutes },
    words: (t, shown) => ({
      subject: t('mails:registerCode.subject'),
      body: [shown.code, t('mails:registerCode.text', shown), t('mails:ignore')].join('\n\n'),
    }),
    why: (t, to) => t('mails:registerCode.why', { to }),
  }),
  resetCode: mailTemplate({
    name: 'resetCode',
    variables: { code, minutes },
    words: (t, shown) => ({
      subject: t('mails:resetCode.subject'),
      body: [shown.code, t('mails:resetCode.text', shown), t('mails:ignore')].join('\n\n'),
    }),
    why: (t, to) => t('mails:resetCode.why', { to }),
    action: (t) => t('mails:resetCode.action'),
  }),
  accountExists: mailTemplate({
    name: 'accountExists',
    variables: {},
    words: (t) => ({ subject: t('mails:accountExists.subject'), body: t('mails:accountExists.text') }),
    why: (t, to) => t('mails:accountExists.why', { to }),
    action: (t) => t('mails:accountExists.action'),
  }),
  invitation: mailTemplate({
    name: 'invitation',
    variables: {
      inviter: { sample: { en: 'Amina Khan', bn: 'আমিনা খান' } },
      role: { sample: { en: 'Surveyor', bn: 'জরিপকারী' } },
      until: when,
      quoted: { sample: { en: '> Welcome to the team!', bn: '> আমাদের দলে স্বাগতম!' } },
    },
    words: (t, shown) => ({
      subject: t('mails:invitation.subject', shown),
      body: [t('mails:invitation.text', shown), shown.quoted, t('mails:invitation.unasked')].join('\n\n'),
    }),
    why: (t, to) => t('mails:invitation.why', { to }),
    action: (t) => t('mails:invitation.action'),
  }),
  passwordChanged: mailTemplate({
    name: 'passwordChanged',
    variables: { when },
    words: (t, shown) => ({
      subject: t('mails:passwordChanged.subject'),
      body: t('mails:passwordChanged.text', shown),
    }),
    why: (t, to) => t('mails:passwordChanged.why', { to }),
    action: (t) => t('mails:passwordChanged.action'),
  }),
  addressCode: mailTemplate({
    name: 'addressCode',
    variables: { code, minutes },
    words: (t, shown) => ({
      subject: t('mails:addressCode.subject'),
      body: [shown.code, t('mails:addressCode.text', shown), t('mails:ignore')].join('\n\n'),
    }),
    why: (t, to) => t('mails:addressCode.why', { to }),
  }),
  addressTaken: mailTemplate({
    name: 'addressTaken',
    variables: {},
    words: (t) => ({ subject: t('mails:addressTaken.subject'), body: t('mails:addressTaken.text') }),
    why: (t, to) => t('mails:addressTaken.why', { to }),
  }),
  addressChanged: mailTemplate({
    name: 'addressChanged',
    variables: { changedTo: { sample: { en: 'o•••@example.com', bn: 'o•••@example.com' } }, when },
    words: (t, shown) => ({
      subject: t('mails:addressChanged.subject'),
      body: t('mails:addressChanged.text', shown),
    }),
    why: (t, to) => t('mails:addressChanged.why', { to }),
    action: (t) => t('mails:addressChanged.action'),
  }),
  factorChanged: mailTemplate({
    name: 'factorChanged',
    variables: { change: { sample: { en: 'Two-step sign-in turned on', bn: 'দুই ধাপে সাইন ইন চালু হয়েছে' } }, when },
    words: (t, shown) => ({
      subject: t('mails:factorChanged.subject'),
      body: t('mails:factorChanged.text', shown),
    }),
    why: (t, to) => t('mails:factorChanged.why', { to }),
    action: (t) => t('mails:factorChanged.action'),
  }),
  deletionPlanned: mailTemplate({
    name: 'deletionPlanned',
    variables: { when },
    words: (t, shown) => ({
      subject: t('mails:deletionPlanned.subject'),
      body: t('mails:deletionPlanned.text', shown),
    }),
    why: (t, to) => t('mails:deletionPlanned.why', { to }),
    action: (t) => t('mails:deletionPlanned.action'),
  }),
};
