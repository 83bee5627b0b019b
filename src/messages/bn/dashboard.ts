import type { dashboard as english } from '../en/dashboard.ts';
import type { Translation } from '../translation.ts';

export const dashboard: Translation<typeof english> = {
  projects: 'প্রকল্প',
  surveys: 'জরিপ',
  settings: 'সেটিংস',
  emailLogs: 'ই-মেইল লগ',
};
