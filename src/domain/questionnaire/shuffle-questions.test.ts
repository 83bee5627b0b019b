import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../answers/answer.ts';
import { markAnswers } from '../quiz/mark-answers.ts';
import { sampleQuiz } from '../quiz/sample-quiz.ts';
import { checkQuestionnaire } from './checking/checker.ts';
import { drawnFor } from './draw-questions.ts';
import { numbersOf, pathOf, questionsOf } from './flow.ts';
import { END } from './logic/end.ts';
import { factsOf, NO_FACTS } from './logic/facts.ts';
import { isAsking } from './registry.ts';
import { type Question, type Questionnaire, questionnaireSchema, type Section } from './schema.ts';
import { orderedFor } from './shuffle-sections.ts';

function ask(id: string, more: object = {}): Question {
  return { id, kind: 'yes_no', title: { en: 'Is it so?' }, help: {}, required: false, ...more };
}

function say(id: string, more: object = {}): Question {
  return { id, kind: 'statement', title: { en: 'Read this.' }, help: {}, required: false, ...more };
}

function section(id: string, questions: Question[], more: Partial<Section> = {}): Section {
  return { id, title: {}, intro: {}, questions, ...more };
}

/** A stays first and Z last; between them, what is said first and four questions that change places. */
function survey(more: Partial<Record<'a' | 'b' | 'c' | 'd' | 'said' | 'z', object>> = {}): Questionnaire {
  const [b, c, d] = [ask('b', more.b), ask('c', more.c), ask('d', more.d)];
  return {
    sections: [
      section('A', [ask('a', more.a)]),
      section('B', [say('said', more.said), b, c, d, ask('e')], { shuffleQuestions: true }),
      section('Z', [ask('z', more.z)]),
    ],
  };
}

const yes = (question: string) => ({ op: 'chose' as const, question, options: ['yes'] });
const idsIn = (questionnaire: Questionnaire) => questionsOf(questionnaire).map(({ id }) => id);
const orderOf = (respondent: string) => idsIn(orderedFor(survey(), respondent));
const people = Array.from({ length: 2_400 }, (_none, at) => `person-${at}`);
const factsFor = (id: string) => factsOf({ id, locale: 'en', hiddenValues: {}, source: {}, picked: null });

describe('the order of shuffled questions', () => {
  it('is a respondent’s own and stays; statements and the other sections keep their places', () => {
    expect(questionnaireSchema.parse(survey())).toEqual(survey());
    const property = fc.property(fc.string(), (respondent) => {
      const order = orderOf(respondent);
      expect(orderOf(respondent)).toEqual(order);
      expect([order.slice(0, 2), order.at(-1)]).toEqual([['a', 'said'], 'z']);
      expect(order.toSorted()).toEqual(idsIn(survey()).toSorted());
    });
    fc.assert(property);
  });

  it('is left to chance: each of the 24 comes as often', () => {
    const orders = Map.groupBy(people, (person) => orderOf(person).join());
    expect(orders.size).toBe(24);
    for (const [, some] of orders) {
      expect(some.length).toBeGreaterThan(people.length / 24 / 2);
      expect(some.length).toBeLessThan((people.length / 24) * 1.6);
    }
  });

  it('is that of the questionnaire where nothing is shuffled', () => {
    const plain = { sections: [section('A', [ask('a'), ask('b')])] };
    expect(orderedFor(plain, 'r1')).toBe(plain);
  });

  it('is numbered as it is seen', () => {
    const { sections } = orderedFor(survey(), 'r1');
    expect(numbersOf(sections.flatMap(({ questions }) => questions))).toEqual([1, undefined, 2, 3, 4, 5, 6]);
  });

  it('goes together with that of sections', () => {
    const sections = ['A', 'B', 'C'].map((id) =>
      section(
        id,
        [1, 2, 3].map((at) => ask(`${id}${at}`)),
        { shuffled: true, shuffleQuestions: true },
      ),
    );
    const orders = new Set(people.slice(0, 50).map((person) => idsIn(orderedFor({ sections }, person)).join()));
    expect(orders.size).toBeGreaterThan(45);
    for (const order of orders) expect(order.replace(/[\d,]/g, '')).toMatch(/^(?:AAA|BBB|CCC){3}$/);
  });
});

describe('whoever is asked a part of shuffled questions', () => {
  const pool = survey();
  const drawing: Questionnaire = {
    ...pool,
    sections: pool.sections.map((one) => (one.id === 'B' ? { ...one, draw: 2 } : one)),
  };

  it('is asked what is drawn for them anyhow, in the order in which they would be asked all', () => {
    for (const person of people.slice(0, 100)) {
      const drawn = drawnFor(drawing, factsFor(person));
      const seen = idsIn(orderedFor(drawn, person));
      expect(seen.toSorted()).toEqual(idsIn(drawn).toSorted());
      expect(seen).toEqual(orderOf(person).filter((id) => seen.includes(id)));
    }
    const flips = people.filter((person) => {
      const seen = idsIn(orderedFor(drawnFor(drawing, factsFor(person)), person));
      return (
        seen.join() !== seen.toSorted((one, other) => idsIn(pool).indexOf(one) - idsIn(pool).indexOf(other)).join()
      );
    });
    expect(flips.length / people.length).toBeGreaterThan(0.4);
    expect(flips.length / people.length).toBeLessThan(0.6);
  });

  it('is asked what was picked for them in that order too', () => {
    const picked = ['b', 'd', 'e'];
    const facts = factsOf({ id: 'person', locale: 'en', hiddenValues: {}, source: {}, picked });
    const seen = pathOf(orderedFor(pool, 'person'), {}, facts).asked.map(({ id }) => id);
    expect(seen).toEqual(orderOf('person').filter((id) => picked.includes(id)));
  });
});

