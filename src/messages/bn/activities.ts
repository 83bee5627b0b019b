import type { activities as english } from '../en/activities.ts';
import type { Translation } from '../translation.ts';

export const activities: Translation<typeof english> = {
  subject: { project: 'প্রকল্প' },
  project: {
    created: 'তৈরি হয়েছে',
    changed: 'সেটিংস বদলেছে',
    edited: 'প্রশ্ন সম্পাদনা হয়েছে',
    published: 'প্রকাশ হয়েছে',
    closed: 'বন্ধ হয়েছে',
    reopened: 'আবার খোলা হয়েছে',
    deleted: 'মুছে ফেলা হয়েছে',
    read: 'কর্মীরা উত্তর পড়েছেন',
  },
  field: {
    kind: 'ধরন',
    status: 'অবস্থা',
    version: 'সংস্করণ',
    questionnaire: 'প্রশ্ন কতবার সংরক্ষিত',
    title: 'শিরোনাম',
  },
  language: { en: 'ইংরেজি', bn: 'বাংলা' },
  showResults: { never: 'না', after_voting: 'হ্যাঁ' },
};
