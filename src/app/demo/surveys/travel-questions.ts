import type { Option, Questionnaire } from '#domain/questionnaire/schema.ts';

function options(...labels: [en: string, bn: string][]): Option[] {
  return labels.map(([en, bn], index) => ({ id: `o${index + 1}`, label: { en, bn } }));
}

const optional = { help: {}, required: false };

/** A question of most kinds, and answers that decide what is asked: the metro is no matter outside the city. */
export const travelQuestions: Questionnaire = {
  sections: [
    {
      id: 'way',
      title: { en: 'Your way to work or class', bn: 'কাজে বা ক্লাসে যাওয়া' },
      intro: { en: 'Think of an ordinary day last week.', bn: 'গত সপ্তাহের সাধারণ একটা দিনের কথা ভাবুন।' },
      questions: [
        {
          ...optional,
          kind: 'single_choice',
          id: 'mainly',
          title: { en: 'How do you mostly travel?', bn: 'বেশির ভাগ সময় কীসে যাতায়াত করেন?' },
          required: true,
          options: options(
            ['Bus', 'বাস'],
            ['Metro rail', 'মেট্রোরেল'],
            ['Rickshaw or CNG', 'রিকশা বা সিএনজি'],
            ['Motorcycle', 'মোটরসাইকেল'],
            ['Car', 'গাড়ি'],
            ['On foot or by bicycle', 'হেঁটে বা সাইকেলে'],
          ),
        },
        {
          ...optional,
          kind: 'number',
          id: 'minutes',
          title: { en: 'How long does it take one way?', bn: 'একবার যেতে কতক্ষণ লাগে?' },
          required: true,
          min: 1,
          max: 300,
          decimals: 0,
          unit: { en: 'minutes', bn: 'মিনিট' },
        },
        {
          ...optional,
          kind: 'multiple_choice',
          id: 'troubles',
          title: { en: 'What bothers you most on the way?', bn: 'পথে কোন ঝামেলাগুলো সবচেয়ে বেশি হয়?' },
          maxChosen: 3,
          options: options(
            ['Traffic jams', 'যানজট'],
            ['Long waits', 'অনেকক্ষণ অপেক্ষা'],
            ['Crowds', 'ভিড়'],
            ['The fare', 'ভাড়া'],
            ['Feeling unsafe', 'নিরাপত্তার অভাব'],
            ['Heat, rain and waterlogging', 'গরম, বৃষ্টি আর জলাবদ্ধতা'],
          ),
        },
        {
          ...optional,
          kind: 'rating',
          id: 'content',
          title: { en: 'How satisfied are you with your journey?', bn: 'নিজের যাতায়াত নিয়ে আপনি কতটা সন্তুষ্ট?' },
          help: { en: '1 is not at all, 5 is very much.', bn: '১ মানে একেবারেই না, ৫ মানে খুবই।' },
          required: true,
          steps: 5,
        },
        {
          ...optional,
          kind: 'likert',
          id: 'safe',
          title: { en: 'I feel safe on the way', bn: 'পথে আমি নিরাপদ বোধ করি' },
          steps: 5,
          labels: [],
        },
        {
          ...optional,
          kind: 'slider',
          id: 'income',
          title: { en: 'How much of your income goes on travel?', bn: 'আয়ের কতটা যাতায়াতে খরচ হয়?' },
          min: 0,
          max: 50,
          step: 5,
          low: {},
          high: {},
          unit: { en: '%', bn: '%' },
        },
      ],
    },
    {
      id: 'city',
      title: { en: 'You and the city', bn: 'আপনি ও শহর' },
      intro: {},
      questions: [
        {
          ...optional,
          kind: 'dropdown',
          id: 'area',
          title: { en: 'Where do you live?', bn: 'কোথায় থাকেন?' },
          options: options(
            ['Uttara', 'উত্তরা'],
            ['Mirpur', 'মিরপুর'],
            ['Mohammadpur', 'মোহাম্মদপুর'],
            ['Dhanmondi', 'ধানমন্ডি'],
            ['Gulshan or Banani', 'গুলশান বা বনানী'],
            ['Motijheel or Old Dhaka', 'মতিঝিল বা পুরান ঢাকা'],
            ['Jatrabari', 'যাত্রাবাড়ী'],
            ['Outside the city', 'শহরের বাইরে'],
          ),
          jumps: [{ if: { op: 'chose', question: 'area', options: ['o8'] }, to: 'change' }],
        },
        {
          ...optional,
          kind: 'yes_no',
          id: 'cycles',
          title: { en: 'Would you cycle if there were safe lanes?', bn: 'নিরাপদ লেন থাকলে কি সাইকেল চালাতেন?' },
          showIf: { op: 'not', of: { op: 'chose', question: 'mainly', options: ['o6'] } },
        },
        {
          ...optional,
          kind: 'yes_no',
          id: 'rides',
          title: { en: 'Have you ever taken the metro?', bn: 'কখনো মেট্রোরেলে উঠেছেন?' },
          required: true,
        },
        {
          ...optional,
          kind: 'date',
          id: 'metro',
          title: { en: 'When did you last take the metro?', bn: 'শেষ কবে মেট্রোরেলে উঠেছেন?' },
          showIf: { op: 'chose', question: 'rides', options: ['yes'] },
        },
        {
          ...optional,
          kind: 'csat',
          id: 'metro_service',
          title: { en: 'How satisfied were you with it?', bn: 'মেট্রোতে যাত্রা কেমন লেগেছে?' },
          showIf: { op: 'chose', question: 'rides', options: ['yes'] },
        },
        {
          ...optional,
          kind: 'ces',
          id: 'metro_ticket',
          title: { en: 'How easy was buying the ticket?', bn: 'টিকিট কেনা কতটা সহজ ছিল?' },
          showIf: { op: 'chose', question: 'rides', options: ['yes'] },
        },
        {
          ...optional,
          kind: 'multiple_choice',
          id: 'metro_not',
          title: { en: 'Why not?', bn: 'কেন ওঠেননি?' },
          showIf: { op: 'chose', question: 'rides', options: ['no'] },
          shuffle: true,
          options: [
            ...options(
              ['No station nearby', 'কাছে স্টেশন নেই'],
              ['It does not go where I go', 'যেখানে যাই, সেখানে যায় না'],
              ['The crowd', 'ভিড়'],
              ['The fare', 'ভাড়া'],
            ),
            {
              id: 'o5',
              label: { en: 'No particular reason', bn: 'বিশেষ কোনো কারণ নেই' },
              exclusive: true,
              pinned: true,
            },
          ],
        },
        {
          ...optional,
          kind: 'short_text',
          id: 'change',
          title: { en: 'What one thing would you change?', bn: 'একটা জিনিস বদলাতে পারলে কী বদলাতেন?' },
          requireIf: { op: 'number_between', question: 'content', max: 1 },
          maxLength: 120,
        },
        {
          ...optional,
          kind: 'long_text',
          id: 'journey',
          title: { en: 'Tell us about your last journey', bn: 'শেষ যাত্রাটা কেমন ছিল, বলুন' },
          maxLength: 2_000,
        },
      ],
    },
  ],
};
