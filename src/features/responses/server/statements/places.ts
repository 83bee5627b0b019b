import type { Db } from '#kit/server/database/db.ts';
import { runTogether, Shared } from '#kit/server/database/together/run-together.ts';
import type { Condition } from './conditions.ts';

/** Something that a project has only so many of, and that a completion takes one of. */
export interface CountedPlace {
  /** What `place_counters` knows it by. */
  counter: string;
  since: number;
  cap: number;
}

/** What is taken of one of them. */
export interface PlacesTaken {
  counter: string;
  since: number;
  taken: number;
}

/** What is taken of all places of a project, as an expression of JSON. */
export function placesTaken(projectId: string): string {
  return `(SELECT coalesce(jsonb_agg(jsonb_build_object('counter', c.counter, 'since', c.since, 'taken', c.taken)), '[]')
      FROM place_counters c WHERE c.project_id = ${projectId})`;
}

/** Whether a response was written, and where it was not, what is taken of the places it asked for. */
export interface Outcome {
  isWritten: boolean;
  /** Of each place, how many were taken before; null where nothing counts them yet. */
  taken: ReadonlyMap<string, number | null>;
}

interface Found extends Record<string, unknown> {
  counter: string;
  taken: number | null;
  written: boolean;
}

/**
 * Adds to a statement that writes one completed response that it takes its places, all of them or none and nothing is
 * written. The rows of all that a project counts are locked in one order, compared as they are once locked, and those
 * asked for are raised if the response was written: so of any number at the same moment exactly as many pass as there
 * are places (decision 80). A statement that takes none is left as it is.
 */
export function takingPlaces(
  places: readonly CountedPlace[],
  projectId: string,
  bound: (value: unknown) => string,
): { conditions: readonly Condition[]; around(writing: string): string } {
  if (places.length === 0) return { conditions: [], around: (writing) => writing };
  const project = bound(new Shared(projectId));
  const counters = bound(places.map(({ counter }) => counter));
  const wanted = `unnest(${counters}::text[], ${bound(places.map(({ since }) => since))}::int[],
        ${bound(places.map(({ cap }) => cap))}::int[]) AS w (counter, since, cap)`;
  return {
    conditions: [() => 'SELECT bool_and(room.taken IS NOT NULL AND room.taken < room.cap) FROM room'],
    around: (writing) => `
    WITH locked AS MATERIALIZED (
      SELECT c.counter, c.since, c.taken FROM place_counters c
      WHERE c.project_id = ${project}::uuid ORDER BY c.counter COLLATE "C" FOR NO KEY UPDATE
    ), room AS MATERIALIZED (
      SELECT w.counter, w.cap, l.taken FROM ${wanted} LEFT JOIN locked l ON l.counter = w.counter AND l.since = w.since
    ), written AS (${writing} RETURNING 1
    ), raised AS (
      UPDATE place_counters c SET taken = c.taken + 1
      WHERE c.project_id = ${project}::uuid AND c.counter = ANY (${counters}::text[]) AND EXISTS (SELECT FROM written)
    )
    SELECT counter, taken, EXISTS (SELECT FROM written) AS written FROM room`,
  };
}

/** Runs a statement made {@link takingPlaces}, with what it binds. */
export async function runTakingPlaces(
  db: Db,
  statement: string,
  values: unknown[],
  places: readonly CountedPlace[],
): Promise<Outcome> {
  const { rows, rowCount } = await runTogether<Found>(db, statement, values);
  if (places.length === 0) return { isWritten: rowCount === 1, taken: new Map() };
  return {
    isWritten: rows.some(({ written }) => written),
    taken: new Map(rows.map(({ counter, taken }) => [counter, taken])),
  };
}
