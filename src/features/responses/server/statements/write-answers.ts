import type { Answers } from '#domain/answers/answer.ts';
import type { AnswerPatch } from '#domain/answers/reading/read-answers.ts';
import type { HiddenValues } from '#domain/questionnaire/hidden-values/hidden-value-name.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bind, OneAtATime, runTogether } from '#kit/server/database/together/run-together.ts';
import type { ParsedRef } from '../respondent-ref.ts';
import { alsoIf, type Condition, isCurrent, type ProjectAsRead, takesAnswersOf } from './conditions.ts';
import { isFreeKey } from './keys.ts';
import { mergedAnswers, patchValues } from './merged-answers.ts';
import { type PlacesTaken, placesTaken } from './places.ts';
import { hasRoom } from './room.ts';

interface Save extends ParsedRef {
  version: number;
  patch: AnswerPatch;
  /** Whether all answers after it are told, with what else is known: where they decide how many questions there are. */
  tellsAnswers: boolean;
  /** Whether it is told as well what is taken of the project's places. */
  tellsPlaces: boolean;
  /** Where the save named a key: its digest, and a fingerprint of what is saved. */
  receipt: { key: string; print: string } | undefined;
  /** The question whose turn it is, where this was the answer to it. */
  turn?: string | undefined;
  /** Questions whose answers are final with this save. */
  final: readonly string[];
  /** How many receipts a respondent keeps, the latest. */
  receipts: number;
}

interface Written extends Record<string, unknown> {
  revision: number;
  /** How many answers were sent. */
  answered: number;
  answers?: Answers;
  locale?: Locale;
  hiddenValues?: HiddenValues;
  source?: Record<string, string>;
  /** What they are asked, where that was fixed as they started. */
  picked?: readonly string[] | null;
  /** Those of the answers that stood there from the start and were not sent; told along with the answers. */
  untouched?: Answers | null;
  placesTaken?: readonly PlacesTaken[];
}

// Of what is stored every entry answers a question: `readAnswers` let nothing else in.
const entriesOf = (answers: string) => `jsonb_array_length(jsonb_path_query_array(${answers}, '$.*'))`;

/** How many of the answers were sent: all but the untouched. */
const sentOf = (answers: string, untouched: string) => `(${entriesOf(answers)} - coalesce(${entriesOf(untouched)}, 0))`;

/**
 * One statement decides and writes. Undefined when the respondent does not take the save: done, key taken before, no
 * room, other version, closed, settings changed.
 */
export async function writeAnswers(
  db: Db,
  project: ProjectAsRead,
  { projectId, respondentId, secret, version, patch, tellsAnswers, tellsPlaces, turn, final, receipt, receipts }: Save,
  conditions: readonly Condition[],
  now: Date,
): Promise<Written | undefined> {
  const { at, bound, values } = bind({
    project: projectId,
    respondent: new OneAtATime(respondentId),
    version,
    ...patchValues(patch),
    key: receipt?.key ?? null,
    print: receipt?.print ?? null,
    secret,
    now: now.toISOString(),
    projectRevision: project.revision,
    projectVersion: project.version,
  });
  const merged = mergedAnswers(at.given, at.cleared);
  // What stood there from the start, as a default or by the link, does so no more once it is sent.
  const untouched = `CASE WHEN r.untouched IS NOT NULL
        THEN r.untouched - ${at.cleared}::text[] - ARRAY(SELECT jsonb_object_keys(${at.given}::jsonb)) END`;
  const told = [
    ...(tellsAnswers
      ? ['r.answers, r.locale, r.hidden_values AS "hiddenValues", r.source, r.untouched, r.drawn AS picked']
      : []),
    ...(tellsPlaces ? [`${placesTaken('r.project_id')} AS "placesTaken"`] : []),
  ];
  const ending = turn === undefined ? '' : `turn = ${turnEnded(bound(turn))},`;
  const ends = final.length === 0 ? '' : `final = coalesce(r.final, '[]') || ${bound(JSON.stringify(final))}::jsonb,`;
  const statement = `
    UPDATE respondents r SET ${ending} ${ends} answers = ${merged}, revision = r.revision + 1, touched_at = ${at.now}::timestamptz,
      untouched = ${untouched},
      saves = CASE WHEN ${at.key}::text IS NULL THEN r.saves ELSE
        CASE WHEN jsonb_array_length(r.saves) >= ${receipts} THEN r.saves - 0 ELSE r.saves END
        || jsonb_build_object('key', ${at.key}::text, 'print', ${at.print}::text, 'revision', r.revision + 1,
          'answered', ${sentOf(merged, untouched)}) END
    FROM projects p
    WHERE r.project_id = ${at.project}::uuid AND r.id = ${at.respondent}::uuid AND r.state = 'answering'
      AND r.secret = ${at.secret}::uuid AND r.version = ${at.version}::int
      AND ${isFreeKey(at.key)} AND ${hasRoom(merged, at.given)}
      AND p.id = r.project_id AND ${isCurrent(at.projectRevision, at.projectVersion)} AND ${takesAnswersOf(at.now)}
      ${alsoIf(conditions, bound)}
    RETURNING ${[`r.revision, ${sentOf('r.answers', 'r.untouched')} AS answered`, ...told].join(', ')}`;
  const { rows } = await runTogether<Written>(db, statement, values);
  return rows[0];
}

/**
 * By now another may be before them: an answer that came in time ends its own turn alone. Once something is taken of
 * the one that is before them, nothing is of the one that time ran out on: they may have been told by then.
 */
function turnEnded(question: string): string {
  return `CASE WHEN r.turn ->> 'question' = ${question}::text THEN r.turn - 'passed' || '{"saved": true}'::jsonb
      WHEN r.turn -> 'passed' ->> 'question' = ${question}::text THEN r.turn - 'passed' ELSE r.turn END`;
}
