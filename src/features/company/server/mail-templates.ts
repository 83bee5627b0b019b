import { mailTemplate } from '#kit/contract/mail-template.ts';

const company = { sample: { en: 'Shapla Textiles', bn: 'শাপলা টেক্সটাইল' } };

/** The mails about companies. */
export const companyMails = {
  companyInvitation: mailTemplate({
    name: 'companyInvitation',
    variables: {
      company: { ...company, needed: 'body' },
      inviter: { sample: { en: 'Rahima Akter', bn: 'রহিমা আক্তার' } },
      role: { sample: { en: 'an editor', bn: 'সম্পাদক' } },
      until: { sample: { en: '3 Dec 2026, 5:40 pm', bn: '৩ ডিসেম্বর ২০২৬, বিকাল ৫:৪০' } },
    },
    words: (t, shown) => ({
      subject: t('mails:companyInvitation.subject', shown),
      body: [t('mails:companyInvitation.text', shown), t('mails:companyInvitation.how', shown)].join('\n\n'),
    }),
    why: (t, to) => t('mails:companyInvitation.why', { to }),
    action: (t) => t('mails:companyInvitation.action'),
  }),
  companySuspended: mailTemplate({
    name: 'companySuspended',
    variables: {
      company,
      reason: { sample: { en: 'It uses the name of a bank.', bn: 'একটি ব্যাংকের নাম ব্যবহার করা হয়েছে।' }, needed: 'body' },
    },
    words: (t, shown) => ({
      subject: t('mails:companySuspended.subject', shown),
      body: [t('mails:companySuspended.text'), shown.reason].join('\n\n'),
    }),
    why: (t, to) => t('mails:companySuspended.why', { to }),
    action: (t) => t('mails:companySuspended.action'),
  }),
  companyRestored: mailTemplate({
    name: 'companyRestored',
    variables: { company },
    words: (t, shown) => ({
      subject: t('mails:companyRestored.subject', shown),
      body: t('mails:companyRestored.text'),
    }),
    why: (t, to) => t('mails:companyRestored.why', { to }),
    action: (t) => t('mails:companyRestored.action'),
  }),
};
