import type { places as en } from '../en/places.ts';
import type { Translation } from '../translation.ts';

export const places: Translation<typeof en> = {
  subject: 'স্থান',
  text: 'ঠিকানার প্রশ্নে উত্তরদাতারা এখান থেকে বেছে নেন। নাম বদলালে আগের উত্তরেও নতুন নাম দেখা যায়।',
  new: 'নতুন স্থান',
  search: 'বাংলা বা ইংরেজিতে খুঁজুন',
  none: 'কোনো স্থান নেই',
  noneText: 'আগে একটি বিভাগ যোগ করুন, তারপর তার ভেতরের স্থান।',
  everyState: 'সব অবস্থা',
  name: 'নাম',
  level: 'স্তর',
  levelOf: { division: 'বিভাগ', district: 'জেলা', upazila: 'উপজেলা' },
  levels: { division: 'বিভাগ', district: 'জেলা', upazila: 'উপজেলা' },
  within: 'যার ভেতরে',
  withinHint: 'জেলা থাকে বিভাগে, উপজেলা থাকে জেলায়। পরে এটি বদলানো যায় না।',
  newDivision: 'কিছু নয়: নতুন বিভাগ',
  offered: 'উত্তরদাতারা বেছে নিতে পারেন',
  stateHint: {
    active: 'উত্তরদাতারা বেছে নিতে পারেন।',
    inactive: 'এটি আর এর ভেতরের কিছু বেছে নেওয়া যায় না। আগের উত্তর থেকে যায়।',
  },
  created: 'যোগ করা হয়েছে। সক্রিয় থাকলে উত্তরদাতারা এখনই বেছে নিতে পারেন।',
  saved: 'সংরক্ষিত। উত্তরদাতারা এখনই দেখছেন।',
  in: {
    district_one: '{{name}}: {{count}}টি জেলা',
    district_other: '{{name}}: {{count}}টি জেলা',
    upazila_one: '{{name}}: {{count}}টি উপজেলা',
    upazila_other: '{{name}}: {{count}}টি উপজেলা',
  },
  add: { district: 'জেলা যোগ করুন', upazila: 'উপজেলা যোগ করুন' },
};
