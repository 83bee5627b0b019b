import type { Answer, Answers } from '../../answers/answer.ts';
import type { Locale } from '../../text/locale.ts';
import { narrowTo } from '../carried/narrow-to.ts';
import { secondsOf, secondsOfHead } from '../estimate.ts';
import { walkAs } from '../logic/walk.ts';
import { quotasOf } from '../quotas/falls-under.ts';
import type { Quota } from '../quotas/quota-schema.ts';
import { isAsking } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { type Chance, chanceFrom } from './chance.ts';
import {
  type Coverage,
  count,
  countEnd,
  countGate,
  countJump,
  notReached,
  startCoverage,
  timesAt,
} from './coverage.ts';
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

export interface QuotaRun {
  id: string;
  counted: number;
  /** The respondent, from 1, with whom it was full. */
  filledBy: number | undefined;
  /** How many were turned away because it was full. */
  turnedAway: number;
}

/** Where chance brought nobody, and what came of leading some there. */
export interface Missed extends Aim {
  /** How many were led there, and how many of these came. */
  tries: number;
  came: number;
}

export interface SimulationReport {
  /** Of those who answer as it comes. */
  byChance: Coverage;
  /** Of those who were led to where none of these came. */
  aimed: Coverage;
  /** Where none of these came, in order of the questionnaire. */
  missed: Missed[];
  completed: number;
  screenedOut: number;
  overQuota: number;
  /** How many were asked how many questions. */
  lengths: Map<number, number>;
  /** About how long it takes: the quickest of them, the one in the middle, and the slowest. */
  seconds: { shortest: number; typical: number; longest: number };
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
  const seconds = secondsIn(questionnaire, languages[0] ?? 'en');
  const byChance = startCoverage();
  const aimed = startCoverage();
  const runs = quotas.map(({ id }): QuotaRun => ({ id, counted: 0, filledBy: undefined, turnedAway: 0 }));
  const lengths = new Map<number, number>();
  const times: number[] = [];
  let completed = 0;
  let screenedOut = 0;
  let overQuota = 0;

  function goThrough(coverage: Coverage, chance: Chance, wishes: readonly Wish[]) {
    const facts = drawFacts(questionnaire, languages, looked, wishes, chance);
    const wished = Map.groupBy(wishes, ({ test }) => ('question' in test ? test.question : undefined));
    const answers: Answers = {};
    const { asked, end } = walkAs<Question>(
      questionnaire,
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

  /** Whether all quotas take one more such response; if not, it counts for none. */
  function takes(answers: Answers, facts: Parameters<typeof quotasOf>[2], who: number): boolean {
    const own = quotasOf(quotas, answers, facts).map((quota) => ({ quota, run: runs[quotas.indexOf(quota)] }));
    const full = own.filter(({ quota, run }) => run && run.counted >= quota.cap);
    for (const { run } of full) if (run) run.turnedAway += 1;
    if (full.length > 0) return false;
    for (const { quota, run } of own) {
      if (!run) continue;
      run.counted += 1;
      if (run.counted === quota.cap) run.filledBy = who;
    }
    return true;
  }

  for (let who = 1; who <= respondents; who += 1) {
    const { asked, end, answers, facts } = goThrough(byChance, chanceFrom(`${seed}:${who}`), []);
    count(lengths, asked.filter(isAsking).length);
    times.push(seconds(asked));
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

  times.sort((one, other) => one - other);
  return {
    byChance,
    aimed,
    missed,
    completed,
    screenedOut,
    overQuota,
    lengths: new Map([...lengths].sort(([one], [other]) => one - other)),
    seconds: {
      shortest: Math.round(times[0] ?? 0),
      typical: Math.round(times[Math.floor(times.length / 2)] ?? 0),
      longest: Math.round(times.at(-1) ?? 0),
    },
    quotas: runs,
  };
}

function secondsIn({ sections }: Questionnaire, locale: Locale): (asked: readonly Question[]) => number {
  const of = new Map<string, number>();
  const headOf = new Map<string, string>();
  for (const section of sections) {
    of.set(section.id, secondsOfHead(section, locale));
    for (const question of section.questions) {
      of.set(question.id, secondsOf(question, locale));
      headOf.set(question.id, section.id);
    }
  }
  return (asked) => {
    const heads = new Set(asked.map(({ id }) => headOf.get(id) ?? ''));
    return [...asked.map(({ id }) => id), ...heads].reduce((sum, id) => sum + (of.get(id) ?? 0), 0);
  };
}
