import type { DemoSurvey } from '../demo-survey.ts';

/** A feedback form as it begins, on a desk for weeks. */
export const libraryFeedback: DemoSurvey = {
  owner: 'first',
  kind: 'feedback',
  title: { en: 'Your visit to the reading room', bn: 'পাঠাগারে আপনার সময়' },
  settings: {
    languages: ['bn', 'en'],
    theme: 'river',
    description: {
      en: 'Two questions, half a minute. We read every comment.',
      bn: 'মাত্র দুটি প্রশ্ন, আধা মিনিট। প্রতিটি মন্তব্য আমরা পড়ি।',
    },
  },
  answered: {
    people: 63,
    finishing: 0.95,
    inBengali: 0.8,
    mood: 0.72,
    days: [29, 0],
    habits: {
      rating: { shift: 0.06 },
      comment: {
        answered: 0.4,
        remarks: {
          en: {
            pleased: ['Quiet and well lit. Thank you.', 'The staff found my book in a minute.'],
            displeased: ['Too few seats after four.', 'The fans are loud.'],
          },
          bn: {
            pleased: ['চুপচাপ আর আলো ভালো। ধন্যবাদ।', 'বইটা এক মিনিটেই পেয়ে গেছি।', 'শিশুদের কোণটা খুব সুন্দর।'],
            displeased: ['বিকেল চারটার পর বসার জায়গা পাওয়া যায় না।', 'ফ্যানের শব্দ বেশি।', 'নতুন বই কম।'],
          },
        },
      },
    },
  },
};