describe('what the order decides', () => {
  const findingsIn = (questionnaire: Questionnaire) =>
    checkQuestionnaire(questionnaire, ['en']).map(({ severity, key, sectionId, questionId }) =>
      [severity, key, questionId ?? sectionId].join(' '),
    );

  it('is nothing of who is asked what, as long as the checker has nothing against it', () => {
    const questionnaire = survey({
      a: { jumps: [{ if: yes('a'), to: 'z' }] },
      b: { showIf: yes('a'), required: true },
      c: { requireIf: yes('a'), title: { en: 'After {{answer:a|that}}' } },
      z: { showIf: yes('d') },
    });
    expect(findingsIn(questionnaire)).toEqual([]);
    const ids = idsIn(questionnaire).filter((id) => id !== 'said');
    const answers = fc.record(Object.fromEntries(ids.map((id) => [id, fc.constantFrom('yes', 'no')])), {
      requiredKeys: [],
    });
    const property = fc.property(answers, fc.string(), (given, respondent) => {
      const pathIn = (one: Questionnaire) => {
        const { asked, required } = pathOf(one, given as Record<string, string>, NO_FACTS);
        return [asked, required].map((questions) => questions.map(({ id }) => id).sort());
      };
      expect(pathIn(orderedFor(questionnaire, respondent))).toEqual(pathIn(questionnaire));
    });
    fc.assert(property);
  });

  it('is nothing of the marks', () => {
    const { marking } = sampleQuiz;
    const quiz = { ...sampleQuiz, sections: sampleQuiz.sections.map((one) => ({ ...one, shuffleQuestions: true })) };
    const answers = fc.record(
      {
        capital: fc.constantFrom('o1', 'o2'),
        rivers: fc.subarray(['o1', 'o2', 'o3', 'o4'], { minLength: 1 }),
        delta: fc.constantFrom('yes', 'no'),
        flower: fc.constantFrom('Shapla', 'Water lily', 'Rose'),
        districts: fc.constantFrom(64, 63, 1),
      },
      { requiredKeys: [] },
    );
    const property = fc.property(answers, fc.string(), (given, respondent) => {
      const { questions: told, ...inAll } = markAnswers(marking, questionsOf(quiz), given as Answers, null) ?? {
        questions: [],
      };
      const ordered = questionsOf(orderedFor(quiz, respondent));
      const { questions: toldThen, ...inAllThen } = markAnswers(marking, ordered, given as Answers, null) ?? {
        questions: [],
      };
      expect(inAllThen).toEqual(inAll);
      const byId = (one: { questionId: string }, other: { questionId: string }) =>
        one.questionId.localeCompare(other.questionId);
      expect(toldThen.toSorted(byId)).toEqual(told.toSorted(byId));
    });
    fc.assert(property);
  });

  it.each([
    ['a condition', { c: { showIf: yes('b') } }, 'error shuffledLater c'],
    ['what must be answered', { c: { requireIf: yes('b') } }, 'error shuffledLater c'],
    ['a text', { c: { title: { en: 'You said {{answer:b|that}}.' } } }, 'error shuffledLater c'],
    ['a jump out', { b: { jumps: [{ if: yes('b'), to: 'z' }] } }, 'error jumpAmongShuffled b'],
    ['a jump to the end', { c: { jumps: [{ to: END }] } }, 'error jumpAmongShuffled c'],
    ['a jump among them', { b: { jumps: [{ if: yes('b'), to: 'd' }] } }, 'error jumpAmongShuffled b'],
    ['a jump to one of them', { a: { jumps: [{ if: yes('a'), to: 'c' }] } }, 'error jumpAmongShuffled a'],
  ])('is told of %s', (_what, more, finding) => {
    expect(findingsIn(survey(more))).toContain(finding);
  });

  it.each([
    ['a jump to their section', { a: { jumps: [{ if: yes('a'), to: 'B' }] } }],
    ['a jump to what is said before them', { a: { jumps: [{ if: yes('a'), to: 'said' }] } }],
    ['a jump past all of them', { a: { jumps: [{ if: yes('a'), to: 'z' }] } }],
    ['the end instead of all of them', { said: { jumps: [{ if: yes('a'), to: END }] } }],
    ['a look back from after them', { z: { showIf: yes('c'), title: { en: 'You said {{answer:b|that}}.' } } }],
    ['a look at what comes before them', { c: { showIf: yes('a') } }],
  ])('is nothing of %s', (_what, more) => {
    expect(findingsIn(survey(more))).toEqual([]);
  });

  it('is told of a statement between them, which keeps its place', () => {
    const questions = [say('first'), ask('a'), say('between'), ask('b'), say('last')];
    expect(findingsIn({ sections: [section('S', questions, { shuffleQuestions: true })] })).toEqual([
      'warning saidAmongShuffled between',
    ]);
    const looking = questions.map((one) => (isAsking(one) ? one : say(one.id, { showIf: yes('a') }))).slice(1);
    expect(findingsIn({ sections: [section('S', looking, { shuffleQuestions: true })] })).toEqual([
      'warning saidAmongShuffled between',
      'error shuffledLater between',
    ]);
  });

  it('is told where there are not two to change places', () => {
    const sections = [section('S', [say('said'), ask('a')], { shuffleQuestions: true })];
    expect(findingsIn({ sections })).toEqual(['warning questionShuffledAlone S']);
  });
});
