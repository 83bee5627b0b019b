import { mailTemplate } from '#kit/contract/mail-template.ts';

const title = { sample: { en: 'Mornings', bn: 'সকাল' } };

/** The mails about projects. */
export const projectMails = {
  takenDown: mailTemplate({
    name: 'takenDown',
    variables: {
      title,
      reason: { sample: { en: 'It is advertising or spam', bn: 'বিজ্ঞাপন বা স্প্যাম' }, needed: 'body' },
      note: { sample: { en: 'It asks for a card number.', bn: 'কার্ডের নম্বর চাওয়া হয়েছে।' }, needed: 'body' },
    },
    words: (t, shown) => ({
      subject: t('mails:takenDown.subject', shown),
      body: [t('mails:takenDown.text'), t('mails:takenDown.reason', shown), shown.note].join('\n\n'),
    }),
    why: (t, to) => t('mails:takenDown.why', { to }),
    action: (t) => t('mails:takenDown.action'),
  }),
  putBack: mailTemplate({
    name: 'putBack',
    variables: { title },
    words: (t, shown) => ({ subject: t('mails:putBack.subject', shown), body: t('mails:putBack.text') }),
    why: (t, to) => t('mails:putBack.why', { to }),
    action: (t) => t('mails:putBack.action'),
  }),
  answersGo: mailTemplate({
    name: 'answersGo',
    variables: {
      title,
      day: { sample: { en: '3 December 2026', bn: '৩ ডিসেম্বর ২০২৬' }, needed: 'body' },
      responses: { sample: { en: '12 responses', bn: '১২টি সাড়া' } },
      end: { sample: { en: 'They are deleted.', bn: 'এগুলো মুছে ফেলা হবে।' } },
    },
    words: (t, shown) => ({
      subject: t('mails:answersGo.subject', shown),
      body: [t('mails:answersGo.text', shown), t('mails:answersGo.settings')].join('\n\n'),
    }),
    why: (t, to) => t('mails:answersGo.why', { to }),
    action: (t) => t('mails:answersGo.action'),
  }),
};
