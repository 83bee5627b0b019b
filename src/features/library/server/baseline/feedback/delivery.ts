import { alone, asks, type BaselineTemplate, options, words } from '../words.ts';

export const delivery: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000026',
  kind: 'feedback',
  title: words(['Your delivery', 'আপনার ডেলিভারি']),
  summary: words([
    'For an online shop: whether the parcel came in time, whole and as ordered. Send the link with the last message.',
    'অনলাইন দোকানের জন্য: পার্সেল সময়মতো, অক্ষত আর অর্ডার অনুযায়ী এসেছে কি না। শেষ মেসেজের সঙ্গে লিংকটি পাঠান।',
  ]),
  description: words(['Your parcel has arrived. How did it go?', 'আপনার পার্সেল পৌঁছেছে। সব ঠিক ছিল তো?']),
  theme: 'jasmine',
  print: 'parcels',
  content: {
    sections: [
      alone('parcel', [
        {
          ...asks('intime', ['Did your parcel come in time?', 'পার্সেল কি সময়মতো পেয়েছেন?']),
          kind: 'single_choice',
          required: true,
          options: options(['Yes', 'হ্যাঁ'], ['A day or two late', 'এক-দুই দিন দেরিতে'], ['Much later', 'অনেক দেরিতে']),
        },
        {
          ...asks(
            'wrong',
            ['What was not as it should be?', 'কী ঠিক ছিল না?'],
            ['If all was well, go on.', 'সব ঠিক থাকলে এগিয়ে যান।'],
          ),
          kind: 'multiple_choice',
          options: options(
            ['It was damaged', 'জিনিস নষ্ট ছিল'],
            ['Something was missing', 'কিছু কম ছিল'],
            ['It was not what I ordered', 'যা চেয়েছি, তা আসেনি'],
            ['It looked other than in the picture', 'ছবির সঙ্গে মেলেনি'],
            ['The rider was unfriendly', 'ডেলিভারিম্যানের ব্যবহার ভালো ছিল না'],
          ),
        },
        {
          ...asks('again', [
            'How likely are you to order from us again?',
            'আবার আমাদের কাছ থেকে অর্ডার করবেন, এমন সম্ভাবনা কতটা?',
          ]),
          kind: 'opinion_scale',
          from: 1,
          to: 5,
          low: words(['Not at all', 'একেবারেই না']),
          high: words(['Surely', 'নিশ্চয়ই']),
        },
        {
          ...asks(
            'order',
            ['Your order number, if we should look into it', 'খোঁজ নিতে হলে আপনার অর্ডার নম্বর'],
            ['Leave it empty to stay anonymous.', 'পরিচয় জানাতে না চাইলে খালি রাখুন।'],
          ),
          kind: 'short_text',
          maxLength: 40,
        },
      ]),
    ],
  },
};
