import { describe, expect, it } from 'vitest';
import { standingIn } from '../leaderboard/standing-in.ts';
import { millionths } from '../points.ts';
import { checkSeries } from './check-series.ts';
import { gradeInRounds } from './grade-in-rounds.ts';
import { aWeekAfter, withOneMore } from './one-more-round.ts';
import { onlyPicked, questionsOfRound } from './round-questions.ts';
import { threeRounds, threeSections } from './sample-series.ts';
import { FIRST_ROUND, ONE_ROUND, type Series } from './series.ts';
import { roundEnd, standingByDates, standingInRounds, staysOut, type Taken } from './standing-in-rounds.ts';

const at = (day: number, hour = 6) => new Date(Date.UTC(2026, 2, day, hour));
const taken = (...made: [string, number, boolean?][]): Taken =>
  new Map(made.map(([id, day, isPassed = true]) => [id, { startedAt: at(day), isSubmitted: true, isPassed }]));

describe('standingByDates', () => {
  it('knows what is to come, on and over, and that a round without dates is on', () => {
    const [, second] = threeRounds({}, 'passed').rounds;
    const standing = (now: Date) => second && standingByDates(second, now);
    expect([at(1), at(2, 0), at(2, 11), at(2, 12)].map(standing)).toEqual(['notYet', 'open', 'open', 'over']);
    expect(standingByDates(FIRST_ROUND, at(2))).toBe('open');
  });
});

describe('standingInRounds', () => {
  it('opens each in its time', () => {
    const series = threeRounds();
    expect(standingInRounds(series, new Map(), at(1, -1))).toEqual(['notYet', 'notYet', 'notYet']);
    expect(standingInRounds(series, new Map(), at(2))).toEqual(['over', 'open', 'notYet']);
    expect(standingInRounds(series, taken(['r1', 1]), at(3, 13))).toEqual(['over', 'over', 'over']);
  });

  it('keeps a round closed until the one before is submitted, or passed', () => {
    const passing = threeRounds({}, 'passed');
    expect(standingInRounds(passing, taken(['r1', 1, false]), at(2))[1]).toBe('locked');
    expect(standingInRounds(passing, taken(['r1', 1]), at(2))[1]).toBe('open');
    const submitting = threeRounds({}, 'submitted');
    expect(standingInRounds(submitting, taken(['r1', 1, false]), at(2))[1]).toBe('open');
    const begun = new Map([['r1', { startedAt: at(1), isSubmitted: false, isPassed: false }]]);
    expect(standingInRounds(submitting, begun, at(2))[1]).toBe('locked');
  });

  it('lets late joiners miss what is over, make up for it, or stay out', () => {
    const late = (lateJoiners: Series['lateJoiners']) => threeRounds({ lateJoiners }, 'passed');
    expect(standingInRounds(late('miss'), new Map(), at(2))).toEqual(['over', 'open', 'notYet']);
    expect(standingInRounds(late('miss'), taken(['r2', 2]), at(3))).toEqual(['over', 'over', 'open']);
    expect(standingInRounds(late('catchUp'), new Map(), at(2))).toEqual(['open', 'locked', 'notYet']);
    // Whoever was there in time makes up for nothing.
    expect(standingInRounds(late('catchUp'), taken(['r1', 1]), at(3))).toEqual(['over', 'over', 'locked']);
    expect(standingInRounds(late('stayOut'), new Map(), at(2))).toEqual(['over', 'over', 'over']);
    expect(standingInRounds(late('stayOut'), taken(['r1', 1]), at(2))).toEqual(['over', 'open', 'notYet']);
    expect([staysOut(late('stayOut'), new Map(), at(1)), staysOut(late('stayOut'), new Map(), at(2))]).toEqual([
      false,
      true,
    ]);
  });

  it('ends for whoever began in time, and for nobody who makes up for it', () => {
    const [first] = threeRounds().rounds;
    if (!first) throw new Error('There is none.');
    expect(roundEnd(first, at(1))).toEqual(at(1, 12));
    expect(roundEnd(first, at(2))).toBeNull();
    expect(roundEnd(FIRST_ROUND, at(1))).toBeNull();
  });
});

