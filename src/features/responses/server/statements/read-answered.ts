import type { Answers } from '#domain/answers/answer.ts';
import type { HiddenValues } from '#domain/questionnaire/hidden-values/hidden-value-name.ts';
import type { Turn } from '#domain/quiz/turns.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bind, OneAtATime, runTogether } from '#kit/server/database/together/run-together.ts';
import type { ParsedRef } from '../respondent-ref.ts';

interface Answered extends Record<string, unknown> {
  id: string;
  version: number;
  revision: number;
  answers: Answers;
  untouched: Answers | null;
  locale: Locale;
  hiddenValues: HiddenValues;
  source: Record<string, string>;
  turn: Turn | null;
  picked: string[] | null;
  final: string[] | null;
}

/** What a completion goes by where answers decide; read on one way with what others write at the same time. */
export async function readAnswered(
  db: Db,
  { projectId, respondentId, secret }: ParsedRef,
): Promise<Answered | undefined> {
  const { at, values } = bind({ project: projectId, respondent: new OneAtATime(respondentId), secret });
  const statement = `
    SELECT r.id, r.version, r.revision, r.answers, r.untouched, r.locale, r.hidden_values AS "hiddenValues", r.source,
      r.turn, r.drawn AS picked, r.final
    FROM respondents r
    WHERE r.project_id = ${at.project}::uuid AND r.id = ${at.respondent}::uuid AND r.secret = ${at.secret}::uuid`;
  const { rows } = await runTogether<Answered>(db, statement, values);
  return rows[0];
}
