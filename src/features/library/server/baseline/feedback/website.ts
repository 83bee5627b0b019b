import { alone, asks, type BaselineTemplate, options, words } from '../words.ts';

export const website: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000022',
  kind: 'feedback',
  title: words(['Our website or app', 'আমাদের ওয়েবসাইট বা অ্যাপ']),
  summary: words([
    'Whether people found what they came for, how easy it was, and what was in their way.',
    'যা করতে এসেছিলেন তা পেরেছেন কি না, কতটা সহজ ছিল, আর কোথায় আটকেছেন।',
  ]),
  description: words([
    'Four short questions. Your answers show us what to mend first.',
    'চারটি ছোট প্রশ্ন। আপনার উত্তর থেকে বুঝব, আগে কোনটা ঠিক করা দরকার।',
  ]),
  theme: 'river',
  print: 'page',
  content: {
    sections: [
      alone('use', [
        {
          ...asks('found', ['Could you do what you came for?', 'যা করতে এসেছিলেন, তা কি করতে পেরেছেন?']),
          kind: 'single_choice',
          required: true,
          options: options(['Yes, all of it', 'হ্যাঁ, পুরোটা'], ['In part', 'কিছুটা'], ['No', 'না']),
        },
        {
          ...asks('easy', ['How easy was it?', 'কাজটা কতটা সহজ ছিল?']),
          kind: 'ces',
        },
        {
          ...asks('stuck', ['What was in your way, or missing?', 'কোথায় আটকেছেন, বা কী খুঁজে পাননি?']),
          kind: 'long_text',
          maxLength: 2_000,
        },
        {
          ...asks(
            'email',
            ['Your email address, if we may reply', 'উত্তর চাইলে আপনার ইমেইল ঠিকানা'],
            ['Leave it empty to stay anonymous.', 'পরিচয় জানাতে না চাইলে খালি রাখুন।'],
          ),
          kind: 'email_address',
        },
      ]),
    ],
  },
};
