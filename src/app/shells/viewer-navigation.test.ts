import { describe, expect, it } from 'vitest';
import { AREAS, type Area } from '#features/identity/paths.ts';
import type { Role } from '#kit/contract/actor.ts';
import { textOf } from '#messages/translate.ts';
import { actorOf } from '#tests/factories/actor.ts';
import type { NavigationGroup } from '#ui/dashboard/frame/navigation-entry.ts';
import { ADMIN_SIDEBAR } from './admin-sidebar.ts';
import { DASHBOARD_SIDEBAR } from './dashboard-sidebar.ts';
import { sidebarFor, userLinksOf } from './viewer-navigation.ts';

const t = textOf('en');

function linesOf(groups: readonly NavigationGroup[]): string[] {
  return groups.flatMap(({ label, entries }) => [
    ...(label ? [`${label(t)}:`] : []),
    ...entries.map((entry) => `${entry.label(t)} ${entry.to}`),
  ]);
}

const seenBy = (role: Role, sidebar: readonly NavigationGroup[]) => linesOf(sidebarFor(actorOf(role), sidebar));

describe('the user dashboard sidebar', () => {
  it.each(['user', 'surveyor'] as const)(
    '“/dashboard; Projects: /dashboard/survey, …; Quiz: /dashboard/quiz, /dashboard/practice-quiz, /dashboard/series-quiz, /dashboard/participated-quiz; /dashboard/company; Support: /dashboard/tickets, /contact-us; …”, for the role %s',
    (role) => {
      expect(seenBy(role, DASHBOARD_SIDEBAR)).toEqual([
        'Dashboard /dashboard',
        'Projects:',
        'Surveys /dashboard/survey',
        'Polls /dashboard/polls',
        'Feedback /dashboard/feedback',
        'Quiz:',
        'General Quiz /dashboard/quiz',
        'Practice Quiz /dashboard/practice-quiz',
        'Series Quiz /dashboard/series-quiz',
        'Quizzes you took /dashboard/participated-quiz',
        'Company /dashboard/company',
        'Support:',
        'My Tickets /dashboard/tickets',
        'Get Help /contact-us',
        'Activity Logs /dashboard/activity-logs',
      ]);
    },
  );
});

describe('the admin layout', () => {
  it('“Users (admin only) … Projects: All Project, Categories … Content: Pages, Testimonials, FAQ, Slide Show; Question Bank: Categories, Questions; Customer Support: Contacts, Tickets, and admin only Ticket Categories and Ticket Priorities; … Company, … Under ‘Admin Only’: … Notifications, … Locations, Email Templates, Email Logs, Activity Logs, Errors Log”', () => {
    expect(seenBy('admin', ADMIN_SIDEBAR)).toEqual([
      'Dashboard /admin',
      'Users /admin/users',
      'Projects:',
      'All Project /admin/surveys',
      'Categories /admin/category',
      'Content:',
      `${t('dashboard:pages')} /admin/pages`,
      'Testimonials /admin/testimonials',
      `${t('dashboard:faq')} /admin/faq`,
      `${t('dashboard:slideShows')} /admin/slide-show`,
      'Question Bank:',
      'Categories /admin/question-bank/categories',
      'Questions /admin/question-bank/questions',
      'Customer Support:',
      'Contacts /admin/contacts',
      'Tickets /admin/tickets',
      'Ticket Categories /admin/tickets/categories',
      'Ticket Priorities /admin/tickets/priorities',
      'Company /admin/company',
      'Admin Only:',
      'Site Settings /admin/site-setting',
      'Theme Settings /admin/theme-setting',
      'Notifications /admin/notifications',
      'Locations /admin/location',
      'Email Templates /admin/email-templates',
      `${t('operations:mails')} /admin/email-logs`,
      'Activity Logs /admin/activity-logs',
      'Errors Log /admin/errors-log',
      'Operations /admin/operations',
    ]);
  });

  it('“Menu items marked admin only show for role admin … Email Templates and Errors Log carry no admin check”', () => {
    expect(seenBy('agent', ADMIN_SIDEBAR)).toEqual([
      'Dashboard /admin',
      'Projects:',
      'All Project /admin/surveys',
      'Categories /admin/category',
      'Content:',
      `${t('dashboard:pages')} /admin/pages`,
      'Testimonials /admin/testimonials',
      `${t('dashboard:faq')} /admin/faq`,
      `${t('dashboard:slideShows')} /admin/slide-show`,
      'Question Bank:',
      'Categories /admin/question-bank/categories',
      'Questions /admin/question-bank/questions',
      'Customer Support:',
      'Contacts /admin/contacts',
      'Tickets /admin/tickets',
      'Company /admin/company',
      'Admin Only:',
      'Email Templates /admin/email-templates',
      'Errors Log /admin/errors-log',
    ]);
  });
});

describe('an entry', () => {
  const entry = { label: () => 'Comments', to: '/admin/comments', icon: () => null };

  it('is seen by everyone in its area unless it says by whom', () => {
    for (const role of ['admin', 'agent', 'surveyor', 'user'] as const) {
      expect(sidebarFor(actorOf(role), [{ entries: [entry] }])).toHaveLength(1);
    }
  });

  it('is seen by those who may call what its screen reads, and whom nothing keeps from it', () => {
    const groups = [{ entries: [{ ...entry, reads: { access: 'content' }, scope: 'poll' }] }] as const;
    expect(sidebarFor(actorOf('agent'), groups)).toHaveLength(1);
    expect(sidebarFor(actorOf('agent', { scope: ['poll'] }), groups)).toHaveLength(1);
    expect(sidebarFor(actorOf('agent', { scope: ['survey'] }), groups)).toEqual([]);
    expect(sidebarFor(actorOf('agent', { permissions: ['contacts'] }), groups)).toEqual([]);
    expect(sidebarFor(actorOf('user', { permissions: ['content'] }), groups)).toEqual([]);
  });
});

it('“My Profile, Go to Home, Change Password” lead within the own area', () => {
  const linksOf = (area: Area) => userLinksOf(area).map(({ label, to }) => `${label(t)} ${to}`);
  expect(linksOf(AREAS.dashboard)).toEqual([
    'My Profile /dashboard/profile',
    'Go to Home /',
    'Change Password /dashboard/profile/change-password',
    'My Tickets /dashboard/tickets',
  ]);
  expect(linksOf(AREAS.admin)).toEqual([
    'My Profile /admin/profile',
    'Go to Home /',
    'Change Password /admin/change-password',
  ]);
});
