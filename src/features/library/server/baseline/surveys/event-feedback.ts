import { asks, type BaselineTemplate, options, section, words } from '../words.ts';

export const eventFeedback: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000002',
  kind: 'survey',
  title: words(['Event feedback', 'অনুষ্ঠান নিয়ে মতামত']),
  summary: words([
    'What people enjoyed at your event, whether it was too long, and what they want next.',
    'অনুষ্ঠানে কী ভালো লেগেছে, সময়টা ঠিক ছিল কি না, আর পরের বার কী চান।',
  ]),
  description: words([
    'Thank you for coming. Your answers help us plan the next event.',
    'আসার জন্য ধন্যবাদ। আপনার উত্তর পরের আয়োজন গুছিয়ে করতে কাজে লাগবে।',
  ]),
  theme: 'river',
  print: 'scale',
  content: {
    sections: [
      section(
        'event',
        ['The event', 'অনুষ্ঠান'],
        [
          {
            ...asks(
              'overall',
              ['How was the event overall?', 'সব মিলিয়ে অনুষ্ঠানটি কেমন লাগল?'],
              ['1 is poor, 5 is excellent.', '১ মানে ভালো লাগেনি, ৫ মানে দারুণ।'],
            ),
            kind: 'rating',
            required: true,
            steps: 5,
          },
          {
            ...asks('heard', ['How did you hear about it?', 'অনুষ্ঠানের খবর কীভাবে পেয়েছিলেন?']),
            kind: 'dropdown',
            options: options(
              ['From a friend or colleague', 'বন্ধু বা সহকর্মীর কাছে'],
              ['On Facebook', 'ফেসবুকে'],
              ['By email', 'ইমেইলে'],
              ['On a poster or banner', 'পোস্টার বা ব্যানার দেখে'],
              ['In a newspaper, on radio or television', 'পত্রিকা, রেডিও বা টেলিভিশনে'],
              ['Some other way', 'অন্য কোনোভাবে'],
            ),
          },
          { ...asks('first', ['Was it your first event with us?', 'আমাদের আয়োজনে কি এবারই প্রথম এলেন?']), kind: 'yes_no' },
          {
            ...asks('enjoyed', ['What did you enjoy most?', 'কোন জিনিসগুলো সবচেয়ে ভালো লেগেছে?']),
            kind: 'multiple_choice',
            maxChosen: 3,
            options: options(
              ['The speakers', 'বক্তারা'],
              ['The topics', 'আলোচনার বিষয়'],
              ['Meeting people', 'নতুন মানুষের সঙ্গে পরিচয়'],
              ['The venue', 'আয়োজনের জায়গা'],
              ['Food and drinks', 'খাবারদাবার'],
              ['How it was organized', 'গোছানো ব্যবস্থাপনা'],
            ),
          },
          {
            ...asks('arranged', ['How were these?', 'এগুলো কেমন ছিল?']),
            kind: 'grid_single_choice',
            rows: options(
              ['The venue', 'আয়োজনের জায়গা'],
              ['Food and drinks', 'খাবারদাবার'],
              ['Sound and seats', 'শব্দ ও বসার ব্যবস্থা'],
            ),
            options: options(['Good', 'ভালো'], ['All right', 'চলনসই'], ['Poor', 'ভালো না']),
          },
          {
            ...asks('length', ['How was the length of the event?', 'অনুষ্ঠানের সময় কেমন ছিল?']),
            kind: 'single_choice',
            required: true,
            options: options(['Too short', 'কম হয়ে গেছে'], ['Just right', 'ঠিকঠাক'], ['Too long', 'বেশি লম্বা হয়ে গেছে']),
          },
        ],
      ),
      section(
        'next',
        ['Next time', 'পরের বার'],
        [
          {
            ...asks('minutes', ['How long did it take you to get here?', 'এখানে পৌঁছাতে আপনার কতক্ষণ লেগেছে?']),
            kind: 'number',
            min: 0,
            max: 1_440,
            decimals: 0,
            unit: words(['minutes', 'মিনিট']),
          },
          {
            ...asks('matters', ['What matters to you in an event?', 'একটি অনুষ্ঠানে কোন জিনিস আপনার কাছে বেশি জরুরি?']),
            kind: 'ranking',
            options: options(
              ['Learning something', 'নতুন কিছু শেখা'],
              ['Meeting people', 'মানুষের সঙ্গে পরিচয়'],
              ['Having a good time', 'আনন্দে সময় কাটানো'],
              ['Getting there easily', 'সহজে পৌঁছানো'],
            ),
          },
          {
            ...asks('begin', ['When should the next event begin?', 'পরের অনুষ্ঠান কখন শুরু হলে আপনার সুবিধা?']),
            kind: 'time',
            step: 30,
          },
          {
            ...asks('topic', ['Which topic would you like next?', 'পরের বার কোন বিষয় নিয়ে আয়োজন চান?']),
            kind: 'short_text',
            maxLength: 200,
          },
          {
            ...asks('again', ['Would you come again?', 'আবার এমন আয়োজন হলে আসবেন?']),
            kind: 'single_choice',
            required: true,
            options: options(['Yes, surely', 'অবশ্যই আসব'], ['Perhaps', 'হয়তো আসব'], ['No', 'না']),
          },
          {
            ...asks(
              'invite',
              ['Shall we invite you to the next event?', 'পরের আয়োজনে আপনাকে আমন্ত্রণ জানাব?'],
              ['If so, leave your email address.', 'চাইলে ইমেইল ঠিকানা দিন।'],
            ),
            kind: 'email_address',
          },
          {
            ...asks(
              'photos',
              ['Did you take photos you would share?', 'ছবি তুলেছেন? চাইলে আমাদের দিন'],
              ['The organizers see them together with your answers.', 'আয়োজকেরা আপনার উত্তরের সঙ্গে ছবিগুলো দেখবেন।'],
            ),
            kind: 'file_upload',
            accepts: ['pictures'],
            maxFiles: 5,
            maxMegabytes: 10,
          },
          {
            ...asks(
              'words',
              ['Now in your own words', 'এবার আপনার নিজের কথায়'],
              ['Leave out whatever only you should know.', 'যা একান্ত আপনার নিজের, তা লিখবেন না।'],
            ),
            kind: 'statement',
          },
          {
            ...asks('anything', ['Anything else you want to tell us?', 'আর কিছু বলতে চান?']),
            kind: 'long_text',
            maxLength: 2_000,
          },
          {
            ...asks('quote', ['May we publish what you wrote?', 'আপনার লেখা কি প্রকাশ করতে পারি?']),
            kind: 'consent',
            agreement: words(['Yes, without my name', 'হ্যাঁ, নাম ছাড়া']),
          },
        ],
      ),
    ],
  },
};
