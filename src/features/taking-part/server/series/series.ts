import { drawnFor } from '#domain/questionnaire/draw-questions.ts';
import { DRAWN_BY } from '#domain/questionnaire/logic/facts.ts';
import { ALLOWANCE_MS, isLate } from '#domain/quiz/clock.ts';
import { questionsOfRound } from '#domain/quiz/series/round-questions.ts';
import { type RoundState, roundEnd } from '#domain/quiz/series/standing-in-rounds.ts';
import { hasRounds } from '#features/projects/policy.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import { type AdmissionRule, findRespondent } from '#features/responses/public.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import { newId } from '#kit/server/ids.ts';
import { endOfRun } from './end-of-run.ts';
import { mayTake, nextRound, type RoundOf, roundsOf } from './rounds-of.ts';

/**
 * Of a quiz with rounds each is taken by itself: whoever starts takes the one that they name, or the next that is open
 * to them, and is asked what it asks. Attempts are counted by round. Answers are taken while the round is on.
 */
export const series: AdmissionRule = {
  appliesTo: hasRounds,
  async judge(db, project, { actor, round: named, isWhole, bringsAnswers }, now) {
    const { series: its } = project;
    if (!actor || !its) return {};
    // Who is refused is drawn for anew: whoever tried often enough would choose what they are asked.
    if (isWhole || bringsAnswers) throw new AppError('conflict', { message: 'roundNeedsStart' });
    const rounds = await roundsOf(db, project, its, actor, now);
    const chosen = named === undefined ? nextRound(rounds) : rounds.find(({ round }) => round.id === named);
    if (!chosen)
      throw named === undefined
        ? new AppError('gone', { message: 'roundsOver' })
        : invalidField('round', 'roundUnknown');
    const { round } = chosen;
    const underWay = chosen.runs.find(({ state }) => state === 'answering');
    if (underWay?.attempt) return { round: round.id, attempt: underWay.attempt };
    if (!mayTake(chosen)) throw refusalOf(chosen);
    const questionnaire = await questionnaireOf(db, project.id, project.version);
    // What a section draws is drawn now, for this attempt.
    const theirs = drawnFor(questionnaire, { [DRAWN_BY]: newId() });
    const picked = questionsOfRound(theirs, its, round);
    // Its owner is about to say what it asks.
    if (picked.length === 0) throw refusalOf({ ...chosen, state: 'notYet' });
    return {
      round: round.id,
      // By what was read as it was judged: of two at once the index refuses one, and none is beyond what is left.
      attempt: Math.max(chosen.runs.length, ...chosen.runs.map(({ attempt }) => attempt ?? 0)) + 1,
      picked,
      // Where there is a clock, it is fixed with the first question.
      ...(project.clock === null && { deadline: roundEnd(round, now) }),
    };
  },
  condition: (step, { series: its }, now) => {
    if (step === 'start' || !its) return undefined;
    const ended = its.rounds.filter(
      ({ endsAt }) => endsAt !== null && Date.parse(endsAt) + ALLOWANCE_MS < now.getTime(),
    );
    if (ended.length === 0) return undefined;
    const ends = ended.map(({ endsAt }) => endsAt ?? '');
    // Whoever began one that was over by then makes up for it.
    return (bound) => `NOT EXISTS (
      SELECT FROM unnest(${bound(ended.map(({ id }) => id))}::text[], ${bound(ends)}::timestamptz[]) AS ended (id, at)
      WHERE ended.id = r.round AND r.started_at < ended.at)`;
  },
  async explain(db, { project, respondentId }, step, now) {
    if (step === 'start' || !project.series) return;
    const run = await findRespondent(db, project.id, respondentId);
    const end = run && endOfRun(project, run);
    if (end && isLate(end, now)) throw new AppError('gone', { message: 'roundIsOver' });
  },
};

const WHY: Record<
  Exclude<RoundState, 'open'>,
  { code: 'gone' | 'conflict'; message: 'roundIsOver' | 'roundNotYet' | 'roundLocked' }
> = {
  over: { code: 'gone', message: 'roundIsOver' },
  notYet: { code: 'conflict', message: 'roundNotYet' },
  locked: { code: 'conflict', message: 'roundLocked' },
};

function refusalOf({ state, left }: RoundOf): AppError {
  if (state !== 'open') return new AppError(WHY[state].code, { message: WHY[state].message });
  return new AppError('conflict', { message: left.left === 0 ? 'roundAttemptsUsed' : 'attemptTooSoon' });
}
