import { asks, type BaselineTemplate, options, section, words } from '../words.ts';

export const courseEvaluation: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000003',
  kind: 'survey',
  title: words(['Course evaluation', 'কোর্স মূল্যায়ন']),
  summary: words([
    'Which parts of a course helped, how hard it was, and what to change next time.',
    'কোর্সের কী কাজে লেগেছে, কতটা কঠিন ছিল, আর পরের বার কী বদলানো দরকার।',
  ]),
  description: words([
    'What worked in this course and what did not? Your answers help to improve it.',
    'কোর্সের কোনটা কাজে লেগেছে, কোনটা লাগেনি? আপনার উত্তর কোর্সটি আরও ভালো করতে কাজে লাগবে।',
  ]),
  theme: 'brick',
  print: 'choices',
  content: {
    sections: [
      section(
        'course',
        ['The course', 'কোর্স'],
        [
          {
            ...asks(
              'name',
              ['Which course is this about?', 'কোন কোর্স নিয়ে বলছেন?'],
              ['Its name or code.', 'কোর্সের নাম বা কোড লিখুন।'],
            ),
            kind: 'short_text',
            required: true,
            maxLength: 120,
          },
          {
            ...asks('taken', ['When was the course?', 'কোর্সটি কবে থেকে কবে ছিল?']),
            kind: 'date_range',
          },
          {
            ...asks('clear', ['The aims of the course were clear', 'কোর্সের উদ্দেশ্য পরিষ্কার ছিল']),
            kind: 'likert',
            required: true,
            steps: 5,
            labels: [],
          },
          {
            ...asks('explained', ['The teacher explained things well', 'শিক্ষক ভালোভাবে বুঝিয়েছেন']),
            kind: 'likert',
            required: true,
            steps: 5,
            labels: [],
          },
          {
            ...asks('difficulty', ['How hard was the course for you?', 'কোর্সটি আপনার জন্য কতটা কঠিন ছিল?']),
            kind: 'opinion_scale',
            from: 1,
            to: 7,
            low: words(['Far too easy', 'খুবই সহজ']),
            high: words(['Far too hard', 'খুবই কঠিন']),
          },
          {
            ...asks('pace', ['How was the pace?', 'পড়ানোর গতি কেমন ছিল?']),
            kind: 'dropdown',
            options: options(
              ['Much too slow', 'খুবই ধীর'],
              ['A little slow', 'একটু ধীর'],
              ['Right', 'ঠিকঠাক'],
              ['A little fast', 'একটু দ্রুত'],
              ['Much too fast', 'খুবই দ্রুত'],
            ),
          },
        ],
      ),
      section(
        'learning',
        ['Your learning', 'আপনার শেখা'],
        [
          {
            ...asks('hours', ['How many hours a week did you study outside class?', 'ক্লাসের বাইরে সপ্তাহে কত ঘণ্টা পড়েছেন?']),
            kind: 'number',
            min: 0,
            max: 100,
            decimals: 1,
            unit: words(['hours', 'ঘণ্টা']),
          },
          {
            ...asks('used', [
              'How much of what was taught could you use by now?',
              'যা শেখানো হয়েছে, এর মধ্যে তার কতটা কাজে লাগাতে পেরেছেন?',
            ]),
            kind: 'slider',
            min: 0,
            max: 100,
            step: 5,
            low: words(['Nothing', 'কিছুই না']),
            high: words(['All of it', 'পুরোটাই']),
            unit: words(['%', '%']),
          },
          {
            ...asks(
              'time',
              ['How was the time in class spent?', 'ক্লাসের সময় কীভাবে কেটেছে?'],
              ['A rough guess will do.', 'মোটামুটি আন্দাজে দিলেই হবে।'],
            ),
            kind: 'constant_sum',
            total: 100,
            unit: words(['%', '%']),
            options: options(['Listening', 'শুনে'], ['Discussing', 'আলোচনা করে'], ['Practising', 'অনুশীলন করে']),
          },
          {
            ...asks(
              'parts',
              ['How were the parts of the course?', 'কোর্সের কোন অংশ কেমন ছিল?'],
              ['1 is poor, 5 is excellent.', '১ মানে ভালো নয়, ৫ মানে চমৎকার।'],
            ),
            kind: 'grid_rating',
            steps: 5,
            rows: options(['Lessons', 'ক্লাস'], ['Exercises', 'অনুশীলন'], ['Books and handouts', 'বই ও হ্যান্ডআউট']),
          },
          {
            ...asks(
              'helped',
              ['What helped you learn?', 'শিখতে কী কী কাজে লেগেছে?'],
              ['Choose as many as you like.', 'একাধিক বেছে নিতে পারেন।'],
            ),
            kind: 'multiple_choice',
            options: options(
              ['Lectures', 'ক্লাসের আলোচনা'],
              ['Exercises and homework', 'অনুশীলন ও বাড়ির কাজ'],
              ['Working in groups', 'দলে মিলে কাজ'],
              ['Books and handouts', 'বই ও হ্যান্ডআউট'],
              ['Videos', 'ভিডিও'],
              ['Talking with the teacher', 'শিক্ষকের সঙ্গে কথা বলা'],
            ),
          },
          {
            ...asks(
              'rating',
              ['How would you rate the course?', 'কোর্সটিকে কত দেবেন?'],
              ['1 is poor, 5 is excellent.', '১ মানে ভালো নয়, ৫ মানে চমৎকার।'],
            ),
            kind: 'rating',
            required: true,
            steps: 5,
          },
          {
            ...asks(
              'work',
              ['Would you show us something you made in the course?', 'কোর্সে বানানো কোনো কাজ দেখাতে চান?'],
              ['A link to it is enough.', 'কাজটির লিংক দিলেই হবে।'],
            ),
            kind: 'web_address',
          },
          {
            ...asks('change', ['What should change next time?', 'পরের বার কী বদলানো উচিত?']),
            kind: 'long_text',
            maxLength: 3_000,
          },
          {
            ...asks(
              'who',
              ['What is your name?', 'আপনার নাম কী?'],
              ['Only if you want to be known.', 'জানাতে চাইলে তবেই লিখুন।'],
            ),
            kind: 'person_name',
          },
          {
            ...asks(
              'call',
              ['May we call you about your answers?', 'উত্তর নিয়ে আপনাকে ফোন করতে পারি?'],
              ['If so, leave your mobile number.', 'পারলে মোবাইল নম্বরটি দিন।'],
            ),
            kind: 'phone_number',
          },
        ],
      ),
    ],
  },
};
