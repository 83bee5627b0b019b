import type { content as en } from '../en/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof en> = {
  state: 'অবস্থা',
  stateOf: { active: 'সক্রিয়', inactive: 'নিষ্ক্রিয়' },
  stateHint: { active: 'দর্শনার্থীরা দেখতে পান।', inactive: 'শুধু ব্যাক অফিস থেকে দেখা যায়।' },
  updatedAt: 'সর্বশেষ বদল',
  actionsFor: '“{{name}}”-এর কাজ',
  edit: 'সম্পাদনা করুন',
  make: { active: 'সক্রিয় করুন', inactive: 'নিষ্ক্রিয় করুন' },
  made: { active: 'সক্রিয়: দর্শনার্থীরা এখন দেখতে পাচ্ছেন।', inactive: 'নিষ্ক্রিয়: দর্শনার্থীরা আর দেখতে পাচ্ছেন না।' },
  delete: 'মুছে ফেলুন',
  deleted: '“{{name}}” মুছে ফেলা হয়েছে।',
  ordered: 'ক্রম সংরক্ষিত।',
  created: 'যোগ করা হয়েছে।',
  saved: 'সংরক্ষিত। সাইটে দেখা যাচ্ছে।',
  seeOnSite: 'সাইটে দেখুন',

  pagesText: 'লেখার পাতা, যেমন আমাদের কথা। সাইট থেকে যেগুলোর লিংক আছে, সেগুলোর ঠিকানা বদলায় না।',
  newPage: 'নতুন পাতা',
  searchPages: 'পাতায় খুঁজুন',
  noPages: 'এখনো কোনো পাতা নেই',
  noPagesText: 'একটি পাতা লিখুন, তারপর অন্য পাতা থেকে তার লিংক দিন।',
  title: 'শিরোনাম',
  slug: 'ঠিকানা',
  slugHint: '{{start}}-এর পরে বসে: ছোট হাতের ইংরেজি অক্ষর, অঙ্ক আর হাইফেন।',
  slugLinked: 'সাইট থেকে এই পাতার লিংক আছে, তাই ঠিকানা বদলানো যায় না।',
  body: 'লেখা',

  faqsText: 'সাধারণ জিজ্ঞাসা পাতার প্রশ্ন ও উত্তর, দর্শনার্থীরা যে ক্রমে দেখেন।',
  newFaq: 'নতুন প্রশ্ন',
  searchFaqs: 'প্রশ্ন ও উত্তরে খুঁজুন',
  noFaqs: 'এখনো কোনো প্রশ্ন নেই',
  noFaqsText: 'লোকে আপনাকে যা বারবার জিজ্ঞেস করেন, তা লিখে একবারেই সবার জন্য উত্তর দিন।',
  question: 'প্রশ্ন',
  answer: 'উত্তর',
};
