import type { account as english } from '../en/account.ts';
import type { Translation } from '../translation.ts';

export const account: Translation<typeof english> = {
  profileText: 'আপনার সম্পর্কে আমরা যা জানি। শুধু আপনি ও এই সাইটের পরিচালকেরা তা দেখতে পান।',
  nameSection: 'নাম',
  aboutSection: 'আপনার সম্পর্কে',
  organization: 'প্রতিষ্ঠান',
  occupation: 'পেশা',
  dateOfBirth: 'জন্মতারিখ',
  dateOfBirthHint: 'দিন, মাস ও বছর, যেমন {{example}}',
  gender: 'লিঙ্গ',
  genderOf: { none: 'জানাতে চাই না', male: 'পুরুষ', female: 'নারী' },
  email: 'ইমেইল',
  phone: 'মোবাইল নম্বর',
  profileSaved: 'প্রোফাইল সংরক্ষিত হয়েছে।',

  sessions: 'যেখানে সাইন ইন করা আছে',
  sessionsText: 'কোনো ডিভাইস চিনতে না পারলে সেটি থেকে সাইন আউট করে পাসওয়ার্ড বদলান।',
  thisDevice: 'এই ডিভাইস',
  device: '{{system}}-এ {{browser}}',
  unknownDevice: 'অজানা ডিভাইস',
  lastUsed: 'সর্বশেষ ব্যবহার {{when}}',
  ip: 'আইপি ঠিকানা {{ip}}',
  endSession: 'সাইন আউট করুন',
  endSessionNamed: '{{device}} থেকে সাইন আউট করুন, সর্বশেষ ব্যবহার {{when}}',
  endTitle: '{{device}} থেকে সাইন আউট করবেন?',
  endText: 'যিনি এটি ব্যবহার করছেন, তাঁকে আবার সাইন ইন করতে হবে।',
  sessionEnded: 'ডিভাইসটি থেকে সাইন আউট করা হয়েছে।',
  signIns: 'সাইন ইনের ইতিহাস',
  signInsText: 'সর্বশেষ ১০টি সাইন ইন এবং ঢুকতে না দেওয়া সর্বশেষ ১০টি চেষ্টা। কোনোটি আপনার না হলে পাসওয়ার্ড বদলান।',
  refused: 'ঢুকতে দেওয়া হয়নি',

  passwordText: 'পাসওয়ার্ড বদলালে অন্য সব ডিভাইস থেকে সাইন আউট হয়ে যাবে।',
  currentPassword: 'বর্তমান পাসওয়ার্ড',
  newPasswordHint: 'অন্তত ৮টি অক্ষর। পরপর কয়েকটি শব্দ দিলে মনে রাখা সহজ, অনুমান করা কঠিন।',
  repeatPassword: 'নতুন পাসওয়ার্ড আবার লিখুন',
  passwordChanged: 'পাসওয়ার্ড বদলানো হয়েছে। অন্য সব ডিভাইস থেকে সাইন আউট করা হয়েছে।',

  state: 'অবস্থা',
  stateOf: {
    Active: 'সক্রিয়',
    Inactive: 'নিষ্ক্রিয়',
    Verified: 'যাচাই করা',
    Unverified: 'যাচাই হয়নি',
    Suspend: 'স্থগিত',
  },
};
