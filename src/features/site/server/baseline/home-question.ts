import type { Localized } from '#domain/text/localized.ts';

/** What visitors of a new site are asked on its home page. */
export const BASELINE_HOME_QUESTION: { project: Localized; title: Localized; options: Localized[] } = {
  project: { en: 'A question on the home page', bn: 'হোমপেজের প্রশ্ন' },
  title: { en: 'How do you usually get to work or class?', bn: 'কাজে বা ক্লাসে সাধারণত কীভাবে যান?' },
  options: [
    { en: 'On foot', bn: 'হেঁটে' },
    { en: 'By rickshaw', bn: 'রিকশায়' },
    { en: 'By bus or train', bn: 'বাসে বা ট্রেনে' },
    { en: 'By motorcycle or car', bn: 'মোটরসাইকেলে বা গাড়িতে' },
    { en: 'I stay at home', bn: 'বাসাতেই থাকি' },
  ],
};
