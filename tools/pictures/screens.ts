/** A screen to look at, by the address that shows it. */
export interface Screen {
  name: string;
  /** `:survey` stands for the survey most answered, `:respondent` for somebody who began it. */
  path: string;
}

/** Of those who only look. */
export const VISITOR_SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'faq', path: '/faq' },
  { name: 'about', path: '/page/about-us' },
  { name: 'terms', path: '/page/terms-condition' },
  { name: 'missing', path: '/no-such-page' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'admin-login', path: '/admin-login' },
  { name: 'welcome', path: '/survey/welcome/:survey' },
  { name: 'questions', path: '/survey/:survey/:respondent' },
  { name: 'last-step', path: '/survey/:survey/:respondent/last-step' },
  { name: 'survey-missing', path: '/survey/no-such-survey' },
];

export const OWNER_SCREENS: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'surveys', path: '/dashboard/survey' },
  { name: 'new-project', path: '/dashboard/new-project/survey' },
  { name: 'build', path: '/dashboard/survey/:survey' },
  { name: 'settings', path: '/dashboard/survey/:survey/settings' },
  { name: 'share', path: '/dashboard/survey/:survey/share' },
  { name: 'results', path: '/dashboard/survey/:survey/response-reports' },
  { name: 'responses', path: '/dashboard/survey/:survey/response-reports?tab=responses' },
  { name: 'profile', path: '/dashboard/profile' },
  { name: 'password', path: '/dashboard/profile/change-password' },
];

export const ADMINISTRATOR_SCREENS: readonly Screen[] = [
  { name: 'admin-home', path: '/admin' },
  { name: 'admin-mails', path: '/admin/email-logs' },
  { name: 'admin-profile', path: '/admin/profile' },
];
