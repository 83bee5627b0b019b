import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someAnswers } from '../../questionnaire/arbitraries/answers.ts';
import { questionnairesWithLogic } from '../../questionnaire/arbitraries/questionnaires-with-logic.ts';
import { pathOf, questionsOf, splitByPath } from '../../questionnaire/flow.ts';
import { NO_FACTS } from '../../questionnaire/logic/facts.ts';
import { isAsking } from '../../questionnaire/registry.ts';
import type { Question, Questionnaire } from '../../questionnaire/schema.ts';
import { type Answer, chosenOf, isInParts } from '../answer.ts';
import { summarise } from '../summary.ts';
import { contribution, type Respondent } from './contribution.ts';
import { addTally, emptyTally, RESPONDENTS, subtractTally, sumTallies, tallyKey } from './tally.ts';

interface Case {
  questionnaire: Questionnaire;
  respondents: Respondent[];
}

const cases: fc.Arbitrary<Case> = questionnairesWithLogic().chain((questionnaire) =>
  fc.record({
    questionnaire: fc.constant(questionnaire),
    respondents: fc.array(
      fc.record({
        state: fc.constantFrom('answering' as const, 'completed' as const),
        answers: someAnswers(questionnaire),
        seconds: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
        day: fc.constantFrom(undefined, '2026-03-05', '2026-03-06'),
      }),
      { maxLength: 12 },
    ),
  }),
);

function contributions({ questionnaire, respondents }: Case) {
  return respondents.map((respondent) => contribution([respondent], questionnaire));
}

/** With what is off the path apart, as whoever ends is kept. */
function asStored({ questionnaire, respondents }: Case): Case {
  const stored = respondents.map((respondent) => {
    const { onPath, offPath } = splitByPath(questionnaire, respondent.answers, NO_FACTS);
    return { ...respondent, answers: onPath, offPath: Object.keys(offPath) };
  });
  return { questionnaire, respondents: stored };
}

describe('adding up', () => {
  it('gives the same in any order and grouping', () => {
    const shuffled = cases.chain((one) => {
      const each = contributions(one);
      const order = fc.shuffledSubarray(each, { minLength: each.length, maxLength: each.length });
      return fc.tuple(fc.constant(each), order, fc.nat(each.length));
    });
    fc.assert(
      fc.property(shuffled, ([each, order, cut]) => {
        const inTwo = addTally(sumTallies(order.slice(0, cut)), sumTallies(order.slice(cut)));
        const oneByOne = order.reduce(addTally, emptyTally());
        expect(inTwo).toEqual(sumTallies(each));
        expect(oneByOne).toEqual(sumTallies(each));
      }),
    );
  });

  it('gives the same whether respondents are reckoned together or one by one', () => {
    fc.assert(
      fc.property(cases, (one) => {
        expect(contribution(one.respondents, one.questionnaire)).toEqual(sumTallies(contributions(one)));
      }),
    );
  });

  it('keeps no cell of what makes nothing together', () => {
    const warmth: Question = {
      ...{ kind: 'slider', id: 'q', title: {}, help: {}, required: false },
      ...{ min: -6, max: 6, step: 6, low: {}, high: {}, unit: {} },
    };
    const questionnaire = { sections: [{ id: 's', title: {}, intro: {}, questions: [warmth] }] };
    const respondents = [6, -6].map((q): Respondent => ({ state: 'completed', answers: { q } }));
    const together = contribution(respondents, questionnaire);
    expect(together).toEqual(sumTallies(contributions({ questionnaire, respondents })));
    expect(together.get(tallyKey(warmth))).not.toHaveProperty('sum');
  });

  it('is undone by subtracting, to the last cell', () => {
    fc.assert(
      fc.property(cases, fc.nat(11), (one, which) => {
        const each = contributions(one);
        const total = sumTallies(each);
        const taken = each[which];
        if (!taken) return;
        expect(subtractTally(total, taken)).toEqual(sumTallies(each.toSpliced(which, 1)));
        expect(subtractTally(total, total)).toEqual(emptyTally());
      }),
    );
  });

  it('changes neither side', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const [a = emptyTally(), b = emptyTally()] = contributions(one);
        const before = structuredClone([a, b]);
        addTally(a, b);
        subtractTally(a, b);
        expect([a, b]).toEqual(before);
      }),
    );
  });
});

function stepsUpTo(steps: number): string[] {
  return Array.from({ length: steps }, (_, index) => String(index + 1));
}

