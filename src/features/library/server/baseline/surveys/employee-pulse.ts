import { asks, type BaselineTemplate, options, section, words } from '../words.ts';

const AGREES = { kind: 'likert' as const, steps: 5 as const, labels: [] };

export const employeePulse: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000005',
  kind: 'survey',
  title: words(['How work is going', 'কাজ কেমন চলছে']),
  summary: words([
    'How people in an organization are doing: workload, support, fairness, and whether they would stay. Ask it every quarter.',
    'প্রতিষ্ঠানে সবাই কেমন আছেন: কাজের চাপ, সহযোগিতা, ন্যায্যতা, আর থাকতে চান কি না। তিন মাস পরপর জিজ্ঞেস করুন।',
  ]),
  description: words([
    'About your work in the last three months. There is no right answer: say it as it is.',
    'গত তিন মাসের কাজ নিয়ে কয়েকটি প্রশ্ন। সঠিক-ভুল বলে কিছু নেই; যেমনটা মনে হয়, তা-ই জানান।',
  ]),
  theme: 'river',
  print: 'pulse',
  content: {
    sections: [
      section(
        'now',
        ['Your work now', 'এখনকার কাজ'],
        [
          {
            ...asks('mood', ['How do you feel at work these days?', 'আজকাল কাজ করতে কেমন লাগে?']),
            kind: 'rating',
            look: 'smileys',
            steps: 5,
            required: true,
          },
          {
            ...asks('load', ['How much work do you have?', 'আপনার ওপর কাজের চাপ কেমন?']),
            kind: 'single_choice',
            required: true,
            options: options(
              ['Far too much', 'অনেক বেশি'],
              ['Somewhat too much', 'একটু বেশি'],
              ['About right', 'ঠিকঠাক'],
              ['Too little', 'কম'],
            ),
          },
          {
            ...asks('clear', ['I know what is expected of me.', 'আমার কাছে কী আশা করা হয়, আমি তা জানি।']),
            ...AGREES,
          },
          {
            ...asks('tools', ['I have what I need to work well.', 'ভালোভাবে কাজ করতে যা দরকার, তা আমার আছে।']),
            ...AGREES,
          },
          {
            ...asks('heard', ['What I say is taken seriously.', 'আমার কথার গুরুত্ব দেওয়া হয়।']),
            ...AGREES,
          },
          {
            ...asks('fair', ['People are treated fairly here.', 'এখানে সবার সঙ্গে ন্যায্য আচরণ করা হয়।']),
            ...AGREES,
          },
        ],
      ),
      section(
        'next',
        ['What comes next', 'সামনের দিন'],
        [
          {
            ...asks('recommend', [
              'How likely are you to recommend working here to a friend?',
              'কোনো বন্ধুকে এখানে কাজ করতে বলবেন, এমন সম্ভাবনা কতটা?',
            ]),
            kind: 'nps',
            required: true,
          },
          {
            ...asks(
              'change',
              ['What would help you most?', 'কোন জিনিসগুলো হলে আপনার সবচেয়ে উপকার হতো?'],
              ['Choose up to three.', 'সর্বোচ্চ তিনটি বেছে নিন।'],
            ),
            kind: 'multiple_choice',
            maxChosen: 3,
            options: options(
              ['Fewer tasks at once', 'একসঙ্গে কম কাজ'],
              ['Clearer goals', 'আরও স্পষ্ট লক্ষ্য'],
              ['Training', 'প্রশিক্ষণ'],
              ['Better pay', 'ভালো বেতন'],
              ['More flexible hours', 'সময়ের স্বাধীনতা'],
              ['More thanks for good work', 'ভালো কাজের স্বীকৃতি'],
            ),
          },
          {
            ...asks('words', ['What should change first?', 'সবার আগে কী বদলানো দরকার?']),
            kind: 'long_text',
            maxLength: 2_000,
          },
        ],
      ),
    ],
  },
};
