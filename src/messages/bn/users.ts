import type { users as en } from '../en/users.ts';
import type { Translation } from '../translation.ts';

export const users: Translation<typeof en> = {
  text: 'যাঁদের অ্যাকাউন্ট আছে। কাউকে স্থগিত করলে তিনি সঙ্গে সঙ্গে সব ডিভাইস থেকে সাইন আউট হন।',
  search: 'নাম, ইমেইল বা মোবাইল নম্বর খুঁজুন',
  name: 'নাম',
  phone: 'মোবাইল নম্বর',
  role: 'ভূমিকা',
  joined: 'যোগ দিয়েছেন',
  none: 'এখনো কোনো অ্যাকাউন্ট নেই',
  noneText: 'কেউ নিবন্ধন করলে এখানে দেখা যাবে।',
  actionsFor: '{{name}}: যা করা যায়',
  activity: 'যা যা করেছেন',
  projects: 'তাঁর প্রকল্প',
  suspend: 'স্থগিত করুন',
  activate: 'সক্রিয় করুন',
  suspended: '{{name}} স্থগিত, সব ডিভাইস থেকে সাইন আউট করা হয়েছে।',
  activated: '{{name}} এখন সাইন ইন করতে পারেন।',
};
