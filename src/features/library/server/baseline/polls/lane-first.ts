import { alone, asks, type BaselineTemplate, options, words } from '../words.ts';

export const laneFirst: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000016',
  kind: 'poll',
  title: words(['What our lane gets first', 'গলির কোন কাজটা আগে']),
  summary: words([
    'Which work a ward, a market or a housing society does first with the money it has.',
    'হাতের টাকায় ওয়ার্ড, বাজার বা হাউজিং সোসাইটি কোন কাজটা আগে করবে।',
  ]),
  description: words([
    'There is money for one of these this year. Where is it needed most?',
    'এ বছরের টাকায় একটি কাজ হবে। কোনটা সবচেয়ে জরুরি?',
  ]),
  theme: 'brick',
  print: 'lamps',
  content: {
    sections: [
      alone('poll', [
        {
          ...asks('first', ['What shall be done first in our lane?', 'আমাদের গলিতে কোন কাজটা আগে হবে?']),
          kind: 'single_choice',
          required: true,
          options: options(
            ['Street lights', 'রাস্তার বাতি'],
            ['The drain', 'ড্রেন'],
            ['The road surface', 'রাস্তা মেরামত'],
            ['Trees and benches', 'গাছ ও বসার জায়গা'],
            ['A gate and a guard', 'গেট ও পাহারাদার'],
          ),
        },
      ]),
    ],
  },
};
