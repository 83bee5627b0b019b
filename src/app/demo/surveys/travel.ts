import type { DemoSurvey } from '../demo-survey.ts';
import { travelQuestions } from './travel-questions.ts';

/** Still collecting, for four weeks; by bus so many are taken as there are already. */
export const travel: DemoSurvey = {
  owner: 'first',
  title: { en: 'Getting around Dhaka', bn: 'ঢাকায় যাতায়াত' },
  settings: {
    description: {
      en: 'How do people in Dhaka get to work and class, and what would make it easier? A few minutes are enough.',
      bn: 'ঢাকার মানুষ কীভাবে কাজে আর ক্লাসে যান, কী হলে যাওয়া সহজ হতো? কয়েক মিনিটেই হয়ে যাবে।',
    },
    languages: ['bn', 'en'],
    viewType: 'step',
    closingText: {
      en: 'The results will be published next month.',
      bn: 'ফলাফল আগামী মাসে প্রকাশ করা হবে।',
    },
    // Of those on buses enough came: the others are to be heard too. Each is called as its option, in both languages.
    quotas: [
      { id: 'by_bus', name: '', condition: { op: 'chose', question: 'mainly', options: ['o1'] }, cap: 120 },
      { id: 'by_metro', name: '', condition: { op: 'chose', question: 'mainly', options: ['o2'] }, cap: 120 },
    ],
  },
  content: travelQuestions,
  answered: {
    people: 455,
    finishing: 0.88,
    inBengali: 0.64,
    mood: 0.42,
    days: [27, 0],
    links: [
      { given_at: 'Farmgate' },
      { given_at: 'Motijheel' },
      { given_at: 'Farmgate' },
      {},
      { given_at: 'Mirpur 10' },
    ],
    habits: {
      mainly: { weights: [34, 17, 21, 12, 7, 9] },
      minutes: { amount: { middle: 46, spread: 0.5 } },
      leaves: { amount: { middle: 495, spread: 0.12 }, answered: 0.96 },
      troubles: { chances: [0.78, 0.42, 0.47, 0.3, 0.22, 0.36], answered: 0.97 },
      matters: { weights: [44, 21, 24, 11], answered: 0.94 },
      quality: { shift: 0.02, answered: 0.93 },
      often: { weights: [30, 26, 28, 16], answered: 0.92 },
      fares: { shift: 0.1, answered: 0.88 },
      content: { shift: 0 },
      safe: { shift: -0.05, answered: 0.97 },
      income: { shift: -0.15, answered: 0.82 },
      area: { weights: [14, 23, 13, 10, 8, 13, 9, 10], answered: 0.93 },
      from: { weights: [19, 10, 9, 11, 5, 31, 7, 8], answered: 0.9 },
      cycles: { weights: [58, 42], answered: 0.9 },
      rides: { weights: [64, 36] },
      metro: { withinDays: 90, answered: 0.95 },
      metro_waited: { withinDays: 60, amount: { middle: 620, spread: 0.35 }, answered: 0.5 },
      metro_service: { shift: 0.32, answered: 0.98 },
      metro_ticket: { shift: 0.2, answered: 0.95 },
      metro_not: {
        chances: [0.52, 0.41, 0.3, 0.17, 0.14, 0.4],
        answered: 0.96,
        remarks: {
          en: {
            pleased: ['I cycle everywhere', 'The office car picks me up'],
            displeased: ['Too many stairs with a child', 'I carry goods for the shop', 'It stops too early at night'],
          },
          bn: {
            pleased: ['সব জায়গায় সাইকেলে যাই', 'অফিসের গাড়ি নিতে আসে'],
            displeased: ['বাচ্চা নিয়ে সিঁড়ি ভাঙা কষ্ট', 'দোকানের মালপত্র নিয়ে ওঠা যায় না', 'রাতে তাড়াতাড়ি বন্ধ হয়ে যায়'],
          },
        },
      },
      away: { withinDays: 120, weights: [18, 30, 24, 10, 6, 4, 4, 2, 1, 1], answered: 0.7 },
      quoted: { answered: 0.63 },
      change: {
        answered: 0.58,
        remarks: {
          en: {
            pleased: [
              'More metro lines',
              'Trains every three minutes',
              'One card for bus and metro',
              'Shade at the stops',
            ],
            displeased: [
              'Buses that stop where they should',
              'Footpaths one can walk on',
              'Fixed CNG fares',
              'No more jams at Farmgate',
              'Drainage before the rains',
            ],
          },
          bn: {
            pleased: ['আরও মেট্রো লাইন', 'রাত বারোটা পর্যন্ত মেট্রো', 'বাস আর মেট্রোর একটাই কার্ড', 'সাইকেলের আলাদা লেন'],
            displeased: [
              'যানজট কমানো',
              'ফুটপাত দখলমুক্ত করা',
              'বাসের নির্দিষ্ট স্টপেজ',
              'সিএনজির মিটারে চলা',
              'বৃষ্টিতে রাস্তায় পানি জমা বন্ধ করা',
              'মহিলাদের জন্য আরও বাস',
            ],
          },
        },
      },
      journey: {
        answered: 0.34,
        remarks: {
          en: {
            pleased: [
              'Metro from Uttara to Motijheel, thirty-five minutes and a seat from Agargaon on. It used to be two hours.',
              'I cycle along Hatirjheel in the morning. It is the best half hour of my day.',
              'The new bus came on time and the conductor even gave back the change.',
            ],
            displeased: [
              'Forty minutes for two kilometres at Bijoy Sarani. In the end I walked.',
              'Three full buses passed before I got on one, and then I stood all the way to Mirpur 10.',
              'The CNG driver asked for 350 taka for a ride that is 180 by the meter.',
              'It had rained for an hour and the whole road at Mouchak was under water.',
            ],
          },
          bn: {
            pleased: [
              'উত্তরা থেকে মতিঝিল মেট্রোতে পঁয়ত্রিশ মিনিট। আগে দুই ঘণ্টার বেশি লাগত।',
              'সকালে হাতিরঝিল দিয়ে সাইকেলে যাই, বাতাসটা খুব ভালো লাগে।',
              'বাসে সিট পেয়েছি, রাস্তাও ফাঁকা ছিল। এমন দিন রোজ হলে ভালো হতো।',
            ],
            displeased: [
              'বিজয় সরণিতে এক জায়গাতেই চল্লিশ মিনিট বসে ছিলাম। শেষে নেমে হেঁটেছি।',
              'তিনটা বাস ছেড়ে দিতে হয়েছে, দাঁড়ানোর জায়গাও ছিল না।',
              'এক ঘণ্টা বৃষ্টিতেই মৌচাকের রাস্তা ডুবে গেছে, জুতা হাতে নিয়ে পার হয়েছি।',
              'সিএনজি মিটারে যেতে রাজি হয়নি, ১৮০ টাকার পথ ৩৫০ টাকা চেয়েছে।',
              'মেট্রোতে এত ভিড় ছিল যে দুটো ট্রেন ছেড়ে তিন নম্বরটায় উঠতে পেরেছি।',
            ],
          },
        },
      },
    },
  },
};
