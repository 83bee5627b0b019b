import { alone, asks, type BaselineTemplate, options, words } from '../words.ts';

export const complaintsAndIdeas: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000023',
  kind: 'feedback',
  title: words(['Complaints and ideas', 'অভিযোগ ও পরামর্শ']),
  summary: words([
    'An open ear for an office, a school or a clinic: what went wrong, what could be better, what went well.',
    'অফিস, স্কুল বা ক্লিনিকের জন্য: কী ঠিক হয়নি, কী আরও ভালো হতে পারে, কী ভালো লেগেছে।',
  ]),
  description: words([
    'Tell us as it was. You need not say who you are.',
    'যা হয়েছে, খুলে বলুন। নিজের পরিচয় না দিলেও চলবে।',
  ]),
  theme: 'jasmine',
  print: 'quilt',
  content: {
    sections: [
      alone('report', [
        {
          ...asks('what', ['What do you want to tell us?', 'আপনি কী জানাতে চান?']),
          kind: 'single_choice',
          required: true,
          options: options(['A complaint', 'অভিযোগ'], ['An idea', 'পরামর্শ'], ['Praise', 'প্রশংসা']),
        },
        {
          ...asks(
            'story',
            ['What is it about?', 'বিষয়টি কী?'],
            ['Say where and when, if it matters.', 'দরকার হলে কোথায়, কবে, তা-ও লিখুন।'],
          ),
          kind: 'long_text',
          maxLength: 4_000,
          required: true,
        },
        {
          ...asks('felt', ['How satisfied are you with us overall?', 'সব মিলিয়ে আমাদের নিয়ে আপনি কতটা সন্তুষ্ট?']),
          kind: 'csat',
        },
        {
          ...asks(
            'phone',
            ['Your mobile number, if we may call you', 'ফোনে কথা বলতে চাইলে আপনার মোবাইল নম্বর'],
            ['Leave it empty to stay anonymous.', 'পরিচয় জানাতে না চাইলে খালি রাখুন।'],
          ),
          kind: 'phone_number',
        },
      ]),
    ],
  },
};
