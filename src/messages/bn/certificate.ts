import type { certificate as en } from '../en/certificate.ts';
import type { Translation } from '../translation.ts';

export const certificate: Translation<typeof en> = {
  title: 'সনদ',
  certifies: 'এই মর্মে প্রত্যয়ন করা যাচ্ছে যে',
  hasPassed: 'এই কুইজে উত্তীর্ণ হয়েছেন',
  date: 'তারিখ',
  score: 'নম্বর',
  scoreOf: '{{earned}} / {{points}}',
  issuer: 'প্রদানকারী',
  code: 'কোড',
  checkAt: 'যাচাইয়ের ঠিকানা: {{address}}',

  take: 'সনদ নিন',
  takeTitle: 'আপনার সনদ',
  takeText: 'আপনি পাস করেছেন। সনদে আপনার নাম যেভাবে থাকবে, সেভাবে লিখুন।',
  takenText: 'আপনার সনদ এই নামে আছে।',
  name: 'নাম',
  nameHint: 'যাঁর কাছে সনদ বা এর কোড থাকবে, তিনি নামটি দেখতে পাবেন। যেকোনো সময় বদলানো যায়।',
  nameMissing: 'আপনার নাম লিখুন',
  make: 'সনদ তৈরি করুন',
  change: 'নাম সংরক্ষণ করুন',
  open: 'সনদ খুলুন',

  verifyTitle: 'সনদ যাচাই',
  verifyText: 'সনদটি বৈধ কি না আর কার, দেখে নিন। কোডটি সনদের নিচে লেখা থাকে।',
  verifyCode: 'কোড',
  verify: 'যাচাই করুন',
  valid: 'সনদটি বৈধ',
  withdrawn: 'সনদটি বৈধ নয়',
  withdrawnText: 'এখনকার নম্বরে কুইজটিতে পাস হয় না।',
  unknown: 'এমন কোনো সনদ নেই',
  unknownText: 'কোডটি আবার মিলিয়ে দেখুন। কুইজ বা উত্তর মুছে ফেলা হলে সনদও থাকে না।',
  another: 'আরেকটি সনদ যাচাই করুন',
  download: 'পিডিএফ ডাউনলোড',
  quiz: 'কুইজ',
};
