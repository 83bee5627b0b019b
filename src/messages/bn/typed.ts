import type { typed as en } from '../en/typed.ts';
import type { Translation } from '../translation.ts';

export const typed: Translation<typeof en> = {
  email: 'একটি সঠিক ইমেইল ঠিকানা লিখুন!',
  numeric: '“{{field}}” ঘরে শুধু অঙ্ক লেখা যাবে',
  length: '“{{field}}” ঘরে ১১টি অঙ্ক থাকতে হবে',
  phone: 'বাংলাদেশের একটি মোবাইল নম্বর লিখুন, যেমন ০১৭১২৩৪৫৬৭৮',
  tooLong: 'সর্বোচ্চ {{max}}টি অক্ষর লিখুন',
};
