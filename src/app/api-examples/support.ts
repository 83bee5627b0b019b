import * as contactUs from '#features/support/contract/contact-us.ts';
import * as contacts from '#features/support/contract/contacts.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { AT } from './story.ts';

const CONTACT = '0199f2c7-21b4-7d60-a5e3-7c8d9e0f1a2b';
const FORM = 'mmcjq0o0.5v0bR1cQ2dS3eT4fU5gV6hW7iX8jY9kZ0lA';
const DUE = '2026-03-08T05:20:00.000Z';

const written = {
  name: 'Karim Uddin',
  email: 'karim@example.org',
  subject: 'Prices for schools',
  message: 'Is there a price for schools?',
};
const { message, ...head } = written;
const summary = { ...head, _id: CONTACT, standing: 'open' as const, createdAt: AT.created, dueAt: DUE };

export const supportExamples = [
  exampleOf(contactUs.getContactForm, { data: { form: FORM } }),
  exampleOf(contactUs.sendContact, {
    body: { ...written, phone: '01712-345678', form: FORM, website: '' },
    data: { dueAt: DUE },
  }),
  exampleOf(contacts.findContacts, {
    query: { standing: 'open', q: 'schools' },
    data: {
      items: [summary],
      next: null,
      total: 1,
      byStanding: { overdue: 0, open: 1, answered: 0, closed: 0 },
    },
  }),
  exampleOf(contacts.getContact, {
    params: { id: CONTACT },
    data: {
      ...summary,
      standing: 'answered',
      phone: '+8801712345678',
      message,
      locale: 'en',
      account: null,
      entries: [
        {
          _id: '0199f2c7-3c5d-7e71-b6f4-8d9e0f1a2b3c',
          kind: 'answer',
          text: 'Yes: write to us from the school’s address.',
          author: 'Shirin Sultana',
          createdAt: AT.read,
        },
      ],
    },
  }),
  exampleOf(contacts.answerContact, {
    params: { id: CONTACT },
    body: { text: 'Yes: write to us from the school’s address.' },
    data: {},
  }),
  exampleOf(contacts.addContactNote, { params: { id: CONTACT }, body: { text: 'Asked by phone as well.' }, data: {} }),
  exampleOf(contacts.closeContact, { params: { id: CONTACT }, data: {} }),
  exampleOf(contacts.reopenContact, { params: { id: CONTACT }, data: {} }),
];
