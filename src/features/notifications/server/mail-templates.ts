import { mailTemplate } from '#kit/contract/mail-template.ts';

/** The mails of what people are told. */
export const notificationMails = {
  notification: mailTemplate({
    name: 'notification',
    variables: {
      what: {
        sample: { en: '“Mornings” has its first response.', bn: '“সকাল” প্রথম সাড়া পেয়েছে।' },
        needed: 'subject',
      },
      more: { sample: { en: 'What else there is to say.', bn: 'আর যা বলার আছে।' } },
    },
    words: (_t, { what, more }) => ({ subject: what, body: more }),
    why: (t, to) => t('notified:why', { to }),
    action: (t) => t('notified:open'),
  }),
  digest: mailTemplate({
    name: 'digest',
    variables: {
      unread: { sample: { en: '2 unread notifications', bn: '২টি নোটিফিকেশন পড়া হয়নি' } },
      list: {
        sample: {
          en: '• “Mornings” has its first response.\n• Your ticket “Prices” was answered.',
          bn: '• “সকাল” প্রথম সাড়া পেয়েছে।\n• আপনার টিকিট “দাম”-এর উত্তর এসেছে।',
        },
        needed: 'body',
      },
    },
    words: (_t, { unread, list }) => ({ subject: unread, body: list }),
    why: (t, to) => t('notified:digest.why', { to }),
    action: (t) => t('notified:digest.action'),
  }),
};
