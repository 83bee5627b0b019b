import type { attempts as english } from '../en/attempts.ts';
import type { Translation } from '../translation.ts';

export const attempts: Translation<typeof english> = {
  listText: 'সাইন ইন করে যেসব কুইজ দিয়েছেন। বেনামে দেওয়া কুইজ এখানে থাকে না।',
  search: 'কুইজ খুঁজুন',
  standing: 'অবস্থা',
  standingOf: { answering: 'চলছে', ended: 'শেষ' },
  stateOf: { answering: 'চলছে', completed: 'জমা দেওয়া', screened_out: 'বাছাইয়ে বাদ', over_quota: 'কোটার বাইরে' },
  none: 'এখনো কোনো কুইজ দেননি',
  noneText: 'যে কুইজ উত্তরদাতাকে চিনে রাখে, সাইন ইন করে তা দিলে এখানে দেখা যাবে; নম্বর দেখানো হলে নম্বরও।',
  quiz: 'কুইজ',
  marks: 'নম্বর',
  marksPassed: '{{marks}} · {{passed}}',
  attempt: 'কততম বার',
  left: 'পরের বার',
  again: 'আবার দিন',
  started: 'শুরু',
  ended: 'শেষ',
  goOn: 'যেখানে থেমেছিলেন, সেখান থেকে শুরু করুন',
  certificate: 'আপনার সনদ',
  openQuiz: 'কুইজটি খুলুন',
  onTheWay: 'কুইজটি এখনো জমা দেননি।',
  hidden: 'কুইজটির মালিক এখন নম্বর বা উত্তর দেখাচ্ছেন না।',
  notCounted: 'উত্তরগুলো সাড়া হিসেবে নেওয়া হয়নি, তাই নম্বর নেই।',
};
