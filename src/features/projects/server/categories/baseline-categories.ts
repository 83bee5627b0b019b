import type { Localized } from '#domain/text/localized.ts';

/** What projects are about. */
export const BASELINE_CATEGORIES: Localized[] = [
  { en: 'Education', bn: 'শিক্ষা' },
  { en: 'Health', bn: 'স্বাস্থ্য' },
  { en: 'Agriculture and food', bn: 'কৃষি ও খাদ্য' },
  { en: 'Business and customers', bn: 'ব্যবসা ও গ্রাহক' },
  { en: 'Employees', bn: 'কর্মী' },
  { en: 'Community and society', bn: 'এলাকা ও সমাজ' },
  { en: 'Events', bn: 'অনুষ্ঠান' },
  { en: 'Research', bn: 'গবেষণা' },
];
