import * as contactUs from '#features/support/contract/contact-us.ts';
import * as contacts from '#features/support/contract/contacts.ts';
import * as mails from '#features/support/contract/received-mails.ts';
import * as replies from '#features/support/contract/saved-replies.ts';
import * as choices from '#features/support/contract/ticket-choices.ts';
import * as ticketFiles from '#features/support/contract/ticket-files.ts';
import * as tickets from '#features/support/contract/tickets.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { AT, EMAIL, OWNER } from './story.ts';

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

const TICKET = '0199f2c8-4d6e-7f82-97a5-9e0f1a2b3c4d';
const CATEGORY = '0199f2c0-0000-7000-8000-000000000002';
const PRIORITY = '0199f2c0-0000-7000-8000-000000000013';
const FILE = { _id: '0199f2c8-7a91-7cb5-8ad8-2b3c4d5e6f70', name: 'screen.png', size: 48_211 };
const owner = { _id: OWNER, fullName: 'Rahima Akter' };
const holder = { _id: '0199f2c8-5e7f-7a93-a8b6-0f1a2b3c4d5e', fullName: 'Shirin Sultana' };
const RECEIVED = '0199f2c8-ad1e-7c32-96d5-4e5f60718293';
const REPLY = '0199f2c8-9c0d-7b21-85c4-3d4e5f607182';
const reply = {
  name: { en: 'Which browser?', bn: 'কোন ব্রাউজার?' },
  text: { en: 'Hello {{name}}, which browser do you use?', bn: '{{name}}, কোন ব্রাউজার ব্যবহার করছেন?' },
};
const ofTicket = { params: { id: TICKET } };
const times = { dueAt: DUE, firstDueAt: DUE, firstAnsweredAt: null };
const ticket = {
  _id: TICKET,
  number: 1042,
  subject: 'I cannot publish',
  standing: 'open' as const,
  category: { en: 'Surveys and results', bn: 'জরিপ ও ফলাফল' },
  priority: { en: 'High', bn: 'বেশি' },
  createdAt: AT.created,
  updatedAt: AT.created,
};

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
      ticket: null,
    },
  }),
  exampleOf(contacts.createContactTicket, {
    params: { id: CONTACT },
    body: { category: CATEGORY, priority: PRIORITY },
    data: { _id: TICKET },
  }),
  exampleOf(contacts.deleteContactTicket, { params: { id: CONTACT }, data: {} }),
  exampleOf(contacts.answerContact, {
    params: { id: CONTACT },
    body: { text: 'Yes: write to us from the school’s address.' },
    data: {},
  }),
  exampleOf(contacts.addContactNote, { params: { id: CONTACT }, body: { text: 'Asked by phone as well.' }, data: {} }),
  exampleOf(contacts.closeContact, { params: { id: CONTACT }, data: {} }),
  exampleOf(contacts.reopenContact, { params: { id: CONTACT }, data: {} }),
  exampleOf(tickets.findTicketChoices, {
    data: {
      categories: [{ _id: CATEGORY, name: ticket.category }],
      priorities: [{ _id: PRIORITY, name: ticket.priority, hours: 24 }],
    },
  }),
  exampleOf(tickets.findOwnTickets, {
    query: { standing: 'open' },
    data: { items: [ticket], next: null, total: 1, byStanding: { open: 1, answered: 0, closed: 0 } },
  }),
  exampleOf(tickets.createTicket, {
    body: {
      subject: ticket.subject,
      category: CATEGORY,
      priority: PRIORITY,
      text: 'The button does nothing.',
      files: [FILE._id],
    },
    data: { _id: TICKET },
  }),
  exampleOf(tickets.getTicket, {
    ...ofTicket,
    data: {
      ...ticket,
      messages: [
        {
          _id: '0199f2c8-6f80-7ba4-b9c7-1a2b3c4d5e6f',
          kind: 'message',
          text: 'The button does nothing.',
          author: owner.fullName,
          byStaff: false,
          files: [FILE],
          createdAt: AT.created,
        },
      ],
      desk: {
        owner: { ...owner, email: EMAIL },
        contactId: null,
        holder,
        locale: 'en',
        categoryId: CATEGORY,
        priorityId: PRIORITY,
        ...times,
      },
    },
  }),
  exampleOf(tickets.addTicketMessage, { ...ofTicket, body: { text: 'Which browser is it?' }, data: {} }),
  exampleOf(ticketFiles.createTicketFile, { query: { name: FILE.name }, body: new Uint8Array(), data: FILE }),
  exampleOf(ticketFiles.downloadTicketFile, {
    params: { id: FILE._id },
    data: 'The bytes of the file',
  }),
  exampleOf(tickets.closeTicket, { ...ofTicket, data: {} }),
  exampleOf(tickets.reopenTicket, { ...ofTicket, data: {} }),
  exampleOf(tickets.findTickets, {
    query: { standing: 'open', q: 'publish' },
    data: {
      items: [{ ...ticket, owner, holder, ...times }],
      next: null,
      total: 1,
      byStanding: { overdue: 0, open: 1, answered: 0, closed: 0 },
    },
  }),
  exampleOf(tickets.addTicketNote, { ...ofTicket, body: { text: 'Seen in an old browser.' }, data: {} }),
  exampleOf(tickets.findTicketHolders, { data: [holder] }),
  exampleOf(tickets.holdTicket, { ...ofTicket, body: { holder: holder._id }, data: {} }),
  exampleOf(tickets.sortTicket, { ...ofTicket, body: { category: CATEGORY, priority: PRIORITY }, data: {} }),
  exampleOf(tickets.getTicketFigures, { data: { answered: 24, inTime: 22, medianSeconds: 7200 } }),
  exampleOf(choices.findTicketCategories, {
    data: { items: [{ _id: CATEGORY, name: ticket.category, tickets: 12, revision: 1 }], next: null, total: 1 },
  }),
  exampleOf(choices.createTicketCategory, { body: { name: ticket.category }, data: { _id: CATEGORY } }),
  exampleOf(choices.updateTicketCategory, {
    params: { id: CATEGORY },
    body: { name: ticket.category, revision: 1 },
    data: {},
  }),
  exampleOf(choices.findTicketPriorities, {
    data: {
      items: [{ _id: PRIORITY, name: ticket.priority, hours: 24, tickets: 12, revision: 1 }],
      next: null,
      total: 1,
    },
  }),
  exampleOf(choices.createTicketPriority, { body: { name: ticket.priority, hours: 24 }, data: { _id: PRIORITY } }),
  exampleOf(choices.updateTicketPriority, {
    params: { id: PRIORITY },
    body: { name: ticket.priority, hours: 24, revision: 1 },
    data: {},
  }),
  exampleOf(choices.deleteTicketChoice, { params: { kind: 'categories', id: CATEGORY }, data: {} }),
  exampleOf(choices.restoreTicketChoice, { params: { kind: 'categories', id: CATEGORY }, data: {} }),
  exampleOf(choices.orderTicketChoices, { params: { kind: 'categories' }, body: { ids: [CATEGORY] }, data: {} }),
  exampleOf(mails.findReceivedMails, {
    data: {
      items: [
        {
          _id: RECEIVED,
          sender: written.email,
          subject: 'Re: I cannot publish',
          text: 'It works in another browser.',
          refusal: 'sender',
          ticket: { _id: TICKET, number: ticket.number },
          contact: null,
          receivedAt: AT.read,
        },
      ],
      next: null,
      total: 1,
    },
  }),
  exampleOf(mails.dismissReceivedMail, { params: { id: RECEIVED }, data: {} }),
  exampleOf(mails.createMailTicket, {
    params: { id: RECEIVED },
    body: { category: CATEGORY, priority: PRIORITY },
    data: { _id: TICKET },
  }),
  exampleOf(mails.restoreReceivedMail, { params: { id: RECEIVED }, data: {} }),
  exampleOf(replies.findSavedReplies, {
    data: { items: [{ _id: REPLY, ...reply, revision: 1 }], next: null, total: 1 },
  }),
  exampleOf(replies.createSavedReply, { body: reply, data: { _id: REPLY } }),
  exampleOf(replies.updateSavedReply, { params: { id: REPLY }, body: { ...reply, revision: 1 }, data: {} }),
  exampleOf(replies.deleteSavedReply, { params: { id: REPLY }, data: {} }),
  exampleOf(replies.restoreSavedReply, { params: { id: REPLY }, data: {} }),
  exampleOf(replies.orderSavedReplies, { body: { ids: [REPLY] }, data: {} }),
];
