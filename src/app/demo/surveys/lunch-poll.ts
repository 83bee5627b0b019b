import type { DemoSurvey } from '../demo-survey.ts';
import { lunches } from '../drawings/lunches.ts';

/** A poll that is open, with votes enough to say something. */
export const lunchPoll: DemoSurvey = {
  owner: 'first',
  kind: 'poll',
  title: { en: 'Friday lunch', bn: 'শুক্রবারের দুপুর' },
  settings: {
    languages: ['bn', 'en'],
    theme: 'brick',
    description: { en: 'We order what most of us vote for.', bn: 'যেটিতে ভোট বেশি, সেটিই আনা হবে।' },
  },
  content: {
    sections: [
      {
        ...{ id: 's1', title: {}, intro: {} },
        questions: [
          {
            ...{ kind: 'single_choice', id: 'lunch', help: {}, required: true },
            columns: 2,
            title: { en: 'What shall we have on Friday?', bn: 'শুক্রবার কী খাওয়া হবে?' },
            options: [
              { id: 'o1', label: { en: 'Kacchi biryani', bn: 'কাচ্চি বিরিয়ানি' } },
              { id: 'o2', label: { en: 'Bhuna khichuri with beef', bn: 'গরুর মাংস দিয়ে ভুনা খিচুড়ি' } },
              { id: 'o3', label: { en: 'Rice, dal and bhorta', bn: 'ভাত, ডাল আর ভর্তা' } },
              { id: 'o4', label: { en: 'Pizza', bn: 'পিৎজা' } },
            ],
          },
        ],
      },
    ],
  },
  drawings: [
    {
      option: 'o1',
      svg: lunches.biryani,
      alt: { en: 'Golden rice with meat and half an egg', bn: 'সোনালি ভাত, মাংস আর আধখানা ডিম' },
    },
    {
      option: 'o2',
      svg: lunches.khichuri,
      alt: { en: 'Yellow khichuri with dark pieces of beef', bn: 'হলুদ খিচুড়ি আর গরুর মাংসের টুকরো' },
    },
    {
      option: 'o3',
      svg: lunches.bhorta,
      alt: { en: 'White rice, a bowl of dal and three kinds of bhorta', bn: 'সাদা ভাত, এক বাটি ডাল আর তিন পদের ভর্তা' },
    },
    { option: 'o4', svg: lunches.pizza, alt: { en: 'A round pizza in eight slices', bn: 'আট টুকরো করা গোল পিৎজা' } },
  ],
  answered: {
    people: 47,
    finishing: 1,
    inBengali: 0.7,
    mood: 0.6,
    days: [4, 0],
    habits: { lunch: { weights: [21, 12, 9, 5] } },
  },
};
