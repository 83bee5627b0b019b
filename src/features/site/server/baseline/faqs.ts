import type { Localized } from '#domain/text/localized.ts';

interface BaselineFaq {
  question: Localized;
  answer: Localized;
}

export const BASELINE_FAQS: BaselineFaq[] = [
  {
    question: { en: 'What can I do with Jorip?', bn: 'Jorip দিয়ে কী করা যায়?' },
    answer: {
      en: '<p>Build a questionnaire, publish it under a link, collect answers and read the results as charts and tables while they come in.</p>',
      bn: '<p>প্রশ্নমালা তৈরি করে লিংক দিয়ে প্রকাশ করা, উত্তর নেওয়া, আর উত্তর আসতে আসতেই চার্ট ও সারণিতে ফলাফল দেখা।</p>',
    },
  },
  {
    question: { en: 'Do people need an account to answer?', bn: 'উত্তর দিতে কি অ্যাকাউন্ট লাগে?' },
    answer: {
      en: '<p>No, unless the owner of the survey asks for it. Usually the link is enough.</p>',
      bn: '<p>না। জরিপের মালিক না চাইলে অ্যাকাউন্ট লাগে না; লিংকটি থাকলেই হয়।</p>',
    },
  },
  {
    question: { en: 'Can one survey be in two languages?', bn: 'একটি জরিপ কি দুই ভাষায় করা যায়?' },
    answer: {
      en: '<p>Yes. Write each text in English and in Bengali; people choose the language, and all answers come together in one set of results.</p>',
      bn: '<p>যায়। প্রতিটি লেখা বাংলায় ও ইংরেজিতে লিখুন। যাঁর যে ভাষা পছন্দ তিনি সেটাই বেছে নেবেন, আর সব উত্তর এক ফলাফলেই আসবে।</p>',
    },
  },
  {
    question: { en: 'What happens when the connection drops?', bn: 'মাঝপথে ইন্টারনেট চলে গেলে কী হয়?' },
    answer: {
      en: '<p>Answers wait on the device and are sent once the connection is back. An answer that is sent twice counts once.</p>',
      bn: '<p>উত্তর ফোনেই থেকে যায়, ইন্টারনেট ফিরলে পাঠানো হয়। একই উত্তর দুবার এলেও একবারই গোনা হয়।</p>',
    },
  },
  {
    question: { en: 'Can I stop and continue later?', bn: 'থেমে গিয়ে পরে বাকিটা শেষ করা যায়?' },
    answer: {
      en: '<p>Yes. Open the same link on the same device: your answers are there, and you continue where you stopped.</p>',
      bn: '<p>যায়। একই ফোন বা কম্পিউটার থেকে লিংকটি আবার খুলুন। আগের উত্তর রয়ে যাবে, যেখানে থেমেছিলেন সেখান থেকেই শুরু করতে পারবেন।</p>',
    },
  },
  {
    question: { en: 'Can I change a survey after publishing it?', bn: 'প্রকাশের পর কি জরিপ বদলানো যায়?' },
    answer: {
      en: '<p>Yes. Your changes are a draft until you publish them. Anyone who has already started finishes the version they saw, and the results bring both together, question by question.</p>',
      bn: '<p>যায়। প্রকাশ না করা পর্যন্ত পরিবর্তনগুলো খসড়া থাকে। যাঁরা আগে শুরু করেছেন তাঁরা আগেরটাই শেষ করেন, আর ফলাফলে প্রশ্ন ধরে ধরে দুটোই মেলানো হয়।</p>',
    },
  },
  {
    question: { en: 'How do I limit the number of responses?', bn: 'কয়টি সাড়া নেব, তা কি বেঁধে দেওয়া যায়?' },
    answer: {
      en: '<p>Set a response limit or an end time in the settings of the survey. Both hold exactly, even when many people answer at once.</p>',
      bn: '<p>জরিপের সেটিংসে সাড়ার সীমা বা শেষ সময় ঠিক করে দিন। একসঙ্গে অনেকে উত্তর দিলেও এর নড়চড় হয় না।</p>',
    },
  },
  {
    question: { en: 'Can I download the answers?', bn: 'উত্তরগুলো কি ডাউনলোড করা যায়?' },
    answer: {
      en: '<p>Yes. Download every response in one file, for Excel or as CSV; spreadsheets open it with Bengali intact.</p>',
      bn: '<p>যায়। সব উত্তর এক্সেল বা সিএসভি ফাইলে ডাউনলোড করুন; এক্সেলে খুললে বাংলাও ঠিকঠাক দেখাবে।</p>',
    },
  },
];
