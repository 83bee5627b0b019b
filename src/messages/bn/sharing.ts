import type { sharing as en } from '../en/sharing.ts';
import type { Translation } from '../translation.ts';

export const sharing: Translation<typeof en> = {
  notOut: 'এখনো শেয়ার করার কিছু নেই',
  notOutText: '{{kind}}টি প্রকাশ করলেই লিংক কাজ করবে।',
  toQuestions: 'প্রশ্নে যান',
  closed: '{{kind}}টি বন্ধ। কেউ লিংক খুললে সেটাই জানতে পারেন।',
  opens: '{{kind}}টি শুরু হবে {{when}}। তার আগে কেউ লিংক খুললে সেটাই জানতে পারেন।',
  opensIn: 'লিংক যে ভাষায় খুলবে',
  link: 'লিংক',
  shortLink: 'ছোট লিংক',
  valuesLink: 'তথ্যসহ লিংক',
  valuesLinkText: 'প্রতিটি দলের জন্য আলাদা লিংক বানান। এখানে যা লিখবেন, সেই লিংকে আসা প্রতিটি সাড়ার সঙ্গে তা থাকবে।',
  valuesLinkLabel: 'এই তথ্যসহ লিংক',
  share: 'শেয়ার করুন…',
  sendBy: 'যেভাবে পাঠাবেন',
  channel: { whatsapp: 'হোয়াটসঅ্যাপ', messenger: 'মেসেঞ্জার', email: 'ইমেইল', sms: 'এসএমএস' },
  preview: 'চ্যাটে যেমন দেখাবে',
  qrCode: 'কিউআর কোড',
  qrCodeOf: '{{link}}-এর কিউআর কোড',
  noPicture: 'এই ব্রাউজারে পিএনজি তৈরি করা গেল না। এসভিজি ডাউনলোড করুন।',
  format: { svg: 'এসভিজি', png: 'পিএনজি' },
  poster: 'পোস্টার',
  printPoster: 'পোস্টার প্রিন্ট করুন',
  scan: 'ফোন দিয়ে কোডটি স্ক্যান করুন, অথবা খুলুন:',
  embed: 'আপনার ওয়েবসাইটে',
  embedLabel: 'এটি আপনার পাতায় বসান',
  copyEmbed: 'কোড কপি করুন',
  embedCopied: 'কোড কপি হয়েছে।',
  embedNeedsCookies:
    'যে {{kind}}ে সাইন ইন করতে হয় বা একবারই উত্তর দেওয়া যায়, তা অন্য পাতার ভেতরে বসানো যায় না: সেখানে ব্রাউজার উত্তরদাতাকে চিনতে দেয় না। তার বদলে লিংক দিন।',
};
