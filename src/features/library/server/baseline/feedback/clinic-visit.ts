import { alone, asks, type BaselineTemplate, options, words } from '../words.ts';

export const clinicVisit: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000024',
  kind: 'feedback',
  title: words(['After the doctor', 'ডাক্তার দেখানোর পর']),
  summary: words([
    'How patients were received, how long they waited, and whether they understood what to do: for a clinic or a hospital.',
    'রোগী কেমন ব্যবহার পেলেন, কতক্ষণ বসে ছিলেন, কী করতে হবে বুঝলেন কি না। ক্লিনিক বা হাসপাতালের জন্য।',
  ]),
  description: words([
    'We want to care for you better. Please write nothing here about your illness.',
    'আমরা আরও ভালো সেবা দিতে চাই। আপনার অসুখের কথা এখানে লিখবেন না।',
  ]),
  theme: 'river',
  print: 'care',
  content: {
    sections: [
      alone('visit', [
        {
          ...asks('waited', ['How long did you wait?', 'কতক্ষণ অপেক্ষা করতে হয়েছে?']),
          kind: 'single_choice',
          required: true,
          options: options(
            ['Under 15 minutes', '১৫ মিনিটের কম'],
            ['15 minutes to half an hour', '১৫ মিনিট থেকে আধা ঘণ্টা'],
            ['Half an hour to an hour', 'আধা ঘণ্টা থেকে এক ঘণ্টা'],
            ['More than an hour', 'এক ঘণ্টার বেশি'],
          ),
        },
        {
          ...asks('care', ['How was it today?', 'আজ এগুলো কেমন ছিল?']),
          kind: 'grid_rating',
          steps: 5,
          rows: options(
            ['How the reception treated you', 'রিসেপশনের ব্যবহার'],
            ['How the nurses treated you', 'নার্সদের ব্যবহার'],
            ['How the doctor listened', 'ডাক্তার কতটা মন দিয়ে শুনেছেন'],
            ['How clean it was', 'পরিচ্ছন্নতা'],
          ),
        },
        {
          ...asks('understood', ['Do you know how to take your medicine?', 'ওষুধ কীভাবে খাবেন, তা কি বুঝেছেন?']),
          kind: 'single_choice',
          options: options(
            ['Yes, all of it', 'হ্যাঁ, পুরোটা'],
            ['Only in part', 'কিছুটা'],
            ['No', 'না'],
            ['I was given none', 'ওষুধ দেওয়া হয়নি'],
          ),
        },
        {
          ...asks('better', ['What should we do better?', 'আমরা কী আরও ভালো করতে পারি?']),
          kind: 'long_text',
          maxLength: 2_000,
        },
      ]),
    ],
  },
};
