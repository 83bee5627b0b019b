import { DAY_MS } from '#domain/text/durations.ts';
import type { Locale } from '#domain/text/locale.ts';
import { createUser } from '#features/identity/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { demoActor } from './demo-actor.ts';

/** Somebody with an account who takes quizzes. */
export interface Player {
  actor: Actor;
  locale: Locale;
  /** Chosen for leaderboards; left out by whoever is shown by none. */
  shownAs?: string;
}

interface PlayerAccount extends Omit<Player, 'actor'> {
  firstName: string;
  lastName: string;
  email: string;
}

const PLAYERS: readonly PlayerAccount[] = [
  { firstName: 'Farhana', lastName: 'Akter', email: 'farhana', locale: 'en', shownAs: 'Farhana' },
  { firstName: 'রাশেদুল', lastName: 'করিম', email: 'rashed', locale: 'bn', shownAs: 'রাশেদ' },
  { firstName: 'শর্মিলা', lastName: 'চাকমা', email: 'sharmila', locale: 'bn', shownAs: 'শর্মিলা' },
  { firstName: 'Anik', lastName: 'Saha', email: 'anik', locale: 'en', shownAs: 'Anik S.' },
  { firstName: 'মৌসুমি', lastName: 'খাতুন', email: 'mousumi', locale: 'bn', shownAs: 'মৌসুমি' },
  { firstName: 'ইমরান', lastName: 'হোসেন', email: 'imran', locale: 'bn' },
  { firstName: 'Joya', lastName: 'Das', email: 'joya', locale: 'en', shownAs: 'Joya' },
  { firstName: 'সাব্বির', lastName: 'রহমান', email: 'sabbir', locale: 'bn', shownAs: 'সাব্বির' },
  { firstName: 'লায়লা', lastName: 'নূর', email: 'laila', locale: 'bn', shownAs: 'লায়লা' },
  { firstName: 'Peter', lastName: 'Rozario', email: 'peter', locale: 'en' },
  { firstName: 'হাবিব', lastName: 'উল্লাহ', email: 'habib', locale: 'bn', shownAs: 'হাবিব' },
  { firstName: 'তিথি', lastName: 'সরকার', email: 'tithi', locale: 'bn', shownAs: 'তিথি' },
];

const JOINED_DAYS_AGO = 30;

export async function addPlayers(db: Db, passwordHash: string, now: Date): Promise<Player[]> {
  const joined = new Date(now.getTime() - JOINED_DAYS_AGO * DAY_MS);
  const players: Player[] = [];
  for (const { firstName, lastName, email, ...player } of PLAYERS) {
    const account = { firstName, lastName, email: `${email}@demo.jorip.local`, role: 'user' } as const;
    const created = await createUser(db, { ...account, passwordHash, state: 'Active' }, joined);
    if (created) players.push({ actor: demoActor(created.id, account.role), ...player });
  }
  return players;
}
