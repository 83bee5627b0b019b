import type { activities as english } from '../en/activities.ts';
import type { Translation } from '../translation.ts';

export const activities: Translation<typeof english> = {
  subject: { project: 'প্রকল্প', account: 'অ্যাকাউন্ট', email: 'ইমেইল' },
  account: {
    changed: 'প্রোফাইল বদলেছে',
    registered: 'নিবন্ধন হয়েছে',
    registrationRefused: 'নিবন্ধন হয়নি: অ্যাকাউন্ট আগে থেকেই আছে',
    verified: 'যাচাই হয়েছে',
    signedIn: 'সাইন ইন হয়েছে',
    signInRefused: 'সাইন ইন করতে দেওয়া হয়নি',
    signedOut: 'সাইন আউট হয়েছে',
    sessionEnded: 'একটি ডিভাইস সাইন আউট করা হয়েছে',
    passwordChanged: 'পাসওয়ার্ড বদলেছে',
    resetAsked: 'নতুন পাসওয়ার্ডের কোড চাওয়া হয়েছে',
    passwordReset: 'কোড দিয়ে নতুন পাসওয়ার্ড দেওয়া হয়েছে',
  },
  email: { read: 'ইমেইল খোলা হয়েছে', resent: 'ইমেইল আবার পাঠানো হয়েছে' },
  project: {
    created: 'তৈরি হয়েছে',
    changed: 'সেটিংস বদলেছে',
    edited: 'প্রশ্ন সম্পাদনা হয়েছে',
    published: 'প্রকাশ হয়েছে',
    closed: 'বন্ধ হয়েছে',
    reopened: 'আবার খোলা হয়েছে',
    deleted: 'মুছে ফেলা হয়েছে',
    read: 'কর্মীরা উত্তর পড়েছেন',
    responseDeleted: 'একটি সাড়া মুছে ফেলা হয়েছে',
  },
  field: {
    kind: 'ধরন',
    status: 'অবস্থা',
    version: 'সংস্করণ',
    questionnaire: 'প্রশ্ন কতবার সংরক্ষিত',
    title: 'শিরোনাম',
    password: 'পাসওয়ার্ড',
    device: 'ব্রাউজার',
  },
  language: { en: 'ইংরেজি', bn: 'বাংলা' },
  showResults: { never: 'না', after_voting: 'হ্যাঁ' },
};
