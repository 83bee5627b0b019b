import type { DemoSurvey } from '../demo-survey.ts';

/** Takes so many responses and no more; not yet there. */
export const shop: DemoSurvey = {
  owner: 'second',
  title: { en: 'Our sarees and service: how did we do?', bn: 'আমাদের শাড়ি ও সেবা: কেমন লাগল?' },
  settings: { languages: ['bn', 'en'], responseLimit: 150 },
  content: { templateId: '0190f0a0-0000-7000-8000-000000000001' },
  answered: {
    people: 134,
    finishing: 0.9,
    inBengali: 0.78,
    mood: 0.68,
    days: [16, 0],
    habits: {
      when: { withinDays: 60, answered: 0.74 },
      where: { weights: [36, 18, 7, 39] },
      overall: { shift: 0.05 },
      easy: { shift: 0.1, answered: 0.94 },
      liked: { chances: [0.66, 0.34, 0.51, 0.29, 0.17], answered: 0.95 },
      ways: { chances: [0.57, 0.44, 0.2], answered: 0.92 },
      recommend: { shift: 0.08 },
      call: { withinDays: 20, amount: { middle: 690, spread: 0.3 }, answered: 0.24 },
      home: { weights: [19, 8, 9, 6, 7, 38, 5, 8], answered: 0.61 },
      improve: {
        answered: 0.38,
        remarks: {
          en: {
            pleased: [
              'Show more photographs of the border and the aanchal.',
              'Please open a shop in Sylhet.',
              'Nothing, keep it up!',
            ],
            displeased: [
              'Delivery took nine days.',
              'The colour was darker than in the picture.',
              'Nobody answered the phone.',
            ],
          },
          bn: {
            pleased: [
              'পাড় আর আঁচলের আরও ছবি দিলে ভালো হয়।',
              'সিলেটে একটা শাখা খুলুন।',
              'সব ঠিক আছে, এভাবেই চলুক।',
              'জামদানির আরও রং চাই।',
            ],
            displeased: [
              'ডেলিভারি পেতে নয় দিন লেগেছে।',
              'ছবির চেয়ে রং গাঢ় ছিল।',
              'ফোন করে কাউকে পাইনি।',
              'বদলাতে গিয়ে অনেক ঘুরতে হয়েছে।',
            ],
          },
        },
      },
      division: { weights: [3, 14, 52, 8, 3, 7, 4, 6, 3], answered: 0.86 },
    },
  },
};
