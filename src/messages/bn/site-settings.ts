import type { siteSettings as en } from '../en/site-settings.ts';
import type { Translation } from '../translation.ts';

export const siteSettings: Translation<typeof en> = {
  text: 'প্রতিটি অংশ আলাদা করে সংরক্ষণ করা যায়। বদল কয়েক সেকেন্ডের মধ্যে সাইটে দেখা যায়।',
  seeOnSite: 'সাইট দেখুন',
  contactTitle: 'যোগাযোগ',
  contactText: 'সাইটের নিচে ও যোগাযোগের পাতায় থাকে। যা খালি, তা দেখানো হয় না।',
  phone: 'ফোন',
  email: 'ইমেইল',
  address: 'ঠিকানা',
  socialTitle: 'সামাজিক মাধ্যম',
  socialText: 'সাইটের নিচের লিংক। যা খালি, তা দেখানো হয় না।',
  network: { facebook: 'ফেসবুক', x: 'এক্স', linkedin: 'লিংকডইন', youtube: 'ইউটিউব' },
  homeTitle: 'প্রথম পাতা',
  homeText: 'দর্শনার্থীরা সেখানে একটি প্রশ্নের উত্তর দেন, আর যথেষ্ট সাড়া এলে মোট সংখ্যা দেখেন।',
  homeProject: 'যে প্রকল্পের প্রশ্ন',
  homeProjectHint: 'প্রকল্পটি অ্যাকাউন্ট ছাড়াই সবার জন্য খোলা হতে হবে। একটিমাত্র বিকল্প বেছে নেওয়ার প্রথম প্রশ্নটি প্রথম পাতায় থাকে।',
  noProject: 'এমন প্রশ্ন আছে, এমন কোনো খোলা প্রকল্প নেই',
  asks: 'প্রশ্ন: {{question}}',
  asksNothing: 'প্রথম পাতায় দেখানোর মতো প্রশ্ন এই প্রকল্পে নেই। অন্য প্রকল্প বেছে নিন।',
  liveNumbersFrom: 'যত সাড়া থেকে সংখ্যা দেখাবে',
  liveNumbersHint: 'মোট সাড়া এত না হলে প্রথম পাতায় সাইটের ব্যবহারের সংখ্যা দেখানো হয় না।',
  securityTitle: 'নিরাপত্তা',
  securityText: 'ব্যাক অফিসে কে ঢুকতে পারেন।',
  adminsNeedSecondStep: 'অ্যাডমিনদের দুই ধাপে সাইন ইন লাগবে',
  adminsNeedSecondStepHint: 'যে অ্যাডমিনের এটি নেই, পরের ক্লিক থেকে তিনি কেবল এটিই চালু করতে পারবেন। আপনার বেলায়ও তা-ই।',
  saved: 'সংরক্ষিত।',
};
