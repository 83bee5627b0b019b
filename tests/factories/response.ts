import { sql } from 'drizzle-orm';
import type { Answers } from '#domain/answers/answer.ts';
import type { RespondentState } from '#domain/answers/respondent-state.ts';
import type { Locale } from '#domain/text/locale.ts';
import { newId } from '#kit/server/ids.ts';
import type { TestServer } from '../support/test-server.ts';

export interface ResponseOptions {
  state?: RespondentState;
  version?: number;
  locale?: Locale;
  answers?: Answers;
  offPath?: Answers;
  details?: Record<string, string>;
  source?: Record<string, string>;
  startedAt?: Date;
  /** From start to completion. */
  seconds?: number;
}

/** Runs written straight into the database, completed unless said otherwise; for many of them at once. */
export async function createResponses(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  projectId: string,
  responses: readonly ResponseOptions[],
): Promise<string[]> {
  const rows = responses.map(({ startedAt = clock.now, seconds = 0, state = 'completed', offPath, ...options }) => ({
    id: newId(),
    state,
    version: 1,
    locale: 'en',
    answers: {},
    details: {},
    source: {},
    ...options,
    off_path: offPath,
    started_at: startedAt.toISOString(),
    completed_at: state !== 'answering' ? new Date(startedAt.getTime() + seconds * 1000).toISOString() : null,
  }));
  await db.execute(sql`
    INSERT INTO respondents (project_id, id, version, state, locale, answers, off_path, details, source, started_at, touched_at, completed_at)
    SELECT ${projectId}::uuid, id, version, state, locale, answers, off_path, details, source, started_at, started_at, completed_at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id uuid, version int, state text, locale text,
      answers jsonb, off_path jsonb, details jsonb, source jsonb, started_at timestamptz, completed_at timestamptz)`);
  return rows.map((row) => row.id);
}
