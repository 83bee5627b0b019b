import type { savedReplies as en } from '../en/saved-replies.ts';
import type { Translation } from '../translation.ts';

export const savedReplies: Translation<typeof en> = {
  title: 'সংরক্ষিত উত্তর',
  description: 'বারবার আসা প্রশ্নের উত্তর। টিকিট বা যোগাযোগের বার্তার উত্তর লেখার সময় বসিয়ে দিন।',
  create: 'নতুন সংরক্ষিত উত্তর',
  editing: 'সংরক্ষিত উত্তর সম্পাদনা',
  none: 'এখনো কোনো সংরক্ষিত উত্তর নেই',
  noneText: 'যে উত্তর বারবার লিখতে হয়, রেখে দিন; পরে দুটি বোতাম চেপেই বসানো যাবে।',
  name: 'নাম',
  text: 'লেখা',
  variables: 'একটি ভাষায় লিখলেই চলে। {{name}}-এর জায়গায় বসবে ব্যক্তির নাম, {{ticket}}-এর জায়গায় টিকিটের নম্বর।',
  deleted: '“{{name}}” মুছে ফেলা হয়েছে।',
  insert: 'সংরক্ষিত উত্তর বসান',
  hint: 'অথবা ফাঁকা ঘরে / চাপুন',
  find: 'সংরক্ষিত উত্তর খুঁজুন',
  list: 'সংরক্ষিত উত্তর',
  edit: 'সংরক্ষিত উত্তর সম্পাদনা',
  only: 'শুধু {{language}} ভাষায়',
};
