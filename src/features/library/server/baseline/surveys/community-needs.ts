import { asks, type BaselineTemplate, options, section, words } from '../words.ts';

export const communityNeeds: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000008',
  kind: 'survey',
  title: words(['What our area needs', 'এলাকায় কী দরকার']),
  summary: words([
    'Water, roads, schools, health: what people in a ward or village have and lack, for a council, an NGO or a project.',
    'পানি, রাস্তা, স্কুল, চিকিৎসা: ওয়ার্ড বা গ্রামের মানুষের কী আছে, কী নেই। ইউনিয়ন পরিষদ, এনজিও বা প্রকল্পের জন্য।',
  ]),
  description: words([
    'Tell us how it is where you live. Your answers help to decide what is done first.',
    'আপনার এলাকার অবস্থা জানান। কোন কাজ আগে হবে, তা ঠিক করতে আপনার উত্তর কাজে লাগবে।',
  ]),
  theme: 'marigold',
  print: 'pump',
  content: {
    sections: [
      section(
        'place',
        ['Where you live', 'আপনার এলাকা'],
        [
          {
            ...asks('home', ['Where do you live?', 'আপনি কোথায় থাকেন?']),
            kind: 'postal_address',
            level: 'upazila',
            required: true,
          },
          {
            ...asks('household', ['How many people live in your household?', 'আপনার পরিবারে কতজন থাকেন?']),
            kind: 'number',
            decimals: 0,
            min: 1,
            max: 50,
            unit: words(['people', 'জন']),
          },
        ],
      ),
      section(
        'today',
        ['How it is', 'এখনকার অবস্থা'],
        [
          {
            ...asks('state', ['How good is what there is?', 'এলাকার এসব কতটা ভালো?']),
            kind: 'grid_rating',
            steps: 5,
            rows: options(
              ['Drinking water', 'খাবার পানি'],
              ['Roads and drains', 'রাস্তা ও নালা'],
              ['Schools', 'স্কুল'],
              ['Clinic or hospital', 'ক্লিনিক বা হাসপাতাল'],
              ['Electricity', 'বিদ্যুৎ'],
              ['Safety at night', 'রাতের নিরাপত্তা'],
            ),
          },
          {
            ...asks('water', ['Where does your drinking water come from?', 'খাবার পানি কোথা থেকে আনেন?']),
            kind: 'single_choice',
            options: options(
              ['A tap at home', 'ঘরের কল'],
              ['Our own tube well', 'নিজেদের টিউবওয়েল'],
              ['A shared tube well', 'সবার টিউবওয়েল'],
              ['A pond or river', 'পুকুর বা নদী'],
              ['We buy it', 'কিনে খাই'],
            ),
          },
          {
            ...asks('flood', [
              'Was your home under water in the last twelve months?',
              'গত এক বছরে আপনার বাড়িতে কি বন্যা বা বৃষ্টির পানি উঠেছিল?',
            ]),
            kind: 'yes_no',
          },
        ],
      ),
      section(
        'next',
        ['What comes first', 'কোনটা আগে'],
        [
          {
            ...asks(
              'first',
              ['What should be done first?', 'কোন কাজগুলো আগে হওয়া দরকার?'],
              ['Choose up to three.', 'সর্বোচ্চ তিনটি বেছে নিন।'],
            ),
            kind: 'multiple_choice',
            required: true,
            maxChosen: 3,
            options: options(
              ['Clean water', 'নিরাপদ পানি'],
              ['A better road', 'ভালো রাস্তা'],
              ['Drains', 'পানি নামার নালা'],
              ['Teachers and books', 'শিক্ষক ও বই'],
              ['A doctor nearby', 'কাছে একজন ডাক্তার'],
              ['Street lights', 'রাস্তার বাতি'],
              ['Work for young people', 'তরুণদের কাজ'],
            ),
          },
          {
            ...asks('help', ['What could you do for it yourself?', 'এ কাজে আপনি নিজে কী করতে পারেন?']),
            kind: 'long_text',
            maxLength: 1_000,
          },
        ],
      ),
    ],
  },
};
