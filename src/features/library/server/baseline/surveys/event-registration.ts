import { asks, type BaselineTemplate, options, section, words } from '../words.ts';

export const eventRegistration: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000006',
  kind: 'survey',
  title: words(['Event registration', 'অনুষ্ঠানে নাম লেখানো']),
  summary: words([
    'Who is coming, with how many people, and what they need. Set a response limit where places are few.',
    'কারা আসছেন, সঙ্গে কতজন, আর কার কী দরকার। আসন কম হলে সাড়ার সীমা বেঁধে দিন।',
  ]),
  description: words([
    'Put your name down, and we keep a place for you. Your details are used for this event alone.',
    'নাম লিখিয়ে রাখুন, আমরা আপনার জায়গা রাখব। আপনার তথ্য শুধু এই অনুষ্ঠানের কাজেই লাগবে।',
  ]),
  theme: 'brick',
  print: 'tickets',
  content: {
    sections: [
      section(
        'you',
        ['You', 'আপনি'],
        [
          { ...asks('name', ['What is your name?', 'আপনার নাম কী?']), kind: 'person_name', required: true },
          {
            ...asks(
              'phone',
              ['Your mobile number', 'আপনার মোবাইল নম্বর'],
              ['If something changes, we call or text you.', 'কিছু বদলালে ফোন বা এসএমএসে জানাব।'],
            ),
            kind: 'phone_number',
            required: true,
          },
          { ...asks('email', ['Your email address', 'আপনার ইমেইল ঠিকানা']), kind: 'email_address' },
          {
            ...asks('from', ['What organization or school are you from?', 'কোন প্রতিষ্ঠান বা স্কুল-কলেজ থেকে আসছেন?']),
            kind: 'short_text',
            maxLength: 200,
          },
        ],
      ),
      section(
        'coming',
        ['Your coming', 'আসার কথা'],
        [
          {
            ...asks('parts', ['What do you come to?', 'কোন কোন পর্বে থাকবেন?']),
            kind: 'multiple_choice',
            required: true,
            options: options(
              ['The morning', 'সকালের পর্ব'],
              ['Lunch', 'দুপুরের খাবার'],
              ['The afternoon', 'বিকেলের পর্ব'],
              ['The evening programme', 'সন্ধ্যার অনুষ্ঠান'],
            ),
          },
          {
            ...asks(
              'guests',
              ['How many people come with you?', 'আপনার সঙ্গে কতজন আসবেন?'],
              ['You not counted', 'আপনাকে বাদ দিয়ে'],
            ),
            kind: 'number',
            decimals: 0,
            min: 0,
            max: 20,
            unit: words(['people', 'জন']),
          },
          {
            ...asks('food', ['What do you not eat?', 'কী খান না?']),
            kind: 'multiple_choice',
            options: options(
              ['Beef', 'গরুর মাংস'],
              ['Any meat', 'কোনো মাংসই না'],
              ['Fish', 'মাছ'],
              ['Milk', 'দুধ'],
              ['Nuts', 'বাদাম'],
            ),
          },
          {
            ...asks(
              'need',
              ['What should we prepare for you?', 'আপনার জন্য আলাদা কী ব্যবস্থা রাখব?'],
              ['A ramp, a sign language interpreter, a place for a baby, …', 'যেমন র‍্যাম্প, ইশারা ভাষার দোভাষী, শিশুর জন্য জায়গা।'],
            ),
            kind: 'long_text',
            maxLength: 1_000,
          },
        ],
      ),
    ],
  },
};
