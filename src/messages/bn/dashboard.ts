import type { dashboard as english } from '../en/dashboard.ts';
import type { Translation } from '../translation.ts';

export const dashboard: Translation<typeof english> = {
  projects: 'প্রকল্প',
  backOffice: 'ব্যাক অফিস',
  adminOnly: 'শুধু অ্যাডমিনের জন্য',
  preparing: 'আপনার জরিপ তৈরি হচ্ছে…',

  greeting: 'স্বাগতম, {{name}}',
  recently_one: 'আজকের সাড়া',
  recently_other: 'গত {{count}} দিনের সাড়া',
  quietDays: 'এই সময়ে কোনো সাড়া আসেনি।',
  perDay: 'প্রতিদিনের সাড়া',
  responsesInAll: 'মোট সাড়া',
  collecting: 'এখন উত্তর নিচ্ছে',
  newest: 'সাম্প্রতিক প্রকল্প',
  lastResponse: 'শেষ সাড়া',
  mostADay: 'দিনে সর্বোচ্চ {{count}}',
  allSurveys: 'সব জরিপ',
  newestComments: 'সাম্প্রতিক মন্তব্য',
  saidBy: '{{count}} জন বলেছেন',
  nextSteps: 'এরপর যা করবেন',
  step: {
    share: '“<own/>”-এর লিংক পাঠান',
    ending: '“<own/>” শিগগির শেষ হবে',
    full: '“<own/>”-এর সাড়ার সীমা প্রায় পূর্ণ',
    republish: '“<own/>”-এর পরিবর্তন প্রকাশ করুন',
    finish: '“<own/>” শেষ করে প্রকাশ করুন',
    read: '“<own/>”-এর উত্তরগুলো পড়ুন',
  },
  stepHint: {
    share: 'এটি চালু আছে, কিন্তু এখনো কেউ উত্তর দেননি।',
    ending: 'উত্তর দেওয়ার শেষ সময়: {{when}}। সবাইকে মনে করিয়ে দিন, অথবা সময় বাড়িয়ে দিন।',
    full: '{{limit}}টির মধ্যে {{count}}টি সাড়া এসেছে। সীমায় পৌঁছালে এটি বন্ধ হবে।',
    republish: 'উত্তরদাতারা এখনো প্রকাশিত সংস্করণটিই দেখছেন।',
    finish: 'এটি এখনো খসড়া। কেউ উত্তর দিতে পারছেন না।',
    read_one: 'গত সাত দিনে {{count}}টি সাড়া এসেছে।',
    read_other: 'গত সাত দিনে {{count}}টি সাড়া এসেছে।',
  },
  askNew: 'নতুন কিছু জিজ্ঞেস করুন',
  askNewHint: 'জরিপ, পোল বা মতামত ফর্ম তৈরি করুন।',
  guide: {
    title: 'প্রথম সাড়া পেতে তিন ধাপ',
    make: 'একটি জরিপ তৈরি করুন',
    finish: '{{kind}}টি শেষ করে প্রকাশ করুন',
    makeText: 'টেমপ্লেট বা খালি পাতা থেকে শুরু করুন, তৈরি হলে প্রকাশ করুন।',
    share: 'লিংক পাঠান',
    shareText: 'উত্তর দেওয়া যায় ফোন থেকেই। আপনি না চাইলে অ্যাকাউন্ট লাগে না।',
    read: 'উত্তর পড়ুন',
    readText: 'কেউ জমা দিলেই ফলাফলে যোগ হয়।',
    done: 'হয়ে গেছে:',
  },

  useTemplate: 'এই টেমপ্লেট নিন',
  useTemplateNamed: '“{{title}}” টেমপ্লেট নিন',

  goToScreen: 'পাতায় যান',
};
