import { alone, asks, type BaselineTemplate, options, words } from '../words.ts';

export const placeVisit: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000021',
  kind: 'feedback',
  title: words(['Your visit', 'কেমন লাগল?']),
  summary: words([
    'How a visit to a shop or restaurant was, on the day itself: for a QR code on the table, the counter or the bill.',
    'আজ দোকান বা রেস্তোরাঁয় এসে কেমন লাগল। টেবিলে, কাউন্টারে বা বিলে কিউআর কোড দিয়ে রাখুন।',
  ]),
  description: words(['Thank you for coming. It takes less than a minute.', 'আসার জন্য ধন্যবাদ। এক মিনিটও লাগবে না।']),
  theme: 'brick',
  print: 'lilies',
  content: {
    sections: [
      alone('visit', [
        {
          ...asks('rating', ['How was your visit today?', 'আজ এসে কেমন লাগল?']),
          kind: 'rating',
          steps: 5,
          required: true,
        },
        {
          ...asks(
            'good',
            ['What was good?', 'কী কী ভালো লেগেছে?'],
            ['Choose as many as you like.', 'একাধিক বেছে নিতে পারেন।'],
          ),
          kind: 'multiple_choice',
          options: options(
            ['What I ate or bought', 'খাবার বা জিনিসের মান'],
            ['How I was treated', 'কর্মীদের ব্যবহার'],
            ['How fast it went', 'তাড়াতাড়ি পেয়েছি'],
            ['How clean it was', 'পরিচ্ছন্নতা'],
            ['The price', 'দাম'],
          ),
        },
        {
          ...asks('better', ['What should we do better?', 'আমরা কী আরও ভালো করতে পারি?']),
          kind: 'long_text',
          maxLength: 2_000,
        },
      ]),
    ],
  },
};
