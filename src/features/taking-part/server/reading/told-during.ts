import type { Answers } from '#domain/answers/answer.ts';
import { type Facts, factsOf } from '#domain/questionnaire/logic/facts.ts';
import { type ToldQuestion, toldDuring } from '#domain/quiz/during.ts';
import type { Locale } from '#domain/text/locale.ts';
import { tellsDuring } from '#features/projects/policy.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import type { RespondentRow } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PublishedProject } from '../admission/published-project.ts';

interface Asked {
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
  { version, final, ...said }: Asked,
): Promise<ToldQuestion[] | undefined> {
  if (!tellsDuring(project)) return undefined;
  if (final.length === 0) return [];
  const { marking, ...asked } = await keyedQuestionnaireOf(db, project.id, { version, markedBy: null });
  return marking ? toldDuring({ ...asked, marking }, final, said, project.reveal?.during ?? []) : [];
}

/** All that somebody on the way was told so far; null where the quiz tells nothing during. */
export async function toldSoFar(
  db: Db,
  project: PublishedProject,
  respondent: RespondentRow,
  locale: Locale,
): Promise<{ final: string[]; questions: ToldQuestion[] } | null> {
  const { version, answers } = respondent;
  const final = respondent.final ?? [];
  const questions = await toldNow(db, project, { version, final, answers, facts: factsOf(respondent), locale });
  return questions ? { final, questions } : null;
}
