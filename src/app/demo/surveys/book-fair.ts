import type { DemoSurvey } from '../demo-survey.ts';

/** Over: its owner closed it. */
export const bookFair: DemoSurvey = {
  owner: 'first',
  title: { en: 'Book fair evening: what did you think?', bn: 'বইমেলার সন্ধ্যা: কেমন লাগল?' },
  settings: { languages: ['bn', 'en'] },
  content: { templateId: '0190f0a0-0000-7000-8000-000000000002' },
  closed: true,
  answered: {
    people: 138,
    finishing: 0.92,
    inBengali: 0.72,
    mood: 0.74,
    days: [21, 9],
    habits: {
      overall: { shift: 0.02 },
      heard: { weights: [31, 38, 4, 12, 9, 6], answered: 0.94 },
      first: { weights: [58, 42], answered: 0.97 },
      enjoyed: { chances: [0.48, 0.36, 0.41, 0.25, 0.33, 0.18], answered: 0.96 },
      arranged: { weights: [62, 27, 11], answered: 0.93 },
      length: { weights: [24, 66, 10] },
      minutes: { amount: { middle: 50, spread: 0.55 }, answered: 0.88 },
      matters: { weights: [46, 24, 19, 11], answered: 0.9 },
      topic: {
        answered: 0.46,
        remarks: {
          en: {
            pleased: ['Translating poetry', 'Writing for children', 'How a book gets printed'],
            displeased: ['Something shorter', 'Young authors only'],
          },
          bn: {
            pleased: ['শিশুসাহিত্য', 'কবিতার অনুবাদ', 'মুক্তিযুদ্ধের উপন্যাস', 'বই বাঁধাইয়ের কর্মশালা', 'কমিকস আঁকা'],
            displeased: ['নতুন লেখকদের নিয়ে আলোচনা', 'ছোট ছোট আড্ডা'],
          },
        },
      },
      begin: { amount: { middle: 1065, spread: 0.06 }, answered: 0.71 },
      again: { weights: [68, 27, 5] },
      invite: { answered: 0.34 },
      photos: {
        answered: 0.22,
        remarks: {
          en: { pleased: ['The stage', 'Signing books', 'IMG_2031'], displeased: ['The queue', 'IMG_1187'] },
          bn: { pleased: ['মঞ্চ', 'বইয়ে সই', 'ছোটদের কোণ', 'IMG_3340'], displeased: ['লম্বা লাইন', 'IMG_0872'] },
        },
      },
      anything: {
        answered: 0.29,
        remarks: {
          en: {
            pleased: [
              'Lovely evening, thank you. The reading at the end was the best part.',
              'Please record the talks next time.',
            ],
            displeased: ['The sound at the back was poor.', 'Too few chairs; many of us stood for two hours.'],
          },
          bn: {
            pleased: [
              'খুব সুন্দর আয়োজন। শেষের পাঠটা মন ছুঁয়ে গেছে।',
              'পরের বার আলোচনাগুলো ভিডিও করে রাখলে ভালো হয়।',
              'বাচ্চাদের নিয়ে এসেছিলাম, ওরা খুব আনন্দ পেয়েছে।',
            ],
            displeased: ['পেছন থেকে কিছুই শোনা যাচ্ছিল না।', 'চেয়ার কম ছিল, অনেকে দাঁড়িয়ে ছিলেন।'],
          },
        },
      },
      quote: { answered: 0.57 },
    },
  },
};
