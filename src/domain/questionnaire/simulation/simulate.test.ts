import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulated, together } from '#tests/support/simulated.ts';
import { LOCALES } from '../../text/locale.ts';
import { questionnairesWithLogic } from '../arbitraries/questionnaires-with-logic.ts';
import { questionsOf } from '../flow.ts';
import { checkLogic } from '../logic/check-logic.ts';
import type { Condition } from '../logic/condition.ts';
import { END } from '../logic/end.ts';
import type { Jump } from '../logic/walk.ts';
import { blankQuestion } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { type Coverage, notReached } from './coverage.ts';
import { type SimulationInput, simulate } from './simulate.ts';

const question = (id: string, kind: 'rating' | 'number' | 'yes_no' | 'short_text', more: Partial<Question> = {}) =>
  ({ ...blankQuestion(kind, () => id), id, required: true, ...more }) as Question;

function surveyOf(...questions: Question[]): Questionnaire {
  const closings = [
    { id: 'thanks', title: {}, text: {} },
    { id: 'sorry', title: {}, text: {}, screensOut: true },
  ];
  return { sections: [{ id: 's', title: {}, intro: {}, questions }], closings };
}

function run(questionnaire: Questionnaire, more: Partial<SimulationInput> = {}) {
  return simulated({ questionnaire, quotas: [], languages: LOCALES, respondents: 200, seed: 'one', ...more });
}

const exactly = (on: string, value: number): Condition => ({
  op: 'number_between',
  question: on,
  min: value,
  max: value,
});

/** How many took a jump that names what is gone. */
function jumpsToNowhere(questionnaire: Questionnaire, { jumps: taken }: Coverage): number {
  const { sections, closings = [] } = questionnaire;
  const known = new Set([END, ...[...sections, ...questionsOf(questionnaire), ...closings].map(({ id }) => id)]);
  return questionsOf(questionnaire)
    .flatMap(({ id, jumps = [] }) => jumps.map(({ to }, place) => (known.has(to) ? 0 : (taken.get(id)?.[place] ?? 0))))
    .reduce((sum, each) => sum + each, 0);
}

