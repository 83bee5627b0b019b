import type { notified as en } from '../en/notified.ts';
import type { Translation } from '../translation.ts';

export const notified: Translation<typeof en> = {
  kind: {
    firstResponse: 'প্রকল্পের প্রথম সাড়া',
    responsesOfDay: 'নতুন সাড়া, দিনে একবার মোট হিসাব',
    projectClosed: 'সময় বা সীমা শেষে বন্ধ হওয়া প্রকল্প',
    answersGo: 'এক সপ্তাহ পরে যেসব উত্তর সরে যাবে',
    ticketAnswered: 'আপনার টিকিটের উত্তর',
    ticketWaits: 'উত্তরের অপেক্ষায় থাকা টিকিট',
    contactReceived: 'যোগাযোগের পাতা থেকে আসা বার্তা',
    announcement: 'ঘোষণা',
    newBrowser: 'নতুন ডিভাইসে সাইন ইন',
    passwordChanged: 'পাসওয়ার্ড বদল',
  },
  says: {
    firstResponse: '“{{project}}” প্রথম সাড়া পেয়েছে।',
    responsesOfDay_one: '“{{project}}” প্রকল্পে {{count}}টি নতুন সাড়া এসেছে।',
    responsesOfDay_other: '“{{project}}” প্রকল্পে {{count}}টি নতুন সাড়া এসেছে।',
    projectClosed: 'সময় বা সীমা শেষ হওয়ায় “{{project}}” বন্ধ হয়েছে।',
    answersGo_one: '“{{project}}”: {{count}}টি সাড়া রাখার সময় {{day}} শেষ হবে।',
    answersGo_other: '“{{project}}”: {{count}}টি সাড়া রাখার সময় {{day}} শেষ হবে।',
    ticketAnswered: 'আপনার টিকিট “{{subject}}”-এর উত্তর এসেছে।',
    ticketWaits: '“{{subject}}” টিকিটটি উত্তরের অপেক্ষায় আছে।',
    contactReceived: 'একজন আমাদের লিখেছেন: “{{subject}}”।',
    newBrowser: 'নতুন ডিভাইস থেকে আপনার অ্যাকাউন্টে সাইন ইন হয়েছে: {{device}}।',
    unknownBrowser: 'নতুন ডিভাইস থেকে আপনার অ্যাকাউন্টে সাইন ইন হয়েছে।',
    passwordChanged: 'আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে।',
  },
  more: { newBrowser: 'কাজটি আপনার না হলে এখনই পাসওয়ার্ড বদলান।' },
  why: 'আপনার সেটিংসে এমন খবর ইমেইলে চাওয়া আছে বলে {{to}} ঠিকানায় এটি পেয়েছেন।',
  open: 'খুলুন',
  chooseMails: 'কোন ইমেইল পাবেন, বেছে নিন',
  digest: {
    subject_one: '{{count}}টি নোটিফিকেশন পড়া হয়নি',
    subject_other: '{{count}}টি নোটিফিকেশন পড়া হয়নি',
    more_one: 'আরও {{count}}টি আছে।',
    more_other: 'আরও {{count}}টি আছে।',
    action: 'সবগুলো পড়ুন',
    leave: 'প্রতিদিনের এই ইমেইল বন্ধ করুন',
    why: 'আপনার সেটিংসে না-পড়া নোটিফিকেশন দিনে একবার ইমেইলে চাওয়া আছে বলে {{to}} ঠিকানায় এটি পেয়েছেন।',
  },
};
