import type { DemoSurvey } from '../demo-survey.ts';

/** Not published yet. */
export const course: DemoSurvey = {
  owner: 'second',
  title: { en: 'Statistics for beginners: course evaluation', bn: 'পরিসংখ্যানের প্রথম পাঠ: কোর্স মূল্যায়ন' },
  settings: { languages: ['bn', 'en'] },
  content: { templateId: '0190f0a0-0000-7000-8000-000000000003' },
};
