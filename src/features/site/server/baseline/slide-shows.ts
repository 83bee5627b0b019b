import type { SlideShowContent } from '../../contract/slide-shows.ts';

const slider: SlideShowContent = {
  name: { en: 'What Jorip does', bn: 'Jorip যা করে' },
  state: 'active',
  type: 'slider',
  position: 'home',
  slides: [
    {
      caption: { en: 'Ask well', bn: 'গুছিয়ে প্রশ্ন করুন' },
      description: {
        en: '<p>Build a questionnaire in English, in Bengali or in both. It is checked before you publish, so nobody gets stuck.</p>',
        bn: '<p>বাংলায়, ইংরেজিতে বা দুই ভাষাতেই প্রশ্নমালা তৈরি করুন। প্রকাশের আগেই সব যাচাই হয়ে যায়, যাতে উত্তর দিতে গিয়ে কেউ আটকে না যান।</p>',
      },
      image: { path: '/slides/ask.svg' },
      alt: {
        en: 'One question on two sheets of cloth, in English and in Bengali; a needle is sewing on the last option',
        bn: 'দুই টুকরো কাপড়ে একই প্রশ্ন, বাংলায় ও ইংরেজিতে; শেষ বিকল্পটি সুঁই-সুতায় ফোটানো হচ্ছে',
      },
      link: '/register',
      btn_txt: { en: 'Write a first question', bn: 'প্রথম প্রশ্নটি লিখুন' },
    },
    {
      caption: { en: 'Answered on any phone', bn: 'যেকোনো ফোন থেকেই উত্তর' },
      description: {
        en: '<p>Pages stay small for slow connections. Answers are saved on the way, even when the network drops, and each one counts once.</p>',
        bn: '<p>ধীর ইন্টারনেটেও পাতা চটপট খোলে। নেটওয়ার্ক চলে গেলেও উত্তর হারায় না, আর একটি উত্তর একবারই গোনা হয়।</p>',
      },
      image: { path: '/slides/answer.svg' },
      alt: {
        en: 'Two phones with one question in two languages, and a thread that runs on behind both',
        bn: 'দুটি ফোনে দুই ভাষায় একই প্রশ্ন, পেছন দিয়ে একটানা চলে গেছে একটি সুতা',
      },
      link: '/page/services',
      btn_txt: { en: 'See how', bn: 'কীভাবে হয়, দেখুন' },
    },
    {
      caption: { en: 'Read results you can trust', bn: 'ফলাফল, যাতে ভরসা রাখা যায়' },
      description: {
        en: '<p>Charts, tables and downloads come from the same count and always agree, at a hundred responses and at a million.</p>',
        bn: '<p>চার্ট, সারণি আর ডাউনলোড একই হিসাব থেকে আসে, তাই কখনো গরমিল হয় না; সাড়া একশ হোক বা দশ লাখ।</p>',
      },
      image: { path: '/slides/read.svg' },
      alt: {
        en: 'Answers counted in tally strokes, and below each count a bar of the same length',
        bn: 'দাগ কেটে গোনা উত্তর, আর প্রতিটির নিচে ঠিক ততটাই লম্বা একটি রেখা',
      },
      link: '/register',
      btn_txt: { en: 'Create a survey', bn: 'জরিপ তৈরি করুন' },
    },
  ],
};

const banner: SlideShowContent = {
  name: { en: 'What sets it apart', bn: 'যেখানে আলাদা' },
  state: 'active',
  type: 'banner',
  position: 'home',
  slides: [
    {
      caption: { en: 'Light on every network', bn: 'সব নেটওয়ার্কে হালকা' },
      description: {
        en: '<p>Works without JavaScript, on old phones and shared connections.</p>',
        bn: '<p>পুরোনো ফোনে, ভাগাভাগি করা ইন্টারনেটে, এমনকি জাভাস্ক্রিপ্ট ছাড়াও চলে।</p>',
      },
      image: { path: '/slides/light-page.svg' },
      alt: {
        en: 'A paper boat with five tally strokes on its sail, on stitched waves',
        bn: 'সেলাই করা ঢেউয়ের ওপর কাগজের নৌকা, পালে গোনার পাঁচটি দাগ',
      },
      link: '/page/services',
      btn_txt: { en: '', bn: '' },
    },
    {
      caption: { en: 'At home in Bengali', bn: 'বাংলায় সাবলীল' },
      description: {
        en: '<p>Digits, sorting, search and print, all as Bengali readers expect.</p>',
        bn: '<p>সংখ্যা, বর্ণানুক্রম, খোঁজা, ছাপা: সবই বাংলার নিয়মে।</p>',
      },
      image: { path: '/slides/two-languages.svg' },
      alt: {
        en: 'The first letters of both alphabets, hanging from one line',
        bn: 'দুই বর্ণমালার প্রথম অক্ষর, ঝুলছে একই মাত্রা থেকে',
      },
      link: '/page/about-us',
      btn_txt: { en: '', bn: '' },
    },
    {
      caption: { en: 'Exact to the last answer', bn: 'শেষ উত্তর পর্যন্ত নির্ভুল' },
      description: {
        en: '<p>Limits and end times hold even when everyone answers at once.</p>',
        bn: '<p>সবাই একসঙ্গে উত্তর দিলেও সীমা আর সময়ের হিসাব এক চুল নড়ে না।</p>',
      },
      image: { path: '/slides/exact.svg' },
      alt: {
        en: 'Rows of tally strokes on cloth; a needle is drawing the last slash',
        bn: 'কাপড়ে সারি সারি গোনার দাগ; সুঁই-সুতায় শেষ দাগটি পড়ছে',
      },
      link: '/page/services',
      btn_txt: { en: '', bn: '' },
    },
  ],
};

export const BASELINE_SLIDE_SHOWS: SlideShowContent[] = [slider, banner];
