import { asks, type BaselineTemplate, options, section, words } from '../words.ts';

export const marketResearch: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000007',
  kind: 'survey',
  title: words(['Before you sell something new', 'নতুন পণ্য আনার আগে']),
  summary: words([
    'What people buy now, what they miss, and what they would pay: market research for a product you are thinking of.',
    'মানুষ এখন কী কেনেন, কীসের অভাব বোধ করেন, কত দাম দিতে রাজি: নতুন পণ্যের আগে বাজার যাচাই।',
  ]),
  description: words([
    'We are thinking of something new, and want to hear first what you buy and what you miss.',
    'আমরা নতুন কিছু আনার কথা ভাবছি। তার আগে জানতে চাই, আপনি কী কেনেন আর কীসের অভাব বোধ করেন।',
  ]),
  theme: 'jasmine',
  print: 'baskets',
  content: {
    sections: [
      section(
        'now',
        ['What you buy now', 'এখন যা কেনেন'],
        [
          {
            ...asks('often', ['How often do you buy such products?', 'এ ধরনের পণ্য কত ঘন ঘন কেনেন?']),
            kind: 'single_choice',
            required: true,
            options: options(
              ['Every week', 'প্রতি সপ্তাহে'],
              ['Every month', 'প্রতি মাসে'],
              ['A few times a year', 'বছরে কয়েকবার'],
              ['Never', 'কখনো না'],
            ),
          },
          {
            ...asks('where', ['Where do you mostly buy them?', 'বেশির ভাগ সময় কোথা থেকে কেনেন?']),
            kind: 'single_choice',
            options: options(
              ['In a shop nearby', 'পাড়ার দোকান থেকে'],
              ['At the market', 'বাজার থেকে'],
              ['In a supermarket', 'সুপারশপ থেকে'],
              ['Online', 'অনলাইনে'],
            ),
          },
          {
            ...asks(
              'matters',
              ['What matters most to you?', 'আপনার কাছে কোনটির গুরুত্ব বেশি?'],
              ['Put them in order, the most important first.', 'গুরুত্ব অনুযায়ী সাজান, সবচেয়ে জরুরিটি আগে।'],
            ),
            kind: 'ranking',
            options: options(
              ['Price', 'দাম'],
              ['Quality', 'মান'],
              ['The brand', 'ব্র্যান্ড'],
              ['That it is easy to get', 'হাতের কাছে পাওয়া'],
            ),
          },
          {
            ...asks('missing', ['What annoys you about what there is?', 'বাজারে যা আছে, তার কোন জিনিসটা ভালো লাগে না?']),
            kind: 'long_text',
            maxLength: 1_000,
          },
        ],
      ),
      section(
        'new',
        ['Something new', 'নতুন পণ্য'],
        [
          {
            ...asks(
              'try',
              ['How likely are you to try what we describe?', 'আমরা যা ভাবছি, তা কিনে দেখার সম্ভাবনা কতটা?'],
              ['Describe your product here in two sentences.', 'আপনার পণ্যের কথা এখানে দুই বাক্যে লিখুন।'],
            ),
            kind: 'opinion_scale',
            from: 1,
            to: 7,
            low: words(['Not at all', 'একেবারেই না']),
            high: words(['Surely', 'নিশ্চিত কিনব']),
            required: true,
          },
          {
            ...asks('price', ['What would be a fair price?', 'কত হলে দামটা ন্যায্য মনে হবে?']),
            kind: 'number',
            decimals: 0,
            min: 0,
            unit: words(['taka', 'টাকা']),
          },
          {
            ...asks('dear', ['From what price on would it be too expensive?', 'কত টাকার বেশি হলে আর কিনবেন না?']),
            kind: 'number',
            decimals: 0,
            min: 0,
            unit: words(['taka', 'টাকা']),
          },
        ],
      ),
      section(
        'you',
        ['About you', 'আপনার সম্পর্কে'],
        [
          {
            ...asks('age', ['How old are you?', 'আপনার বয়স কত?']),
            kind: 'single_choice',
            options: options(
              ['Under 18', '১৮ বছরের কম'],
              ['18 to 29', '১৮ থেকে ২৯'],
              ['30 to 44', '৩০ থেকে ৪৪'],
              ['45 and over', '৪৫ বা তার বেশি'],
            ),
          },
          {
            ...asks('home', ['Where do you live?', 'আপনি কোথায় থাকেন?']),
            kind: 'postal_address',
            level: 'district',
          },
        ],
      ),
    ],
  },
};
