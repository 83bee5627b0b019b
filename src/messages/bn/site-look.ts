import type { siteLook as en } from '../en/site-look.ts';
import type { Translation } from '../translation.ts';

export const siteLook: Translation<typeof en> = {
  text: 'সাইটের রং আর লোগো, সব পাতায় ও ইমেইলে। বদল কয়েক সেকেন্ডের মধ্যে সবাই দেখতে পান।',
  colourTitle: 'রং',
  colourText: 'আপনি বাছেন হালকা পাতার রং। গাঢ় পাতার রং, আর বোতামে মাউস রাখলে বা চাপলে যে রং হয়, তা এখান থেকেই ঠিক হয়।',
  pair: {
    words: 'বোতামে সাদা লেখা',
    paper: 'পাতায়',
    surface: 'কার্ডে',
    sunken: 'সাইডবারে',
    hover: 'যে সারিতে মাউস আছে সেখানে',
    jasmine: 'কাপড়ে',
  },
  takeBetter: '{{colour}} নিন: সব জায়গায় সহজে পড়া যায়',
  backToHouse: 'আগের সবুজে ফিরুন',
  likeDanger: 'ভুল আর মুছে ফেলার বোতামও লাল। সাধারণ বোতামকে কেউ সেগুলো ভাবতে পারেন।',
  picturesTitle: 'লোগো ও আইকন',
  picturesText: 'PNG, WebP, JPEG, GIF বা AVIF। ছবির স্বচ্ছ অংশ স্বচ্ছই থাকে। SVG নেওয়া হয় না।',
  logoHint: '৫০ পিক্সেল উঁচু আর বড়জোর ২০০ পিক্সেল চওড়া দেখানো হয়; এর প্রায় তিন গুণ বড় ছবি দিন।',
  logoDarkHint: 'না দিলে গাঢ় পাতায় লোগোর পেছনে হালকা রং থাকে।',
  iconHint: 'চারকোনা ছবি, ব্রাউজারের ট্যাব ও ফোনের পর্দার জন্য।',
  preview: 'যেমন দেখাবে',
  scheme: { light: 'হালকা পাতায়', dark: 'গাঢ় পাতায়' },
  sample: {
    link: 'একটি লিংক',
    button: 'জরিপ তৈরি করুন',
    quiet: 'শেয়ার',
    chip: 'চলমান',
    chosen: 'বাছাই করা',
    day: 'দিন',
    week: 'সপ্তাহ',
    rowLink: 'সকালের চা',
    rowText: '২৪টি সাড়া',
  },
};