describe('a simulation', () => {
  const yes: Condition = { op: 'chose', question: 'a', options: ['yes'] };
  const jumps: Jump[] = [
    { if: exactly('b', 1), to: 'sorry' },
    { if: exactly('b', 2), to: 'thanks' },
  ];
  const questionnaire = surveyOf(
    question('a', 'yes_no'),
    question('b', 'rating', { showIf: yes, jumps }),
    question('c', 'short_text', { required: false }),
  );

  it('counts who is asked what, which way they go on, and where they end', () => {
    const { byChance, completed, screenedOut, lengths } = run(questionnaire);
    const { asked, jumps: taken, ends, gates } = byChance;
    const [toSorry = 0, toThanks = 0, past = 0] = taken.get('b') ?? [];
    expect(asked.get('a')).toBe(200);
    expect(asked.get('b')).toBe(toSorry + toThanks + past);
    expect(Math.min(toSorry, toThanks, past)).toBeGreaterThan(0);
    expect(asked.get('c')).toBe(200 - toSorry - toThanks);
    expect(Object.fromEntries(ends)).toEqual({ sorry: toSorry, thanks: toThanks, [END]: asked.get('c') });
    expect(gates.get('b')).toEqual([asked.get('b'), 200 - (asked.get('b') ?? 0)]);
    expect([completed, screenedOut]).toEqual([200 - toSorry, toSorry]);
    expect(Object.fromEntries(lengths)).toEqual({ 2: toSorry + toThanks + 200 - (asked.get('b') ?? 0), 3: past });
  });

  it('takes the shortest, the typical and the longest time of those who answered', () => {
    const { shortest, typical, longest } = run(questionnaire).seconds;
    expect(shortest).toBeGreaterThan(0);
    expect(typical).toBeGreaterThanOrEqual(shortest);
    expect(longest).toBeGreaterThan(shortest);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(run(questionnaire)).toEqual(run(questionnaire));
    expect(run(questionnaire)).not.toEqual(run(questionnaire, { seed: 'two' }));
  });

  it('leads some to where chance brings nobody', () => {
    const secret: Condition = {
      op: 'and',
      of: [exactly('n', 31_415), { op: 'contains', question: 't', text: 'open sesame' }],
    };
    const others = surveyOf(
      question('n', 'number', { max: 1_000_000 }),
      question('t', 'short_text'),
      question('deep', 'rating', { showIf: secret, jumps: [{ if: exactly('deep', 5), to: 'thanks' }] }),
      question('last', 'rating'),
    );
    const { byChance, aimed } = run(others, { respondents: 2 });
    expect(notReached(others, byChance)).toContainEqual({ question: 'deep' });
    expect(aimed.asked.get('deep')).toBeGreaterThan(0);
    expect(notReached(others, together(byChance, aimed)).map((aim) => aim.question)).not.toContain('last');
  });

  it('counts of each place that chance missed who were led there and who of them came', () => {
    const never: Condition = { op: 'and', of: [exactly('n', 1), exactly('n', 2)] };
    const others = surveyOf(
      question('n', 'number', { max: 1_000_000 }),
      question('deep', 'rating', { showIf: exactly('n', 31_415) }),
      question('none', 'rating', { showIf: never }),
    );
    const { aimed, missed } = run(others, { respondents: 2 });
    expect(missed).toEqual([
      { question: 'deep', tries: 20, came: aimed.asked.get('deep') },
      { question: 'none', tries: 20, came: 0 },
    ]);
    expect(aimed.asked.get('deep')).toBeGreaterThan(0);
    expect(aimed.tries).toBe(40);
  });

  it('does not come where nothing leads, and says so', () => {
    const never: Condition = { op: 'and', of: [exactly('a', 1), exactly('a', 2)] };
    const dead = surveyOf(question('a', 'rating'), question('b', 'rating', { showIf: never }));
    const { byChance, aimed } = run(dead);
    expect(notReached(dead, together(byChance, aimed))).toEqual([{ question: 'b' }]);
    expect(aimed.tries).toBeGreaterThan(0);
  });

  it('fills quotas as responses come, and turns away those who come after', () => {
    const quotas = [{ id: 'yes', name: '', condition: yes, cap: 10 }];
    const report = run(surveyOf(question('a', 'yes_no')), { quotas });
    const [filled] = report.quotas;
    expect(filled?.counted).toBe(10);
    expect(filled?.filledBy).toBeGreaterThanOrEqual(10);
    expect(report.overQuota).toBe(filled?.turnedAway);
    expect(report.completed + report.overQuota).toBe(200);
  });

  it('tells how far it is on the way', () => {
    const shares = [...simulate({ questionnaire, quotas: [], languages: ['en'], respondents: 100, seed: '' })];
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  it('has an end for everybody, of any questionnaire in which the checker finds no dead end', () => {
    fc.assert(
      fc.property(questionnairesWithLogic(), fc.string(), (any, seed) => {
        const { byChance, aimed, completed, screenedOut, lengths } = run(any, { respondents: 15, seed });
        const all = together(byChance, aimed);
        const { ends } = all;
        const isWrong = checkLogic(any).some(({ key }) => key === 'jumpNowhere' || key === 'jumpBack');
        if (!isWrong) expect(jumpsToNowhere(any, all)).toBe(0);
        const known = [END, ...(any.closings ?? []).map(({ id }) => id)];
        expect([...ends.keys()].filter((end) => !known.includes(end))).toEqual([]);
        expect([...ends.values()].reduce((sum, each) => sum + each, 0)).toBe(byChance.tries + aimed.tries);
        expect(completed + screenedOut).toBe(15);
        expect([...lengths.values()].reduce((sum, each) => sum + each, 0)).toBe(15);
        const never = checkLogic(any).filter(({ key }) => key === 'neverAsked');
        for (const { questionId = '' } of never) expect(byChance.asked.has(questionId)).toBe(false);
        expect(byChance.asked.size).toBeLessThanOrEqual(questionsOf(any).length);
      }),
      { numRuns: 60 },
    );
  });
});
