import type { checker as en } from '../en/checker.ts';
import type { Translation } from '../translation.ts';

export const checker: Translation<typeof en> = {
  noQuestions: 'অন্তত একটি প্রশ্ন যোগ করুন।',
  emptySection: 'এই অংশে কোনো প্রশ্ন নেই; উত্তরদাতারা এটি দেখবেন না।',
  missingSectionEn: 'এই অংশের শিরোনাম বা ভূমিকা ইংরেজিতে লেখা হয়নি।',
  missingSectionBn: 'এই অংশের শিরোনাম বা ভূমিকা বাংলায় লেখা হয়নি।',
  blankTitle: 'প্রশ্নটি লিখুন।',
  missingTitleEn: 'প্রশ্নটি ইংরেজিতে লেখা হয়নি।',
  missingTitleBn: 'প্রশ্নটি বাংলায় লেখা হয়নি।',
  missingHelpEn: 'সহায়ক লেখাটি ইংরেজিতে নেই।',
  missingHelpBn: 'সহায়ক লেখাটি বাংলায় নেই।',
  blankOption: '{{position}} নম্বর বিকল্পে কিছু লেখা নেই।',
  missingOptionEn: '{{position}} নম্বর বিকল্পটি ইংরেজিতে লেখা হয়নি।',
  missingOptionBn: '{{position}} নম্বর বিকল্পটি বাংলায় লেখা হয়নি।',
  tooFewOptions: 'বিকল্প কম: অন্তত {{min}}টি বিকল্প রাখুন।',
  duplicateOption: 'দুটি বিকল্প একই রকম: “{{label}}”।',
  minOverMax: 'নিচের সীমা ({{min}}) ওপরের সীমার ({{max}}) চেয়ে বেশি।',
  noNumberBetween: '{{min}} ও {{max}}-এর মধ্যে দশমিকের পরে {{decimals}} অঙ্কের কোনো সংখ্যা নেই।',
  minChosenOverOptions: 'অন্তত {{min}}টি বেছে নিতে বলা হয়েছে, কিন্তু বিকল্প আছে মাত্র {{options}}টি।',
  maxChosenOverOptions: 'সর্বোচ্চ {{max}}টি বেছে নেওয়া যাবে বলা হয়েছে, কিন্তু বিকল্প আছে মাত্র {{options}}টি।',
};
