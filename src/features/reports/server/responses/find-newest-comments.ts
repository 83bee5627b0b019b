import { sql } from 'drizzle-orm';
import { nameTexts } from '#domain/questionnaire/piping/name-texts.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Localized } from '#domain/text/localized.ts';
import type { ProjectKind, QuizMode } from '#features/projects/contract/kinds.ts';
import { keyedQuestionnaireOf, ownedOrShared, questionnaireOf } from '#features/projects/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { LONGEST_WORDS } from '../../contract/longest-words.ts';
import type { Comment } from '../../contract/newest-comments.ts';
import { cutWords } from './cut-words.ts';

const MOST = 6;
/** Looked at: the projects answered last, of each the newest respondents, of all those the newest responses. */
const PROJECTS = 10;
const RESPONDENTS = 40;
const RESPONSES = 60;

interface Row extends Record<string, unknown> {
  projectId: string;
  projectKind: ProjectKind;
  projectMode: QuizMode | null;
  projectTitle: Localized;
  responseId: string;
  version: number;
  /** ISO in UTC. */
  completedAt: string;
  /** By question id, a little more than is told of each; not all of them were asked as text. */
  texts: Record<string, string> | null;
}

/** What people wrote lately in the projects that the caller works with. Its cost does not grow with the responses. */
export async function findNewestComments(db: Db, actor: Actor): Promise<Comment[]> {
  const comments: Comment[] = [];
  for (const { version, texts, ...about } of await newestResponses(db, actor)) {
    if (comments.length === MOST) break;
    const questionnaire = nameTexts(await questionnaireOf(db, about.projectId, version));
    const { marking } = await keyedQuestionnaireOf(db, about.projectId, { version, markedBy: null });
    const longest = longestOf(questionnaire, texts ?? {}, (id) => marking?.questions[id]?.key !== undefined);
    if (longest) comments.push({ ...about, question: longest.question.title, text: cutWords(longest.text) });
  }
  return comments;
}

/** What is right or wrong is an answer, and no comment. */
function longestOf(
  { sections }: Questionnaire,
  texts: Record<string, string>,
  isKeyed: (questionId: string) => boolean,
) {
  const written = sections
    .flatMap((section): Question[] => section.questions)
    .flatMap((question) => {
      const text = texts[question.id];
      return text && !isKeyed(question.id) && kindOf(question).reported.as === 'texts' ? [{ question, text }] : [];
    });
  return written.toSorted((a, b) => b.text.length - a.text.length)[0];
}

/** Of a respondent still answering nothing is told, and none is looked for beyond those that are read. */
async function newestResponses(db: Db, actor: Actor): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    WITH answered AS (
      SELECT projects.id, projects.kind, projects.mode, projects.title
      FROM projects CROSS JOIN LATERAL (
        SELECT id FROM respondents WHERE project_id = projects.id ORDER BY id DESC LIMIT 1
      ) AS newest
      WHERE ${ownedOrShared(actor)}
      ORDER BY newest.id DESC LIMIT ${PROJECTS}
    ), submitted AS (
      SELECT answered.id AS project_id, answered.kind, answered.mode, answered.title, newest.*
      FROM answered CROSS JOIN LATERAL (
        SELECT id, state, version, completed_at, answers FROM respondents
        WHERE project_id = answered.id ORDER BY id DESC LIMIT ${RESPONDENTS}
      ) AS newest
      WHERE newest.state = 'completed'
      ORDER BY newest.completed_at DESC, newest.id DESC LIMIT ${RESPONSES}
    )
    SELECT project_id AS "projectId", kind AS "projectKind", mode AS "projectMode", title AS "projectTitle", id AS "responseId", version,
      to_char(completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "completedAt",
      (SELECT jsonb_object_agg(key, left(value #>> '{}', ${LONGEST_WORDS + 1}))
        FROM jsonb_each(answers) WHERE jsonb_typeof(value) = 'string') AS texts
    FROM submitted ORDER BY completed_at DESC, id DESC`);
  return rows;
}