describe('what a round asks', () => {
  it('is its sections, or all that is in no other', () => {
    const series = threeRounds();
    expect(series.rounds.map((round) => questionsOfRound(threeSections, series, round))).toEqual([
      ['q1'],
      ['q2'],
      ['q3'],
    ]);
    const rest = { ...series, rounds: [{ ...FIRST_ROUND, id: 'rest' }, ...series.rounds.slice(2)] };
    expect(rest.rounds.map((round) => questionsOfRound(threeSections, rest, round))).toEqual([['q1', 'q2'], ['q3']]);
    expect(onlyPicked(threeSections, ['q2']).sections.map(({ id }) => id)).toEqual(['s2']);
  });

  it('is looked over before it is published', () => {
    const keys = (series: Series, questionnaire = threeSections) =>
      checkSeries(series, questionnaire).map(({ key, severity }) => `${severity} ${key}`);
    expect(keys(threeRounds({}, 'passed'))).toEqual([]);
    expect(keys(ONE_ROUND)).toEqual([]);
    const series = threeRounds();
    expect(keys({ ...series, rounds: series.rounds.slice(1) })).toEqual(['warning sectionInNoRound']);
    expect(keys({ ...series, rounds: series.rounds.map((round) => ({ ...round, sections: ['s1'] })) })).toEqual([
      ...['error sectionInTwoRounds', 'warning sectionInNoRound', 'warning sectionInNoRound'],
    ]);
    expect(keys(withOneMore(series, { id: 'more', ...threeSections, opensAt: null }))).toEqual([
      'error roundAsksNothing',
    ]);
    expect(keys(withOneMore(series, { id: 'more', ...threeSections, opensAt: '2026-03-09T00:00:00.000Z' }))).toEqual([
      'warning roundAsksNothing',
    ]);
    const unmarked = { ...threeSections, marking: { ...threeSections.marking, questions: {} } };
    expect(keys(series, unmarked as typeof threeSections)).toEqual(Array(3).fill('error roundCountsNothing'));
    const { pass: _, ...marking } = threeSections.marking;
    expect(keys(threeRounds({}, 'passed'), { ...threeSections, marking } as typeof threeSections)).toEqual([
      ...['error roundNeedsPass', 'error roundNeedsPass'],
    ]);
    const [s1, ...others] = threeSections.sections;
    const jumping = { ...s1, questions: s1?.questions.map((question) => ({ ...question, jumps: [{ to: 'q3' }] })) };
    expect(keys(series, { ...threeSections, sections: [jumping, ...others] } as typeof threeSections)).toEqual([
      'error jumpLeavesRound',
    ]);
    const many = { ...series, rounds: series.rounds.map((round) => ({ ...round, sections: ['s1', 's2', 's3'] })) };
    expect(keys(many, { ...threeSections, sections: [jumping, ...others] } as typeof threeSections)).toEqual(
      Array(3).fill('error sectionInTwoRounds'),
    );
    const asking = { ...s1, showIf: { op: 'answered', question: 'q2' } };
    expect(
      keys(series, { ...threeSections, sections: [asking, ...others] } as unknown as typeof threeSections),
    ).toEqual(['error namesOtherRound']);
  });
});

describe('what rounds come to together', () => {
  const attempt = (round: string, earned: number, seconds: number, waiting = 0) => ({
    ...{ round, earned: millionths(earned), points: millionths(10), percent: earned * 10, passed: undefined, waiting },
    ...{ pass: 60, seconds, endedAt: at(1) },
  });

  it('adds up the grade of each', () => {
    const attempts = [attempt('r1', 4, 10), attempt('r1', 8, 20), attempt('r2', 5, 30)];
    expect(gradeInRounds('highest', attempts)).toMatchObject({
      ...{ earned: millionths(13), points: millionths(20), percent: 65, passed: true, seconds: 50, rounds: 2 },
    });
    expect(gradeInRounds('first', attempts)).toMatchObject({ earned: millionths(9), passed: false, rounds: 2 });
    expect(gradeInRounds('highest', [attempt('', 4, 10)])).toMatchObject({ earned: millionths(4), rounds: 1 });
    expect(gradeInRounds('highest', [...attempts, attempt('r3', 0, 1, 1)])?.passed).toBeUndefined();
  });

  it('ranks whoever took more rounds by all of them', () => {
    const [one, two] = [[attempt('r1', 10, 5)], [attempt('r1', 6, 50), attempt('r2', 6, 50)]];
    const [perfect, steady] = [standingIn('highest', one), standingIn('highest', two)];
    expect(steady?.key).toBeLessThan(perfect?.key ?? 0n);
    expect([perfect?.rounds, steady?.rounds, steady?.seconds]).toEqual([1, 2, 100]);
    // A round that waits for a mark counts once it has it.
    expect(standingIn('highest', [...two, attempt('r3', 0, 1, 1)])?.rounds).toBe(2);
    expect(standingIn('highest', [attempt('r1', 10, 5), attempt('r2', 0, 1)])?.earned).toBe(millionths(10));
  });
});

it('adds a round that follows the last and asks a section that it takes from none', () => {
  const add = (to: Series, id: string) => withOneMore(to, { id, ...threeSections, opensAt: null });
  const two = add(ONE_ROUND, 'two');
  expect(two.rounds.map(({ id, openedBy, sections }) => [id, openedBy, sections])).toEqual([
    ['r1', 'dates', []],
    ['two', 'submitted', ['s2']],
  ]);
  const without = { ...two, rounds: two.rounds.slice(1) };
  expect(add(without, 'three').rounds.map(({ sections }) => sections)).toEqual([['s2'], ['s1']]);
  expect(add(add(two, 'three'), 'four').rounds.map(({ sections }) => sections)).toEqual([[], ['s2'], ['s3'], []]);
});

it('opens what is added while answers come in a week after the last', () => {
  expect(aWeekAfter(ONE_ROUND, at(1))).toBe('2026-03-07T18:00:00.000Z');
  expect(aWeekAfter(threeRounds(), at(1))).toBe('2026-03-09T18:00:00.000Z');
});
