import type { ticketChoices as en } from '../en/ticket-choices.ts';
import type { Translation } from '../translation.ts';

export const ticketChoices: Translation<typeof en> = {
  name: 'নাম',
  hours: 'কত ঘণ্টার মধ্যে উত্তর',
  within: 'উত্তরের সময়',
  hoursHint: 'এখন থেকে যা লেখা হবে, তার জন্য। আগের টিকিটের শেষ সময় বদলাবে না।',
  tickets: 'টিকিট',
  ticketCount_one: '{{count}}টি টিকিট',
  ticketCount_other: '{{count}}টি টিকিট',
  deleted: '“{{name}}” আর বেছে নেওয়া যাবে না।',
  deletedInUse_one: '“{{name}}” আর বেছে নেওয়া যাবে না। {{count}}টি টিকিটে থেকে যাবে।',
  deletedInUse_other: '“{{name}}” আর বেছে নেওয়া যাবে না। {{count}}টি টিকিটে থেকে যাবে।',
  text: {
    categories: 'টিকিট কী নিয়ে হতে পারে; এই ক্রমেই দেখানো হয়।',
    priorities: 'কত তাড়াতাড়ি উত্তর দেব; এই ক্রমেই দেখানো হয়।',
  },
  create: { categories: 'নতুন ধরন', priorities: 'নতুন অগ্রাধিকার' },
  editing: { categories: 'ধরন সম্পাদনা', priorities: 'অগ্রাধিকার সম্পাদনা' },
  none: { categories: 'এখনো কোনো ধরন নেই', priorities: 'এখনো কোনো অগ্রাধিকার নেই' },
};
