import type { contactUs as en } from '../en/contact-us.ts';
import type { Translation } from '../translation.ts';

export const contactUs: Translation<typeof en> = {
  title: 'যোগাযোগ করুন',
  description: 'যেকোনো প্রয়োজনে আমাদের লিখুন। {{hours}} ঘণ্টার মধ্যে উত্তর পাবেন।',
  lead: 'প্রশ্ন, পরামর্শ বা সমস্যা, যা-ই হোক, লিখে জানান। {{hours}} ঘণ্টার মধ্যে ইমেইলে উত্তর দেব।',
  name: 'আপনার নাম',
  email: 'ইমেইল ঠিকানা',
  phone: 'মোবাইল নম্বর',
  phoneHint: 'এগারো অঙ্কের, যেমন ০১৭১২-৩৪৫৬৭৮',
  subject: 'বিষয়',
  message: 'বার্তা',
  website: 'ওয়েবসাইট',
  send: 'বার্তা পাঠান',
  received: 'আপনার বার্তা পেয়েছি',
  receivedText: '{{hours}} ঘণ্টার মধ্যে উত্তর দেব। আপনার ইমেইলে একটি নিশ্চিতকরণ বার্তা যাচ্ছে।',
  another: 'আরেকটি বার্তা লিখুন',
  ways: 'উত্তর পাওয়ার অন্য উপায়',
  soonest: 'আগেই উত্তর দেওয়া আছে',
};
