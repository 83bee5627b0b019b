import { pathOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { fillTexts } from '#domain/questionnaire/piping/fill-texts.ts';
import { toldOfTry } from '#domain/quiz/practice/practice-result.ts';
import type { ToldTry } from '#domain/quiz/practice/told-try-schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import type { RespondentRow } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { PublishedProject } from '../admission/published-project.ts';

/** What somebody on the way is told of the questions that they tried; null where nothing is practised. */
export async function triedSoFar(
  db: Db,
  { id, practice }: PublishedProject,
  respondent: RespondentRow,
  locale: Locale,
): Promise<{ tried: ToldTry[] } | null> {
  if (!practice) return null;
  const { answers, tries } = respondent;
  if (!tries) return { tried: [] };
  const { marking, ...questionnaire } = await keyedQuestionnaireOf(db, id, respondent);
  if (!marking) return { tried: [] };
  const how = { tries, retryPenalty: practice.retryPenalty, locale };
  const facts = factsOf(respondent);
  const { asked } = pathOf(fillTexts(questionnaire, answers, facts), answers, facts);
  return { tried: asked.flatMap((question) => toldOfTry({ ...questionnaire, marking }, question, how) ?? []) };
}
