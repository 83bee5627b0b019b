import { alone, asks, type BaselineTemplate, options, words } from '../words.ts';

export const membersDecision: BaselineTemplate = {
  id: '0190f0a0-0000-7000-8000-000000000013',
  kind: 'poll',
  title: words(['A decision of all members', 'সব সদস্যের সিদ্ধান্ত']),
  summary: words([
    'Whether the members of a society, a flat owners’ association or a team agree to one proposal.',
    'একটি প্রস্তাবে সমিতি, ফ্ল্যাট-মালিক বা দলের সদস্যরা একমত কি না।',
  ]),
  description: words([
    'Each member has one vote. What most vote for is done.',
    'প্রত্যেক সদস্যের একটি করে ভোট। বেশির ভাগের মতই সিদ্ধান্ত।',
  ]),
  theme: 'jasmine',
  print: 'ballot',
  content: {
    sections: [
      alone('poll', [
        {
          ...asks('agree', [
            'Shall the monthly subscription be 200 taka from January?',
            'জানুয়ারি থেকে মাসিক চাঁদা কি ২০০ টাকা হবে?',
          ]),
          kind: 'single_choice',
          required: true,
          options: options(['I am for it', 'পক্ষে'], ['I am against it', 'বিপক্ষে'], ['I abstain', 'ভোটদানে বিরত']),
        },
      ]),
    ],
  },
};
