import { ne, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/text/durations.ts';
import { createUser, readablePassword } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Route } from '#kit/server/api/route.ts';
import type { Db } from '#kit/server/database/db.ts';
import { hashPassword } from '#kit/server/passwords/password-hash.ts';
import { createSurvey } from './create-survey.ts';
import { demoActor } from './demo-actor.ts';
import { createDemoCall } from './demo-caller.ts';
import type { DemoSurvey } from './demo-survey.ts';
import { fillQuestionBank } from './fill-question-bank.ts';
import { playNewcomers } from './play-newcomers.ts';
import { playVisitors } from './play-visitors.ts';
import { addPlayers } from './players.ts';
import { createRandom } from './random.ts';
import { bookFair } from './surveys/book-fair.ts';
import { countryQuiz } from './surveys/country-quiz.ts';
import { course } from './surveys/course.ts';
import { libraryFeedback } from './surveys/library-feedback.ts';
import { lunchPoll } from './surveys/lunch-poll.ts';
import { market } from './surveys/market.ts';
import { practiceSums } from './surveys/practice-sums.ts';
import { riverEssay } from './surveys/river-essay.ts';
import { shop } from './surveys/shop.ts';
import { travel } from './surveys/travel.ts';
import { water } from './surveys/water.ts';
import { whoKnowsLeague } from './surveys/who-knows-league.ts';

/** The oldest first. */
const demoSurveys: readonly DemoSurvey[] = [
  bookFair,
  course,
  libraryFeedback,
  shop,
  travel,
  riverEssay,
  countryQuiz,
  lunchPoll,
  market,
  water,
  practiceSums,
  whoKnowsLeague,
];

const firstOwner = { firstName: 'Jorip', email: 'owner@demo.jorip.local', role: 'user' } as const;
const secondOwner = { ...firstOwner, firstName: 'Second', email: 'second@demo.jorip.local' } as const;
const agent = { ...firstOwner, lastName: 'Support', email: 'agent@demo.jorip.local', role: 'agent' } as const;
type DemoUser = typeof firstOwner | typeof secondOwner | typeof agent;

const JOINED_DAYS_AGO = 45;
const SEED = 2_026;

export interface DemoOptions {
  routes: readonly Route[];
  publicUrl: string;
  now: Date;
}

/**
 * Fills a database that nobody uses yet with people, surveys and answers. All of it or nothing: a start that is cut
 * short leaves an empty database to the next one, and of several processes that start at once one does it.
 */
export async function prepareDemo(db: Db, options: DemoOptions): Promise<void> {
  if (await hasUsers(db)) {
    console.info(
      '\nThis database has users already, so no demonstration was added. An empty data folder gets one, with new passwords.\n',
    );
    return;
  }
  const password = readablePassword();
  const passwordHash = await hashPassword(password);
  const added = await db.transaction(async (tx) => {
    // Pictures are drawn between its statements, which takes seconds on a busy machine.
    await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
    const first = await addUser(tx, firstOwner, passwordHash, options.now);
    const second = await addUser(tx, secondOwner, passwordHash, options.now);
    const staff = await addUser(tx, agent, passwordHash, options.now);
    // Another process was faster: this one waited for it at the first user.
    if (!first || !second || !staff) return false;
    const players = await addPlayers(tx, passwordHash, options.now);
    const call = createDemoCall(tx, options.routes, options.publicUrl);
    const random = createRandom(SEED);
    for (const survey of demoSurveys) {
      const [owner, guest] = survey.owner === 'first' ? [first, second] : [second, first];
      await createSurvey(call, survey, { owner, guest, players }, options.now, random);
    }
    await fillQuestionBank(call, first, staff, options.now);
    await playVisitors(call, options.now, random);
    await playNewcomers(tx, call, options.now);
    return true;
  });
  if (added) announce(password);
}

/** Anybody besides the administrator of the first start. */
async function hasUsers(db: Db): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(ne(users.role, 'admin')).limit(1);
  return found.length > 0;
}

async function addUser(db: Db, user: DemoUser, passwordHash: string, now: Date): Promise<Actor | undefined> {
  const joined = new Date(now.getTime() - JOINED_DAYS_AGO * DAY_MS);
  const created = await createUser(db, { ...user, passwordHash, state: 'Active' }, joined);
  return created && demoActor(created.id, user.role);
}

function announce(password: string): void {
  console.info(
    [
      '',
      'The demonstration was added. These people may sign in, all with the same password:',
      `  ${firstOwner.email}    at /login         a survey that collects answers, one that is over, a poll, a feedback form, a quiz, one with an essay, one to practise and one in rounds`,
      `  ${secondOwner.email}   at /login         a draft, a survey with a response limit, one with options carried on, and one along a tree that ends by a score`,
      `  ${agent.email}    at /admin-login   the back office`,
      `  password ${password}   (shown only now)`,
      '',
    ].join('\n'),
  );
}
