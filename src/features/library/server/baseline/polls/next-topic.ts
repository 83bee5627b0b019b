import { alone, asks, type BaselineTemplate, options, words } from '../words.ts';

export const nextTopic: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000014',
  kind: 'poll',
  title: words(['What we talk about next', 'পরের আড্ডার বিষয়']),
  summary: words([
    'Which topic a club, a class or a team wants next. Several may be chosen.',
    'ক্লাব, ক্লাস বা দল পরের বার কী নিয়ে বসতে চায়। একাধিক বেছে নেওয়া যায়।',
  ]),
  description: words(['Choose all that would bring you here.', 'যেগুলো হলে আপনি আসবেন, সবগুলো বেছে নিন।']),
  theme: 'river',
  print: 'speech',
  content: {
    sections: [
      alone('poll', [
        {
          ...asks('topic', ['What shall we talk about next time?', 'পরের বার কী নিয়ে কথা বলব?']),
          kind: 'multiple_choice',
          required: true,
          options: options(
            ['A book that we read together', 'একসঙ্গে পড়া একটি বই'],
            ['Work and training', 'চাকরি ও প্রশিক্ষণ'],
            ['Health', 'স্বাস্থ্য'],
            ['Money and saving', 'টাকা-পয়সা ও সঞ্চয়'],
            ['The river and the climate', 'নদী ও জলবায়ু'],
          ),
        },
      ]),
    ],
  },
};
