import { mailTemplate } from '#kit/contract/mail-template.ts';

const subject = { sample: { en: 'I cannot publish', bn: 'প্রকাশ করতে পারছি না' } };

/** The mails of support. */
export const supportMails = {
  ticketMessage: mailTemplate({
    name: 'ticketMessage',
    variables: {
      subject,
      text: {
        sample: { en: 'Which browser do you use?', bn: 'কোন ব্রাউজার ব্যবহার করছেন?' },
        needed: 'body',
      },
    },
    words: (t, shown) => ({ subject: t('mails:ticketMessage.subject', shown), body: shown.text }),
    why: (t, to) => t('mails:ticketMessage.why', { to }),
    action: (t) => t('mails:ticketMessage.action'),
  }),
  contactReceived: mailTemplate({
    name: 'contactReceived',
    variables: { hours: { sample: { en: '72', bn: '৭২' } } },
    words: (t, shown) => ({
      subject: t('mails:contactReceived.subject'),
      body: [t('mails:contactReceived.text', shown), t('mails:ignore')].join('\n\n'),
    }),
    why: (t, to) => t('mails:contactReceived.why', { to }),
    action: (t) => t('mails:contactReceived.action'),
  }),
  contactAnswered: mailTemplate({
    name: 'contactAnswered',
    variables: {
      subject,
      text: {
        sample: { en: 'Yes, there is a price for schools.', bn: 'হ্যাঁ, স্কুলের জন্য আলাদা দাম আছে।' },
        needed: 'body',
      },
      when: { sample: { en: '25 Nov 2026, 9:00 am', bn: '২৫ নভেম্বর ২০২৬, সকাল ৯:০০' } },
      quoted: { sample: { en: '> Is there a price for schools?', bn: '> স্কুলের জন্য আলাদা দাম আছে?' } },
    },
    words: (t, shown) => ({
      subject: t('mails:contactAnswered.subject', shown),
      body: [shown.text, `${t('mails:contactAnswered.quoted', shown)}\n${shown.quoted}`].join('\n\n'),
    }),
    why: (t, to) => t('mails:contactAnswered.why', { to }),
    action: (t) => t('mails:contactAnswered.action'),
  }),
};
