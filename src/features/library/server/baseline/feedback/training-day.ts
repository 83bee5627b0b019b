import { alone, asks, type BaselineTemplate, options, words } from '../words.ts';

export const trainingDay: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000025',
  kind: 'feedback',
  title: words(['Today’s training', 'আজকের প্রশিক্ষণ']),
  summary: words([
    'At the end of a day of training or a class: what was understood, whether the pace was right, what to repeat tomorrow.',
    'প্রশিক্ষণ বা ক্লাসের শেষে: কী বোঝা গেল, গতি ঠিক ছিল কি না, কাল কী আবার বলতে হবে।',
  ]),
  description: words([
    'One minute before you go. We read it tonight and change tomorrow by it.',
    'যাওয়ার আগে এক মিনিট। আজ রাতেই পড়ব, আর কাল সেভাবে বদলে নেব।',
  ]),
  theme: 'marigold',
  print: 'books',
  content: {
    sections: [
      alone('day', [
        {
          ...asks('useful', ['How useful was today for you?', 'আজকের দিনটি আপনার কতটা কাজে লাগল?']),
          kind: 'rating',
          steps: 5,
          required: true,
        },
        {
          ...asks('pace', ['How was the pace?', 'পড়ানোর গতি কেমন ছিল?']),
          kind: 'single_choice',
          options: options(['Too fast', 'বেশি দ্রুত'], ['Just right', 'ঠিকঠাক'], ['Too slow', 'বেশি ধীর']),
        },
        {
          ...asks('learnt', ['What will you use first?', 'আজ যা শিখলেন, তার কোনটা সবার আগে কাজে লাগাবেন?']),
          kind: 'long_text',
          maxLength: 1_000,
        },
        {
          ...asks('unclear', ['What should we explain again?', 'কোন জিনিসটা আবার বোঝানো দরকার?']),
          kind: 'long_text',
          maxLength: 1_000,
        },
      ]),
    ],
  },
};
