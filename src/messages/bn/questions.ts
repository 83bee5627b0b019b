import type { questions as en } from '../en/questions.ts';
import type { Translation } from '../translation.ts';

export const questions: Translation<typeof en> = {
  untitled: 'প্রশ্নটি লেখা হয়নি',
  count_one: '{{count}}টি প্রশ্ন',
  count_other: '{{count}}টি প্রশ্ন',
  option: 'বিকল্প {{number}}',
  clearAnswer: 'এই উত্তর মুছে ফেলুন',
  ratingStep_one: '{{count}}টি তারা',
  ratingStep_other: '{{count}}টি তারা',
  slider: 'স্লাইডার',
  notChosen: 'এখনো কিছু বেছে নেওয়া হয়নি',
  lowest: 'সবচেয়ে কম',
  highest: 'সবচেয়ে বেশি',
  notLikely: 'একেবারেই সম্ভাবনা নেই',
  veryLikely: 'খুবই সম্ভাবনা আছে',
  veryHard: 'খুবই কঠিন',
  veryEasy: 'খুবই সহজ',
  day: 'দিন',
  month: 'মাস',
  year: 'বছর',
  calendar: 'ক্যালেন্ডার খুলুন',
  /** What a question asks for beyond what its owner wrote. */
  hint: {
    numberBetween: '{{min}} থেকে {{max}}',
    numberFrom: '{{min}} বা তার বেশি',
    numberTo: '{{max}} বা তার কম',
    dateBetween: '{{min}} থেকে {{max}}',
    dateFrom: '{{min}} বা তার পরে',
    dateTo: '{{max}} বা তার আগে',
    chooseBetween: '{{min}} থেকে {{max}}টি বেছে নিন',
    chooseExactly: '{{min}}টি বেছে নিন',
    chooseAtLeast: 'অন্তত {{min}}টি বেছে নিন',
    chooseAtMost: 'সর্বোচ্চ {{max}}টি বেছে নিন',
  },
  next: 'পরের পাতা',
  back: 'আগের পাতা',
};
