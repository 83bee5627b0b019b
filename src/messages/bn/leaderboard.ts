import type { leaderboard as en } from '../en/leaderboard.ts';
import type { Translation } from '../translation.ts';

export const leaderboard: Translation<typeof en> = {
  title: 'লিডারবোর্ড',
  see: 'লিডারবোর্ড',
  rank: 'স্থান',
  name: 'নাম',
  marks: 'নম্বর',
  time: 'সময়',
  marksOf: '{{points}}-এ {{earned}}',
  noName: 'নাম নেই',
  you: 'আপনি',
  own: '{{total}} জনের মধ্যে আপনার স্থান {{rank}}।',
  notYet: 'আপনার স্থান এখনো ঠিক হয়নি: আপনার কিছু উত্তরে নম্বর দেওয়া বাকি।',
  ruled: 'আগে নম্বর, তারপর সময়। দুটোই সমান হলে যিনি আগে শেষ করেছেন, তিনি আগে।',
  waiting: 'এইমাত্র অনেকে জমা দিয়েছেন। কয়েক মিনিটের মধ্যে তাঁদের এখানে দেখা যাবে।',
  later: 'কুইজ বন্ধ হলে লিডারবোর্ড দেখা যাবে।',
  empty: 'এখনো কেউ কুইজটি জমা দেননি।',
  next: 'পরের পাতা',
  top: 'শুরুতে',
  yourName: 'এখানে আপনার নাম',
  yourNameHint: 'যাঁরা এই পাতা দেখেন, সবাই এটি পড়বেন। নাম না চাইলে খালি রাখুন।',
  nameRemoved: 'যিনি কুইজটি চালান, তিনি আপনার নাম এই পাতা থেকে সরিয়ে দিয়েছেন।',
  save: 'নাম সংরক্ষণ করুন',
};
