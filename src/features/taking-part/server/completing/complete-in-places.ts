import type { EndedState } from '#domain/answers/respondent-state.ts';
import type { AdmissionRule, CountedPlace, Outcome, Place, Submitted } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PublishedProject } from '../admission/published-project.ts';

interface Completing {
  rules: readonly AdmissionRule[];
  project: PublishedProject;
  submitted: Submitted;
  /** The one statement, taking these places. */
  write(db: Db, places: readonly CountedPlace[]): Promise<Outcome>;
  /** What is written instead where a place is full that is a quota's; no rule on completing has a say in it. */
  writeOverQuota(quotaId: string): Promise<Outcome>;
  /** Refuses where the project takes no answers any more. Whether a place is full is known, or not counted yet. */
  requireTaking(isFull: boolean): Promise<unknown>;
}

/**
 * Completes in the places that the project's rules name, in one statement. The last place of what closes the project is
 * left to a transaction, which closes it. Undefined where nothing was written. Refuses where a place is full whose rule
 * does.
 */
export async function completeInPlaces(
  db: Db,
  { rules, project, submitted, write, writeOverQuota, requireTaking }: Completing,
  now: Date,
): Promise<EndedState | undefined> {
  const places = rules.flatMap((rule) => (rule.appliesTo(project) ? (rule.places?.(project, submitted) ?? []) : []));
  let outcome = await write(db, places.map(butLast));
  if (places.some((place) => place.whenFull.does === 'close' && isFull(butLast(place), outcome))) {
    outcome = await completeAndClose(db, places, write, now);
  }
  if (outcome.isWritten) return 'completed';
  const uncounted = places.filter(({ counter }) => outcome.taken.get(counter) === null);
  const isCounted = uncounted.length === 0;
  const full = places.find((place) => isFull(place, outcome));
  if (full?.whenFull.does === 'over-quota' && isCounted) {
    return (await writeOverQuota(full.whenFull.quotaId)).isWritten ? 'over_quota' : undefined;
  }
  if (full || !isCounted) await requireTaking(isCounted);
  if (full?.whenFull.does === 'refuse' && isCounted) throw full.whenFull.refusal();
  await Promise.all(uncounted.map((place) => place.startCounting(db)));
  return undefined;
}

async function completeAndClose(
  db: Db,
  places: readonly Place[],
  write: Completing['write'],
  now: Date,
): Promise<Outcome> {
  return await db.transaction(async (tx) => {
    const outcome = await write(tx, places);
    for (const { counter, cap, whenFull } of outcome.isWritten ? places : []) {
      if (whenFull.does === 'close' && outcome.taken.get(counter) === cap - 1) await whenFull.close(tx, now);
    }
    return outcome;
  });
}

function butLast(place: Place): Place {
  return place.whenFull.does === 'close' ? { ...place, cap: place.cap - 1 } : place;
}

function isFull({ counter, cap }: CountedPlace, { taken }: Outcome): boolean {
  return (taken.get(counter) ?? 0) >= cap;
}
