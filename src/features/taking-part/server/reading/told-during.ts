import type { Answers } from '#domain/answers/answer.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { type Facts, factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { Asked } from '#domain/questionnaire/schema.ts';
import { surelyTold, type ToldQuestion, toldDuring } from '#domain/quiz/during.ts';
import type { Locale } from '#domain/text/locale.ts';
import { tellsDuring } from '#features/projects/policy.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import type { RespondentRow } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PublishedProject } from '../admission/published-project.ts';

interface Saved {
  version: number;
  final: readonly string[];
  answers: Answers;
  facts: Facts;
  locale: Locale;
}

/**
 * What somebody on the way is shown of questions whose answers are stored as final, in the language that they read;
 * undefined where the quiz tells nothing during. Of all other questions the key stays here.
 */
export async function toldNow(
  db: Db,
  project: PublishedProject,
  { version, final, ...said }: Saved,
): Promise<ToldQuestion[] | undefined> {
  if (!tellsDuring(project)) return undefined;
  if (final.length === 0) return [];
  const { marking, ...asked } = await keyedQuestionnaireOf(db, project.id, { version, markedBy: null });
  return marking ? toldDuring({ ...asked, marking }, final, said, project.reveal?.during ?? []) : [];
}

/** What somebody on the way was told so far, and what will be told of; null where the quiz tells nothing during. */
export async function toldSoFar(
  db: Db,
  project: PublishedProject,
  respondent: RespondentRow,
  { asked, locale }: { asked: Asked; locale: Locale },
): Promise<{ final: string[]; questions: ToldQuestion[]; tells: string[] } | null> {
  const { version, answers } = respondent;
  const final = respondent.final ?? [];
  const questions = await toldNow(db, project, { version, final, answers, facts: factsOf(respondent), locale });
  if (!questions) return null;
  const { marking } = await keyedQuestionnaireOf(db, project.id, { version, markedBy: null });
  const tells = marking ? surelyTold(marking, questionsOf(asked), project.reveal?.during ?? []) : [];
  return { final, questions, tells };
}
