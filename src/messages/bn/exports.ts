import type { exports as en } from '../en/exports.ts';
import type { Translation } from '../translation.ts';

export const exports: Translation<typeof en> = {
  responses: 'সাড়া',
  /** In the name of a file that does not hold all. */
  until: '{{time}} পর্যন্ত',
  responseId: 'সাড়ার আইডি',
  startedAt: 'শুরু (ঢাকার সময়)',
  completedAt: 'শেষ (ঢাকার সময়)',
  seconds: 'সেকেন্ড',
  endedBy: 'জমা যেভাবে',
  endedByOf: { respondent: 'উত্তরদাতা নিজে', deadline: 'সময় শেষ হওয়ায়', close: 'কুইজ বন্ধ হওয়ায়' },
  language: 'ভাষা',
  version: 'সংস্করণ',
  round: 'রাউন্ড',
  notAsked: 'জিজ্ঞেস করা হয়নি',
  offPath: 'পথের বাইরে',
  notInVersion: 'তাঁদের সংস্করণে নেই',
  scoreGroup: 'দল',
  /** After the title of the question. */
  fileAddresses: 'ঠিকানা',
  /** After the title of the question: the number of the text that was agreed to. */
  consentText: 'লেখার নম্বর',
  marks: 'নম্বর',
  points: 'মোট নম্বর',
  percent: 'শতাংশ',
  passed: 'পাস',
  yes: 'হ্যাঁ',
  no: 'না',
  promoters: 'প্রচারক',
  passives: 'নিরপেক্ষ',
  detractors: 'সমালোচক',
  name: 'নাম',
  phone: 'ফোন',
  email: 'ইমেইল',
  address: 'ঠিকানা',
};
