import { asks, type BaselineTemplate, options, section, words } from '../words.ts';

export const customerSatisfaction: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000001',
  kind: 'survey',
  title: words(['Customer satisfaction', 'গ্রাহক সন্তুষ্টি']),
  summary: words([
    'How buying from you was, what people liked, and whether they would recommend you.',
    'কেনাকাটার অভিজ্ঞতা কেমন ছিল, কী ভালো লেগেছে, আর অন্যকে আপনার কথা বলবেন কি না।',
  ]),
  description: words([
    'Tell us how we did. It takes about two minutes and helps us do better next time.',
    'আমাদের সেবা আপনার কেমন লাগল, জানান। মিনিট দুয়েক সময় লাগবে, আর আপনার কথা শুনে আমরা আরও ভালো করতে পারব।',
  ]),
  theme: 'marigold',
  print: 'stars',
  content: {
    sections: [
      section(
        'visit',
        ['Your purchase', 'আপনার কেনাকাটা'],
        [
          {
            ...asks(
              'when',
              ['When did you last buy from us?', 'শেষ কবে আমাদের কাছ থেকে কিনেছেন?'],
              ['If you do not remember the day, a guess is fine.', 'দিনটা মনে না থাকলে আন্দাজে দিলেও চলবে।'],
            ),
            kind: 'date',
          },
          {
            ...asks('where', ['Where did you buy?', 'কোথা থেকে কিনেছেন?']),
            kind: 'single_choice',
            required: true,
            options: options(
              ['In a shop', 'দোকান থেকে'],
              ['On the website or app', 'ওয়েবসাইট বা অ্যাপ থেকে'],
              ['By phone', 'ফোনে অর্ডার করে'],
              ['On Facebook or WhatsApp', 'ফেসবুক বা হোয়াটসঅ্যাপে'],
            ),
          },
        ],
      ),
      section(
        'opinion',
        ['What you think', 'আপনার মতামত'],
        [
          {
            ...asks('overall', ['How satisfied are you overall?', 'সব মিলিয়ে আপনি কতটা সন্তুষ্ট?']),
            kind: 'csat',
            required: true,
          },
          {
            ...asks('easy', ['How easy was it to buy from us?', 'আমাদের কাছ থেকে কেনা কতটা সহজ ছিল?']),
            kind: 'ces',
          },
          {
            ...asks(
              'liked',
              ['What did you like?', 'কী কী ভালো লেগেছে?'],
              ['Choose as many as you like.', 'একাধিক বেছে নিতে পারেন।'],
            ),
            kind: 'multiple_choice',
            options: options(
              ['Quality of the product', 'পণ্যের মান'],
              ['Price', 'দাম'],
              ['How the staff treated me', 'কর্মীদের ব্যবহার'],
              ['Delivery', 'ডেলিভারি'],
              ['Service after the purchase', 'কেনার পরের সেবা'],
            ),
          },
          {
            ...asks(
              'ways',
              ['What have you used us for, and how?', 'আমাদের কাছে কী কাজে, কীভাবে এসেছেন?'],
              ['Choose as many as you like in each row.', 'প্রতিটি সারিতে একাধিক বেছে নিতে পারেন।'],
            ),
            kind: 'grid_multiple_choice',
            rows: options(
              ['To buy', 'কিনতে'],
              ['To ask something', 'কিছু জানতে'],
              ['To return something', 'কিছু ফেরত দিতে'],
            ),
            options: options(['In a shop', 'দোকানে'], ['Online', 'অনলাইনে'], ['By phone', 'ফোনে']),
          },
          {
            ...asks('recommend', [
              'How likely are you to recommend us to a friend or relative?',
              'বন্ধু বা আত্মীয়কে আমাদের কথা বলবেন, এমন সম্ভাবনা কতটা?',
            ]),
            kind: 'nps',
            required: true,
          },
          {
            ...asks('improve', ['What should we do better?', 'কোথায় আমাদের আরও ভালো করা দরকার?']),
            kind: 'long_text',
            maxLength: 2_000,
          },
        ],
      ),
      section(
        'you',
        ['About you', 'আপনার সম্পর্কে'],
        [
          {
            ...asks('home', ['Where do you live?', 'আপনি কোথায় থাকেন?'], ['In Bangladesh', 'বাংলাদেশের মধ্যে']),
            kind: 'postal_address',
            level: 'district',
          },
          {
            ...asks(
              'call',
              ['When may we call you about your answers?', 'আপনার উত্তর নিয়ে কথা বলতে কখন ফোন করতে পারি?'],
              ['Leave it empty if you want no call.', 'ফোন না চাইলে খালি রাখুন।'],
            ),
            kind: 'date_time',
            step: 30,
          },
        ],
      ),
    ],
  },
};
