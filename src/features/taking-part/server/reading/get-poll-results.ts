import { type Answers, chosenOf } from '#domain/answers/answer.ts';
import { tallyKey } from '#domain/answers/counting/tally.ts';
import { pollResults } from '#domain/answers/poll/poll-results.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { fillTexts } from '#domain/questionnaire/piping/fill-texts.ts';
import { showsResults } from '#features/projects/policy.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import { getRespondentRow, readTally, requireRef } from '#features/responses/public.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getPollResults as endpoint } from '../../contract/poll-results.ts';
import { findPublishedProject } from '../admission/published-project.ts';

/** How everyone has voted, for whoever holds the ref of a vote. Its cost does not grow with the votes. */
export async function getPollResults(db: Db, ref: string): Promise<Given<typeof endpoint>> {
  const parsed = requireRef(ref);
  const respondent = await getRespondentRow(db, parsed);
  const project = await findPublishedProject(db, parsed.projectId);
  if (!project || respondent.state !== 'completed' || !showsResults(project)) throw new AppError('not_found');
  const questionnaire = await questionnaireOf(db, parsed.projectId, project.version);
  const [question] = questionsOf(questionnaire);
  if (!question) throw new AppError('not_found');
  const key = tallyKey(question);
  const { tally } = await readTally(db, parsed.projectId, [key]);
  // As whoever voted reads it.
  const [read = question] = questionsOf(fillTexts(questionnaire, {}, factsOf(respondent)));
  const { options, ...results } = pollResults(read, tally.get(key));
  const answer = (respondent.answers as Answers)[question.id];
  const own = answer === undefined ? [] : chosenOf(answer);
  return { ...results, options: options.map((option) => ({ ...option, isOwn: own.includes(option.id) })) };
}
