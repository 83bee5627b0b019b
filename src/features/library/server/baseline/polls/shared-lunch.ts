import { alone, asks, type BaselineTemplate, options, words } from '../words.ts';

export const sharedLunch: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000015',
  kind: 'poll',
  title: words(['A meal together', 'একসঙ্গে খাওয়া']),
  summary: words([
    'What a team or a family eats together: one vote each, and the cook knows by evening.',
    'দল বা পরিবার একসঙ্গে কী খাবে: একজনের একটি ভোট, সন্ধ্যার মধ্যেই রাঁধুনি জেনে যাবেন।',
  ]),
  description: words(['One vote each. What most choose is cooked.', 'একজনের একটি ভোট। বেশি ভোট যেটায়, রান্না হবে সেটাই।']),
  theme: 'marigold',
  print: 'cups',
  content: {
    sections: [
      alone('poll', [
        {
          ...asks('meal', ['What shall we eat on Thursday?', 'বৃহস্পতিবার কী খাব?']),
          kind: 'single_choice',
          required: true,
          options: options(
            ['Khichuri with egg', 'ডিম-খিচুড়ি'],
            ['Kacchi biryani', 'কাচ্চি বিরিয়ানি'],
            ['Rice, fish and lentils', 'মাছ-ভাত-ডাল'],
            ['Something without meat and fish', 'নিরামিষ'],
          ),
        },
      ]),
    ],
  },
};
