import type { Answer, Answers } from '../../answers/answer.ts';
import type { Locale } from '../../text/locale.ts';
import { narrowTo } from '../carried/narrow-to.ts';
import { drawnFor } from '../draw-questions.ts';
import { walkAs } from '../logic/walk.ts';
import type { Quota } from '../quotas/quota-schema.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { type Coverage, countEnd, countGate, countJump, notReached, startCoverage, timesAt } from './coverage.ts';
import { type LengthsAndTimes, startLengths } from './lengths-and-times.ts';
import { type QuotaRun, startQuotas } from './quota-runs.ts';
import { drawFacts, lookedAt, makeUpAnswer } from './respondent.ts';
import { type Aim, type Wish, wishesFor } from './wishes.ts';

export interface SimulationInput {
  questionnaire: Questionnaire;
  quotas: readonly Quota[];
  languages: readonly Locale[];
  /** How many answer by chance. */
  respondents: number;
  /** The same seed makes up the same respondents. */
  seed: string;
}

/** Where chance brought nobody, and what came of leading some there. */
export interface Missed extends Aim {
  /** How many were led there, and how many of these came. */
  tries: number;
  came: number;
}

export interface SimulationReport extends LengthsAndTimes {
  /** Of those who answer as it comes. */
  byChance: Coverage;
  /** Of those who were led to where none of these came. */
  aimed: Coverage;
  /** Where none of these came, in order of the questionnaire. */
  missed: Missed[];
  completed: number;
  screenedOut: number;
  overQuota: number;
  quotas: QuotaRun[];
}

/** How many are led to each place that chance did not reach, and to all such places together. */
const TRIES_AT_ONE = 20;
const MOST_AIMED = 1_000;
/** How many respondents between two words on how far it is. */
const STRIDE = 25;

/**
 * Made-up respondents go through a questionnaire. What they make of it is counted; afterwards some more are led to
 * where chance brought nobody, and counted apart. Tells from time to time which share is done.
 */
export function* simulate(input: SimulationInput): Generator<number, SimulationReport> {
  const { questionnaire, quotas, languages, respondents, seed } = input;
  const looked = lookedAt(
    questionnaire,
    quotas.map(({ condition }) => condition),
  );
  const byChance = startCoverage();
  const aimed = startCoverage();
  const lengths = startLengths(questionnaire, languages[0] ?? 'en');
  const { runs, takes } = startQuotas(quotas);
  let completed = 0;
  let screenedOut = 0;
  let overQuota = 0;

  function goThrough(coverage: Coverage, chance: Chance, wishes: readonly Wish[]) {
    const facts = drawFacts(questionnaire, languages, looked, wishes, chance);
    const wished = Map.groupBy(wishes, ({ test }) => ('question' in test ? test.question : undefined));
    const answers: Answers = {};
    const { asked, end } = walkAs<Question>(
      drawnFor(questionnaire, facts),
      {
        answer(question, isRequired, offer): Answer | undefined {
          const asked = offer ? narrowTo(question, offer) : question;
          const answer = makeUpAnswer(asked, isRequired, looked, wished.get(question.id) ?? [], chance);
          if (answer !== undefined) answers[question.id] = answer;
          return answer;
        },
        comes: ({ id }, isMet) => countGate(coverage, id, isMet),
        goesOn: (question, jump) => question.jumps?.length && countJump(coverage, question, jump),
      },
      facts,
    );
    countEnd(coverage, questionnaire, asked, end);
    return { asked, end, answers, facts };
  }

  for (let who = 1; who <= respondents; who += 1) {
    const { asked, end, answers, facts } = goThrough(byChance, chanceFrom(`${seed}:${who}`), []);
    lengths.note(asked);
    if (questionnaire.closings?.some(({ id, screensOut }) => id === end && screensOut)) screenedOut += 1;
    else if (takes(answers, facts, who)) completed += 1;
    else overQuota += 1;
    if (who % STRIDE === 0) yield who / (respondents * 1.25);
  }

  const aims = notReached(questionnaire, byChance);
  const triesEach = Math.min(TRIES_AT_ONE, Math.ceil(MOST_AIMED / Math.max(1, aims.length)));
  const missed: Missed[] = [];
  for (const [place, aim] of aims.entries()) {
    const tries = aimed.tries < MOST_AIMED ? triesEach : 0;
    const before = timesAt(aimed, aim);
    for (let again = 0; again < tries; again += 1) {
      const chance = chanceFrom(`${seed}:${aim.question}:${aim.jump}:${again}`);
      goThrough(aimed, chance, wishesFor(questionnaire, aim, chance));
    }
    missed.push({ ...aim, tries, came: timesAt(aimed, aim) - before });
    yield 0.8 + (0.2 * (place + 1)) / aims.length;
  }

  return { byChance, aimed, missed, completed, screenedOut, overQuota, ...lengths.sum(), quotas: runs };
}