/** What a row of a report says, counted plainly. */
function plainRow(question: Question, id: string, given: readonly Answer[]) {
  const shareOf = (part: number) => (given.length === 0 ? 0 : part / given.length);
  if (question.kind === 'ranking') {
    const places = given.map((answer) => chosenOf(answer).indexOf(id));
    const length = Math.max(question.options.length, ...given.map((answer) => chosenOf(answer).length));
    const counts = Array.from({ length }, (_, place) => places.filter((one) => one === place).length);
    // Who is offered fewer options, as where they are carried forward, gives the others no place.
    const ranked = places.filter((place) => place >= 0);
    const mean = ranked.length === 0 ? undefined : ranked.reduce((so, place) => so + place + 1, 0) / ranked.length;
    return { counts, count: counts[0], share: shareOf(counts[0] ?? 0), mean };
  }
  if (question.kind === 'constant_sum') {
    const amounts = given.map((answer) => (isInParts(answer) ? Number(answer[id]) : 0));
    const mean = shareOf(amounts.reduce((so, amount) => so + amount, 0));
    const count = amounts.filter((amount) => amount > 0).length;
    return given.length === 0 ? { count } : { count, mean, share: mean / question.total };
  }
  if (question.kind === 'grid_number') {
    const numbers = given.flatMap((answer) => (isInParts(answer) && id in answer ? [Number(answer[id])] : []));
    const mean = numbers.reduce((so, value) => so + value, 0) / numbers.length;
    const count = numbers.length;
    return { count, share: shareOf(count), ...(count > 0 && { mean: expect.closeTo(mean, 3) }) };
  }
  if ('rows' in question && question.kind !== 'grid_text') {
    const parts = given.flatMap((answer) => (isInParts(answer) ? (answer[id] ?? []) : []));
    const said = given.flatMap((answer) => (isInParts(answer) && answer[id] !== undefined ? [answer[id]] : []));
    const ids = 'options' in question ? question.options.map((option) => option.id) : stepsUpTo(question.steps);
    const counts = ids.map((column) => parts.filter((part) => String(part) === column).length);
    return { counts, count: said.length, share: shareOf(said.length) };
  }
  const count = given.filter((answer) => chosenOf(answer).includes(id)).length;
  return { count, share: shareOf(count) };
}

describe('what a tally counts', () => {
  it('is what a plain count of the respondents gives', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const one = asStored(given);
        const total = sumTallies(contributions(one));
        const completed = one.respondents.filter((respondent) => respondent.state === 'completed');
        expect(Number(total.get(RESPONDENTS)?.started ?? 0n)).toBe(one.respondents.length);
        expect(Number(total.get(RESPONDENTS)?.completed ?? 0n)).toBe(completed.length);
        for (const question of questionsOf(one.questionnaire).filter(isAsking)) {
          const asked = completed.filter(({ answers }) =>
            pathOf(one.questionnaire, answers, NO_FACTS).asked.includes(question),
          );
          const said = asked.map(({ answers }) => splitByPath(one.questionnaire, answers, NO_FACTS).onPath);
          const given = said.map((answers) => answers[question.id]).filter((answer) => answer !== undefined);
          const aside = completed.filter((one) => !asked.includes(one) && one.offPath?.includes(question.id));
          const { base, skipped, notAsked, offPath, rows } = summarise(question, total.get(tallyKey(question)));
          expect([base, skipped, notAsked, offPath]).toEqual([
            given.length,
            asked.length - given.length,
            completed.length - asked.length,
            aside.length,
          ]);
          if (!('options' in question || 'rows' in question)) continue;
          for (const row of rows) expect(row).toMatchObject(plainRow(question, row.id, given));
        }
      }),
    );
  });

  it('is the same without the answers that are off the path', () => {
    fc.assert(
      fc.property(cases, ({ questionnaire, respondents }) => {
        for (const respondent of respondents) {
          const { onPath: answers } = splitByPath(questionnaire, respondent.answers, NO_FACTS);
          const kept = contribution([{ ...respondent, answers }], questionnaire);
          expect(kept).toEqual(contribution([respondent], questionnaire));
        }
      }),
    );
  });

  it('is only the start of a respondent who did not finish', () => {
    const questionnaire: Questionnaire = {
      sections: [
        {
          id: 's',
          title: {},
          intro: {},
          questions: [{ id: 'q', title: {}, help: {}, required: false, kind: 'rating', steps: 5 }],
        },
      ],
    };
    const answers = { q: 4 };
    expect(contribution([{ state: 'answering', answers }], questionnaire)).toEqual(
      new Map([[RESPONDENTS, { started: 1n }]]),
    );
    expect(contribution([{ state: 'completed', answers, seconds: 1234.5 }], questionnaire)).toEqual(
      new Map([
        [RESPONDENTS, { started: 1n, completed: 1n, 'seconds:1200': 1n }],
        ['q:rating5', { answered: 1n, 'value:4': 1n }],
      ]),
    );
    expect(contribution([{ state: 'completed', answers: {} }], questionnaire).get('q:rating5')).toEqual({
      skipped: 1n,
    });
  });
});
