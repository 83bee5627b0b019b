import type { categories as en } from '../en/categories.ts';
import type { Translation } from '../translation.ts';

export const categories: Translation<typeof en> = {
  text: 'প্রকল্প কী নিয়ে হতে পারে। মালিকেরা সক্রিয়গুলো থেকে এই ক্রমেই বেছে নেন।',
  new: 'নতুন ক্যাটাগরি',
  search: 'ক্যাটাগরি খুঁজুন',
  none: 'এখনো কোনো ক্যাটাগরি নেই',
  noneText: 'একটি যোগ করুন, তাহলে মালিকেরা প্রকল্প সাজিয়ে রাখতে পারবেন।',
  name: 'নাম',
  offered: 'মালিকেরা বেছে নিতে পারেন',
  projects_one: '{{count}}টি প্রকল্প',
  projects_other: '{{count}}টি প্রকল্প',
  rename: 'নাম বদলান',
  renamed: 'নাম বদলেছে।',
  made: {
    active: 'সক্রিয়: মালিকেরা এখন বেছে নিতে পারেন।',
    inactive: 'নিষ্ক্রিয়: আর কেউ বেছে নিতে পারবেন না। যে প্রকল্পে আছে, সেখানে থাকবে।',
  },
  deletedUsed_one: '“{{name}}” মুছে ফেলা হয়েছে। {{count}}টি প্রকল্পের এখন কোনো ক্যাটাগরি নেই।',
  deletedUsed_other: '“{{name}}” মুছে ফেলা হয়েছে। {{count}}টি প্রকল্পের এখন কোনো ক্যাটাগরি নেই।',
  merge: 'অন্যটির সঙ্গে মেলান…',
  mergeNamed: '“{{name}}” অন্যটির সঙ্গে মেলান',
  mergeText_one: '{{count}}টি প্রকল্প আপনার বেছে নেওয়া ক্যাটাগরিতে যাবে, আর “{{name}}” মুছে যাবে।',
  mergeText_other: '{{count}}টি প্রকল্প আপনার বেছে নেওয়া ক্যাটাগরিতে যাবে, আর “{{name}}” মুছে যাবে।',
  mergeInto: 'যেটির সঙ্গে মিলবে',
  chooseOther: 'একটি ক্যাটাগরি বেছে নিন',
  mergeNow: 'মেলান',
  merged: '“{{name}}” এখন “{{other}}”-এর অংশ।',
  mergedAction: 'অন্যটির সঙ্গে মেলানো হয়েছে',
  mergedInto: 'যেটির সঙ্গে মিলেছে',
};
