import type { Page } from 'playwright-core';
import { AREAS, identityPaths } from '#features/identity/paths.ts';
import { userPaths } from '#features/identity/users/paths.ts';
import { libraryPaths } from '#features/library/paths.ts';
import { operationPaths } from '#features/operations/paths.ts';
import { PROJECT_KINDS } from '#features/projects/contract/kinds.ts';
import { type ProjectAddress, projectPaths } from '#features/projects/paths.ts';
import { reportPaths } from '#features/reports/paths.ts';
import { sitePaths } from '#features/site/paths.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { PAGES_OF_KINDS, refuse } from './every-kind.ts';
import type { Places } from './places.ts';

/** A screen to look at, by the address that shows it. */
export interface Screen {
  name: string;
  path: (places: Places) => string;
  /** What is done there before it is looked at. */
  first?: (page: Page) => Promise<void>;
  /** Whether all of the page is looked at, at its own size, and not what a window shows of it. */
  whole?: boolean;
}

const at = (name: string, path: string): Screen => ({ name, path: () => path });

/** Sends the form as it is. */
const send = async (page: Page): Promise<void> => {
  await page.locator('main form button[type=submit]').last().click();
  await page.waitForLoadState('networkidle');
};

/** Every kind of question: as it is met, answered, and refused. */
const KIND_SCREENS: readonly Screen[] = PAGES_OF_KINDS.flatMap((questions, index) => {
  const name = `kinds-${index + 1}`;
  const path =
    (who: 'empty' | 'filled') =>
    ({ everyKind }: Places) =>
      takingPartPaths.questions(everyKind[who].survey, everyKind[who].ref, index + 1);
  return [
    { name, path: path('empty'), whole: true },
    { name: `${name}-filled`, path: path('filled'), whole: true },
    { name: `${name}-refused`, path: path('empty'), first: (page) => refuse(page, questions), whole: true },
  ] satisfies Screen[];
});

/** Of those who only look. */
const VISITOR_SCREENS: readonly Screen[] = [
  at('home', sitePaths.home),
  at('faq', sitePaths.faq),
  at('about', sitePaths.page('about-us')),
  at('terms', sitePaths.page('terms-condition')),
  at('missing', '/no-such-page'),
  at('login', identityPaths.login),
  { ...at('login-refused', identityPaths.login), first: send },
  at('register', identityPaths.register),
  { ...at('register-refused', identityPaths.register), first: send },
  at('forgot-password', identityPaths.forgotPassword),
  at('admin-login', identityPaths.adminLogin),
  { name: 'welcome', path: ({ survey }) => takingPartPaths.welcome(survey._id) },
  { name: 'questions', path: ({ survey, ref }) => takingPartPaths.questions(survey._id, ref) },
  { name: 'questions-refused', path: ({ survey, ref }) => takingPartPaths.questions(survey._id, ref), first: send },
  { name: 'last-step', path: ({ survey, ref }) => takingPartPaths.lastStep(survey._id, ref) },
  { name: 'tree-welcome', path: ({ tree }) => takingPartPaths.welcome(tree._id) },
  { name: 'tree', path: ({ tree, treeRef }) => takingPartPaths.tree(tree._id, treeRef) },
  { name: 'branch', path: ({ tree, treeRef }) => takingPartPaths.treeBranch(tree._id, treeRef, 1) },
  { name: 'poll', path: ({ poll }) => takingPartPaths.welcome(poll._id) },
  { name: 'poll-voted', path: ({ poll, voted }) => takingPartPaths.questions(poll._id, voted) },
  { name: 'feedback', path: ({ feedback }) => takingPartPaths.welcome(feedback._id) },
  { name: 'thanks', path: ({ thanked }) => takingPartPaths.done(thanked) },
  { name: 'closed', path: ({ closed }) => takingPartPaths.welcome(closed._id) },
  ...KIND_SCREENS,
  at('survey-missing', takingPartPaths.welcome('no-such-survey')),
];

/** The screens of one project; those of other kinds are named after their kind. */
function projectScreens(kind: string, project: (places: Places) => ProjectAddress): Screen[] {
  return Object.entries({
    build: projectPaths.build,
    flow: projectPaths.flow,
    translations: projectPaths.translations,
    history: projectPaths.history,
    settings: projectPaths.settings,
    share: projectPaths.share,
    results: reportPaths.responseReports,
    responses: (address: ProjectAddress) => `${reportPaths.responseReports(address)}?tab=responses`,
  }).map(([name, path]) => ({
    name: kind === 'survey' ? name : `${kind}-${name}`,
    path: (places) => path(project(places)),
  }));
}

/** Of the owner whose survey many answered. */
const OWNER_SCREENS: readonly Screen[] = [
  at('dashboard', AREAS.dashboard),
  ...PROJECT_KINDS.map((kind) => at(`${kind}-list`, projectPaths.list(kind))),
  at('new-project', libraryPaths.newProject()),
  ...PROJECT_KINDS.map((kind) => at(`new-${kind}`, libraryPaths.newProject(kind))),
  ...projectScreens('survey', ({ survey }) => survey),
  ...projectScreens('poll', ({ poll }) => poll),
  ...projectScreens('feedback', ({ feedback }) => feedback),
  { name: 'response', path: ({ survey, response }) => reportPaths.response(survey, response) },
  { name: 'preview', path: ({ survey }) => takingPartPaths.preview(survey._id) },
  {
    ...at('command-palette', AREAS.dashboard),
    first: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
    },
  },
  at('dashboard-missing', `${AREAS.dashboard}/no-such-screen`),
  at('profile', identityPaths.profile(AREAS.dashboard)),
  at('password', identityPaths.ownPassword(AREAS.dashboard)),
];

/** Of another owner, who draws ways through questions. */
const SECOND_OWNER_SCREENS: readonly Screen[] = projectScreens('tree', ({ tree }) => tree);

const ADMINISTRATOR_SCREENS: readonly Screen[] = [
  at('admin-home', AREAS.admin),
  at('users', userPaths.users),
  {
    ...at('user-menu', userPaths.users),
    first: async (page) => {
      await page.locator('main [aria-haspopup=menu]').last().click();
      await page.getByRole('menu').waitFor();
    },
  },
  at('admin-mails', operationPaths.emailLogs),
  { name: 'admin-mail', path: ({ mail }) => operationPaths.emailLog(mail) },
  at('admin-missing', operationPaths.emailLog('no-such-mail')),
  at('admin-profile', identityPaths.profile(AREAS.admin)),
  at('admin-password', identityPaths.ownPassword(AREAS.admin)),
];

const AGENT_SCREENS: readonly Screen[] = [at('agent-home', AREAS.admin), at('agent-refused', operationPaths.emailLogs)];

/** By who looks at them. */
export const SCREENS = {
  visitor: VISITOR_SCREENS,
  owner: OWNER_SCREENS,
  second: SECOND_OWNER_SCREENS,
  administrator: ADMINISTRATOR_SCREENS,
  agent: AGENT_SCREENS,
};
