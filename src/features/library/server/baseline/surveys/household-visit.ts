import { asks, type BaselineTemplate, options, section, words } from '../words.ts';

export const householdVisit: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000004',
  kind: 'survey',
  title: words(['Household visit', 'বাড়ি বাড়ি তথ্য সংগ্রহ']),
  summary: words([
    'Who lives in a home, what they earn by, and what runs short in the dry season and the rains.',
    'বাড়িতে কারা থাকেন, কীভাবে আয় হয়, আর শুকনো মৌসুমে ও বর্ষায় কিসের অভাব হয়।',
  ]),
  description: words([
    'Thank you for your time. You may leave out any question.',
    'সময় দেওয়ার জন্য ধন্যবাদ। যে প্রশ্নের উত্তর দিতে চান না, তা বাদ দিতে পারেন।',
  ]),
  theme: 'jasmine',
  print: 'houses',
  content: {
    sections: [
      section(
        'home',
        ['The home', 'বাড়ি'],
        [
          { ...asks('visited', ['When was the visit?', 'কোন তারিখে যাওয়া হলো?']), kind: 'date', required: true },
          {
            ...asks('where', ['Where is the home?', 'বাড়িটি কোথায়?'], ['In Bangladesh', 'বাংলাদেশের মধ্যে']),
            kind: 'postal_address',
            level: 'upazila',
          },
          {
            ...asks(
              'people',
              ['Who lives here?', 'এখানে কারা থাকেন?'],
              ['Start with who answers.', 'যিনি উত্তর দিচ্ছেন, তাঁকে দিয়ে শুরু করুন।'],
            ),
            kind: 'repeating_group',
            columns: [
              { id: 'name', label: words(['Name', 'নাম']), required: true, asks: 'text' },
              {
                id: 'age',
                label: words(['Age', 'বয়স']),
                required: false,
                asks: 'number',
                min: 0,
                max: 120,
                decimals: 0,
                unit: words(['years', 'বছর']),
              },
              {
                id: 'relation',
                label: words(['Who they are', 'কে হন']),
                required: false,
                asks: 'choice',
                options: options(
                  ['Who answers', 'উত্তরদাতা নিজে'],
                  ['Husband or wife', 'স্বামী বা স্ত্রী'],
                  ['Child', 'সন্তান'],
                  ['Parent', 'বাবা বা মা'],
                  ['Somebody else', 'অন্য কেউ'],
                ),
              },
            ],
            least: 1,
            most: 12,
            entry: words(['Person', 'সদস্য']),
          },
        ],
      ),
      section(
        'living',
        ['Making a living', 'আয় ও অভাব'],
        [
          {
            ...asks('counts', ['How many are they?', 'তাঁরা কতজন?']),
            kind: 'grid_number',
            rows: options(['Women', 'নারী'], ['Men', 'পুরুষ'], ['Children', 'শিশু']),
            columns: options(['Live here', 'এখানে থাকেন'], ['Earn money', 'আয় করেন']),
            min: 0,
            max: 50,
            decimals: 0,
          },
          {
            ...asks('sells', ['What do they sell, and where?', 'তাঁরা কী বিক্রি করেন, কোথায়?']),
            kind: 'grid_text',
            rows: options(['From the field', 'জমির ফসল'], ['From the yard', 'বাড়ির হাঁস-মুরগি, সবজি']),
            columns: options(['What', 'কী'], ['Where', 'কোথায়']),
          },
          {
            ...asks('enough', ['How often is there enough?', 'কতটা সময় যথেষ্ট থাকে?']),
            kind: 'grid_dropdown',
            rows: options(['Food', 'খাবার'], ['Water to drink', 'খাবার পানি'], ['Medicine', 'ওষুধ']),
            columns: options(['In the dry season', 'শুকনো মৌসুমে'], ['In the rains', 'বর্ষায়']),
            options: options(
              ['Always', 'সব সময়'],
              ['Mostly', 'বেশির ভাগ সময়'],
              ['Seldom', 'মাঝেমধ্যে'],
              ['Never', 'কখনোই না'],
            ),
          },
          {
            ...asks('help', ['What would help the household most?', 'কী পেলে পরিবারটির সবচেয়ে উপকার হতো?']),
            kind: 'long_text',
            maxLength: 2_000,
          },
          {
            ...asks(
              'signed',
              ['Signature of who answered', 'যিনি উত্তর দিলেন, তাঁর স্বাক্ষর'],
              ['It says that you answered by your own will.', 'এর মানে, আপনি নিজের ইচ্ছায় উত্তর দিয়েছেন।'],
            ),
            kind: 'signature',
          },
        ],
      ),
    ],
  },
};
