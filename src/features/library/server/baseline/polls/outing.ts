import { alone, asks, type BaselineTemplate, options, words } from '../words.ts';

export const outing: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000012',
  kind: 'poll',
  title: words(['Where we go together', 'সবাই মিলে কোথায় যাব']),
  summary: words([
    'Where your class, office or club wants to go this year.',
    'ক্লাস, অফিস বা সমিতির সবাই এ বছর কোথায় যেতে চান।',
  ]),
  description: words(['We go where most of us want to go.', 'যেখানে যেতে বেশির ভাগের মত, সেখানেই যাওয়া হবে।']),
  theme: 'marigold',
  print: 'boat',
  content: {
    sections: [
      alone('poll', [
        {
          ...asks('place', ['Where shall we go this year?', 'এ বছর কোথায় বেড়াতে যাব?']),
          kind: 'single_choice',
          required: true,
          options: options(
            ['To the sea at Cox’s Bazar', 'কক্সবাজার, সমুদ্র দেখতে'],
            ['To the tea gardens of Sreemangal', 'শ্রীমঙ্গলের চা-বাগানে'],
            ['To the hills of Sajek', 'সাজেকের পাহাড়ে'],
            ['By boat into the Sundarbans', 'নৌকায় সুন্দরবনে'],
            ['Somewhere near, back by evening', 'কাছেই কোথাও, দিনে গিয়ে দিনে ফেরা'],
          ),
        },
      ]),
    ],
  },
};
