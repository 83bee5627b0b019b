import { alone, asks, type BaselineTemplate, options, words } from '../words.ts';

export const meetingDay: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000011',
  kind: 'poll',
  title: words(['A day for a meeting', 'সভার দিন']),
  summary: words([
    'On which days most of those you invite can come.',
    'যাঁদের ডাকছেন, তাঁদের বেশির ভাগ কোন কোন দিন আসতে পারবেন।',
  ]),
  description: words([
    'Choose every day on which you can come. The day that suits most of us will be it.',
    'যে যে দিন আসতে পারবেন, সব কটি বেছে নিন। যে দিন বেশির ভাগের সুবিধা, সভা হবে সেদিন।',
  ]),
  theme: 'river',
  print: 'calendar',
  content: {
    sections: [
      alone('poll', [
        {
          ...asks('day', ['Which days suit you?', 'কোন কোন দিন আপনার সুবিধা?']),
          kind: 'multiple_choice',
          required: true,
          options: options(
            ['Saturday', 'শনিবার'],
            ['Sunday', 'রবিবার'],
            ['Monday', 'সোমবার'],
            ['Tuesday', 'মঙ্গলবার'],
            ['Wednesday', 'বুধবার'],
            ['Thursday', 'বৃহস্পতিবার'],
          ),
        },
      ]),
    ],
  },
};
