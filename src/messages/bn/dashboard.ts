import type { dashboard as english } from '../en/dashboard.ts';
import type { Translation } from '../translation.ts';

export const dashboard: Translation<typeof english> = {
  projects: 'প্রকল্প',
  surveys: 'জরিপ',
  adminOnly: 'শুধু অ্যাডমিনের জন্য',
  preparing: 'আপনার জরিপ তৈরি হচ্ছে…',

  greeting: 'স্বাগতম, {{name}}',
  greetingText: 'আপনার প্রকল্প, আর সেগুলোর উত্তর।',
  figures: 'একনজরে',
  responsesInAll: 'মোট উত্তর',
  collecting: 'এখন উত্তর নিচ্ছে',
  newest: 'সাম্প্রতিক প্রকল্প',
  allSurveys: 'সব জরিপ',
  nextSteps: 'এরপর যা করবেন',
  step: {
    finish: '“<own/>” শেষ করে প্রকাশ করুন',
    share: '“<own/>”-এর লিংক পাঠান',
    read: '“<own/>”-এর উত্তরগুলো পড়ুন',
    ask: 'নতুন কিছু নিয়ে জরিপ করুন',
  },
  stepHint: {
    finish: 'এটি এখনো খসড়া, কেউ উত্তর দিতে পারছেন না।',
    share: 'এটি চালু আছে, কিন্তু এখনো কেউ উত্তর দেননি।',
    read_one: '{{count}}টি উত্তর এসেছে।',
    read_other: '{{count}}টি উত্তর এসেছে।',
    ask: 'টেমপ্লেট বা খালি পাতা থেকে শুরু করুন।',
  },

  useTemplate: 'এই টেমপ্লেট নিন',
  useTemplateNamed: '“{{title}}” টেমপ্লেট নিন',
  blank: 'খালি পাতা',
  startBlank: 'খালি পাতা থেকে শুরু করুন',
};
