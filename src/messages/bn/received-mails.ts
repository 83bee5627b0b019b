import type { receivedMails as en } from '../en/received-mails.ts';
import type { Translation } from '../translation.ts';

export const receivedMails: Translation<typeof en> = {
  title: 'যে ইমেইল নেওয়া হয়নি',
  description: 'যে ইমেইল কোনো টিকিট বা যোগাযোগের বার্তায় যায়নি, কারণসহ। প্রেরককে জানানো হয়নি; দরকার হলে উত্তর দিন।',
  search: 'প্রেরক বা লেখা খুঁজুন',
  subject: 'বিষয়',
  sender: 'প্রেরক',
  why: 'কারণ',
  came: 'এসেছে',
  ticket: 'টিকিট',
  contact: 'যোগাযোগের বার্তা',
  read: 'পড়ুন',
  dismiss: 'কাজ শেষ',
  dismissed: '“{{name}}” তালিকা থেকে সরানো হয়েছে।',
  ticketed: '“{{name}}” এখন একটি টিকিট।',
  ticketFrom:
    'উত্তর যাবে {{email}} ঠিকানায়। এটি কোনো অ্যাকাউন্টের ঠিকানা হলে টিকিটটি সেখানে দেখা যাবে। মনে রাখুন, ইমেইলে যে কেউ অন্যের ঠিকানা লিখতে পারেন।',
  none: 'কোনো ইমেইল বাদ পড়েনি',
  noneText: 'ইমেইলে দেওয়া উত্তর টিকিটে বা যোগাযোগের বার্তায় যায়। যা মেলে না, তা এখানে দেখা যাবে।',
  noSubject: 'বিষয় নেই',
  noSender: 'অজানা',
  noText: 'এতে কোনো লেখা নেই।',
  refusal: {
    unknown: 'আমাদের পাঠানো কিছুর উত্তর নয়',
    sender: 'প্রেরকের ঠিকানা মেলে না',
    automatic: 'স্বয়ংক্রিয় উত্তর',
    own: 'আমাদের নিজেদের পাঠানো',
    empty: 'কিছু লেখা নেই',
    often: 'এই ঠিকানা থেকে এক ঘণ্টায় অনেক বেশি',
    large: 'খুব বড়',
    broken: 'পড়া যায়নি',
  },
};
