import type { answers as en } from '../en/answers.ts';
import type { Translation } from '../translation.ts';
import { typed } from './typed.ts';

export const answers: Translation<typeof en> = {
  ...typed,
  malformed: 'উত্তরটি বোঝা যায়নি। আবার উত্তর দিন।',
  unknownQuestion: 'এই প্রশ্নটি প্রশ্নমালায় নেই। পাতাটি আবার লোড করে চেষ্টা করুন।',
  unknownOption: 'দেখানো বিকল্পগুলো থেকে একটি বেছে নিন',
  chooseAlone: '“{{option}}” বেছে নিলে আর কিছু বেছে নেওয়া যায় না',
  chooseOne: 'শুধু একটি বিকল্প বেছে নিন',
  chooseAtLeast: 'অন্তত {{min}}টি বেছে নিন',
  chooseAtMost: 'সর্বোচ্চ {{max}}টি বেছে নিন',
  double: '“{{field}}” ঘরে একটি সঠিক দশমিক সংখ্যা লিখুন',
  number: 'একটি সংখ্যা লিখুন',
  numberBetween: '{{min}} থেকে {{max}}-এর মধ্যে একটি সংখ্যা লিখুন',
  wholeNumber: 'দশমিক ছাড়া একটি পূর্ণ সংখ্যা লিখুন',
  tooManyDecimals: 'দশমিকের পরে সর্বোচ্চ {{decimals}}টি অঙ্ক লিখুন',
  numberInSteps: '{{min}} থেকে শুরু করে {{step}} করে বাড়িয়ে একটি সংখ্যা লিখুন',
  numberTooSmall: '{{min}} বা তার বেশি কোনো সংখ্যা লিখুন',
  numberTooLarge: '{{max}} বা তার কম কোনো সংখ্যা লিখুন',
  rating: '১ থেকে {{steps}}-এর মধ্যে একটি রেটিং বেছে নিন',
  step: '{{from}} থেকে {{to}}-এর মধ্যে একটি সংখ্যা বেছে নিন',
  webAddress: 'একটি ওয়েব ঠিকানা লিখুন, যেমন www.example.com',
  date: 'সঠিক দিন, মাস ও বছর লিখুন, যেমন ২৫ মার্চ ২০২৬',
  dateTooEarly: '{{min}} বা তার পরের কোনো তারিখ লিখুন',
  dateTooLate: '{{max}} বা তার আগের কোনো তারিখ লিখুন',
  dateBetween: '{{min}} থেকে {{max}}-এর মধ্যে একটি তারিখ লিখুন',
  missingChoice: 'একটি উত্তর বেছে নিন',
  missingChoices: 'অন্তত একটি উত্তর বেছে নিন',
  missingText: 'উত্তর লিখুন',
  missingDate: 'দিন, মাস ও বছর লিখুন',
};
