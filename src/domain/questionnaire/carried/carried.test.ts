import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitAnswer } from '../../answers/reading/fit-answer.ts';
import { readAnswers } from '../../answers/reading/read-answers.ts';
import { someAnswers } from '../arbitraries/answers.ts';
import { someFacts } from '../arbitraries/facts.ts';
import { questionnairesWithLogic } from '../arbitraries/questionnaires-with-logic.ts';
import { checkQuestionnaire } from '../checking/checker.ts';
import { compareQuestionnaires } from '../compare/compare-questionnaires.ts';
import { changeKind, duplicateSection, moveQuestion } from '../editing/edit.ts';
import {
  answersOn,
  decidesWhoIsAsked,
  findQuestion,
  missingRequired,
  pathOf,
  progressOf,
  questionsOf,
  splitByPath,
} from '../flow.ts';
import { LIMITS } from '../limits.ts';
import { NO_FACTS } from '../logic/facts.ts';
import { atStake, forksIn } from '../logic/forks.ts';
import { mostAsked } from '../logic/most-asked.ts';
import { countReferences } from '../logic/references.ts';
import { optionsOf } from '../registry.ts';
import { type Question, type QuestionKind, type Questionnaire, questionnaireSchema } from '../schema.ts';
import { allTextsOf } from '../texts/questionnaire-texts.ts';
import { isTranslatable } from '../translations/translations.ts';
import { carryOptions, carryWithinBounds } from './carry-options.ts';

const base = { title: { en: 'Which?' }, help: {}, required: false };

function option(id: string, more: object = {}) {
  return { id, label: { en: id.toUpperCase() }, ...more };
}

const KNOWN = {
  ...base,
  id: 'known',
  kind: 'multiple_choice' as const,
  options: [option('tea'), option('milk'), option('water'), option('none', { exclusive: true })],
};

function carrying(kind: QuestionKind, which: 'chosen' | 'not_chosen', more: object = {}): Questionnaire {
  const question = { ...base, id: 'liked', kind, options: [], carried: { from: 'known', which }, ...more };
  const section = { id: 's', title: {}, intro: {}, questions: [KNOWN, question] as Question[] };
  return carryOptions({ sections: [section] });
}

function offeredBy(questionnaire: Questionnaire, answers: Record<string, string[]>): string[] | undefined {
  const path = pathOf(questionnaire, answers, NO_FACTS);
  const offer = path.offered.get('liked');
  return offer && [...offer];
}

describe('options that are taken from an earlier question', () => {
  it('are copies that follow what is written there, before its own, without what is chosen alone', () => {
    const questionnaire = carrying('single_choice', 'chosen', { options: [option('other', { asksText: true })] });
    const liked = findQuestion(questionnaire, 'liked') as Question;
    expect(optionsOf(liked).map(({ id }) => id)).toEqual(['tea', 'milk', 'water', 'other']);
    expect(questionnaireSchema.parse(questionnaire)).toEqual(questionnaire);
    expect(carryOptions(questionnaire)).toBe(questionnaire);

    const renamed = structuredClone(questionnaire);
    const [known] = renamed.sections[0]?.questions ?? [];
    Object.assign((known && optionsOf(known)[0]) ?? {}, { label: { en: 'Cha' } });
    expect(optionsOf(findQuestion(carryOptions(renamed), 'liked') as Question)[0]?.label).toEqual({ en: 'Cha' });

    // Before what they are taken from there is nothing to copy.
    const moved = carryOptions(moveQuestion(questionnaire, 'liked', { sectionId: 's', index: 0 }));
    expect(optionsOf(findQuestion(moved, 'liked') as Question).map(({ id }) => id)).toEqual(['other']);
  });

  it('are gone where nothing is taken, wherever among its own they stand', () => {
    const options = [option('own'), option('tea', { carried: true }), option('other')];
    const questionnaire = carrying('dropdown', 'chosen', { options, carried: undefined });
    expect(optionsOf(findQuestion(questionnaire, 'liked') as Question).map(({ id }) => id)).toEqual(['own', 'other']);
  });

  it('are never more than all questions together may take, which the checker tells', () => {
    const source = { ...KNOWN, options: Array.from({ length: 300 }, (_, index) => option(`o${index}`)) };
    const taking = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ ...base, id: `taking${index}`, kind: 'dropdown' as const, options: [] },
        carried: { from: 'known', which: 'chosen' as const },
      }));
    const surveyOf = (count: number): Questionnaire => ({
      sections: [{ id: 's', title: {}, intro: {}, questions: [source, ...taking(count)] }],
    });
    const most = Math.floor(LIMITS.carriedOptions / 300);
    expect(carryWithinBounds(surveyOf(most)).over).toBeUndefined();
    const over = surveyOf(499);
    expect(carryWithinBounds(over).over).toBe(`taking${most}`);
    const carried = carryOptions(over);
    expect(
      questionsOf(carried)
        .slice(1)
        .flatMap((question) => optionsOf(question)).length,
    ).toBe(LIMITS.carriedOptions);
    expect(carryOptions(carried)).toBe(carried);
    expect(checkQuestionnaire(carried, ['en'])).toContainEqual({
      ...{ severity: 'error', key: 'carriedTooManyInAll', values: { most: LIMITS.carriedOptions } },
      ...{ sectionId: 's', questionId: `taking${most}`, logic: 'carried' },
    });
  });

  it('are offered to those who chose them, or to those who did not', () => {
    expect(offeredBy(carrying('dropdown', 'chosen'), { known: ['tea', 'water'] })).toEqual(['tea', 'water']);
    expect(offeredBy(carrying('dropdown', 'not_chosen'), { known: ['tea'] })).toEqual(['milk', 'water']);
    expect(offeredBy(carrying('dropdown', 'not_chosen'), {})).toEqual(['tea', 'milk', 'water']);
    expect(offeredBy(carrying('dropdown', 'not_chosen'), { known: ['none'] })).toEqual(['tea', 'milk', 'water']);
  });

  it('leave a question unasked where there are none to choose, and none of its own', () => {
    const asked = (questionnaire: Questionnaire, answers: Record<string, string[]>) =>
      pathOf(questionnaire, answers, NO_FACTS).asked.map(({ id }) => id);
    expect(asked(carrying('ranking', 'chosen'), {})).toEqual(['known']);
    expect(asked(carrying('ranking', 'chosen'), { known: ['none'] })).toEqual(['known']);
    expect(asked(carrying('ranking', 'chosen', { options: [option('other')] }), {})).toEqual(['known', 'liked']);
    expect(decidesWhoIsAsked(carrying('ranking', 'chosen'))).toBe(true);
  });

  it('are passed on along several questions, as far as each was offered them', () => {
    const two = carrying('multiple_choice', 'chosen');
    const third = {
      ...base,
      id: 'third',
      kind: 'single_choice' as const,
      options: [],
      carried: { from: 'liked', which: 'not_chosen' as const },
    };
    const questionnaire = carryOptions({
      sections: [{ id: 's', title: {}, intro: {}, questions: [...questionsOf(two), third] }],
    });
    const path = pathOf(questionnaire, { known: ['tea', 'water'], liked: ['tea'] }, NO_FACTS);
    expect([...(path.offered.get('third') ?? [])]).toEqual(['water']);
    expect(pathOf(questionnaire, { liked: ['tea'] }, NO_FACTS).asked.map(({ id }) => id)).toEqual(['known']);
  });
});

describe('an answer to a question whose options are taken', () => {
  it('counts as far as it fits what is offered by now; all of it is kept off the path', () => {
    const questionnaire = carrying('multiple_choice', 'chosen', { required: true });
    const answers = { known: ['tea'], liked: ['tea', 'milk'] };
    expect(splitByPath(questionnaire, answers, NO_FACTS)).toEqual({
      onPath: { known: ['tea'], liked: ['tea'] },
      offPath: { liked: ['tea', 'milk'] },
    });
    expect(missingRequired(questionnaire, { known: ['tea'], liked: ['milk'] }, NO_FACTS)).toEqual(['liked']);
    expect(progressOf(questionnaire, { known: ['tea'], liked: ['milk'] }, NO_FACTS)).toEqual({ answered: 1, total: 2 });
  });

  it('asks for no more than are offered, whatever the least is', () => {
    const questionnaire = carrying('multiple_choice', 'chosen', { minChosen: 2 });
    const liked = findQuestion(questionnaire, 'liked') as Question;
    expect(fitAnswer(liked, new Set(['tea']), ['tea'])).toEqual({ answer: ['tea'] });
    expect(fitAnswer(liked, new Set(['tea', 'milk']), ['tea'])).toMatchObject({ problem: { key: 'chooseAtLeast' } });
    // While it is not known what is offered, less may be all there is.
    expect(readAnswers(questionnaire, { liked: ['tea'] })).toEqual({ patch: { liked: ['tea'] }, problems: {} });
    expect(readAnswers(questionnaire, { liked: ['none'] }).problems).toEqual({ liked: { key: 'unknownOption' } });
  });

  it('is an order of all that are offered', () => {
    const liked = findQuestion(carrying('ranking', 'chosen'), 'liked') as Question;
    const offered = new Set(['tea', 'water']);
    expect(fitAnswer(liked, offered, ['water', 'milk', 'tea'])).toEqual({ answer: ['water', 'tea'] });
    expect(fitAnswer(liked, offered, ['water'])).toMatchObject({ problem: { key: 'rankAll' } });
  });

  it('divides all of an amount among what is offered', () => {
    const questionnaire = carrying('constant_sum', 'chosen', { total: 10, unit: {} });
    const liked = findQuestion(questionnaire, 'liked') as Question;
    const offered = new Set(['tea', 'water']);
    expect(fitAnswer(liked, offered, { tea: 4, milk: 0, water: 6 })).toEqual({ answer: { tea: 4, water: 6 } });
    expect(fitAnswer(liked, offered, { tea: 4, milk: 3, water: 3 })).toMatchObject({ problem: { key: 'sum' } });
  });

  it('is, for whoever answers what, as if only what fits were there', () => {
    const people = questionnairesWithLogic().chain((questionnaire) =>
      fc.tuple(fc.constant(questionnaire), someAnswers(questionnaire), someFacts()),
    );
    const property = fc.property(people, ([questionnaire, answers, facts]) => {
      const path = pathOf(questionnaire, answers, facts);
      const said = answersOn(path, answers);
      const again = pathOf(questionnaire, said, facts);
      expect(again.asked).toEqual(path.asked);
      expect(answersOn(again, said)).toBe(said);
      for (const [id, offer] of path.offered) {
        expect(offer.size).toBeGreaterThan(0);
        const ids = optionsOf(findQuestion(questionnaire, id) as Question).map((one) => one.id);
        expect([...offer].filter((one) => !ids.includes(one))).toEqual([]);
      }
      const { most } = mostAsked(questionnaire, answers, facts, path.asked[0]?.id);
      expect(most).toBeGreaterThanOrEqual(path.asked.length);
    });
    fc.assert(property);
  });
});

describe('the checker', () => {
  const findingsOf = (questionnaire: Questionnaire) =>
    checkQuestionnaire(questionnaire, ['en']).filter(({ severity }) => severity === 'error');
  const carriedFrom = (from: string, questions: Question[]) => {
    const liked = { ...base, id: 'liked', kind: 'dropdown', options: [option('a'), option('b')] };
    const question = { ...liked, carried: { from, which: 'chosen' } } as Question;
    return carryOptions({ sections: [{ id: 's', title: {}, intro: {}, questions: [question, ...questions] }] });
  };

  it('has nothing to say of options that are taken from before', () => {
    expect(findingsOf(carrying('dropdown', 'chosen'))).toEqual([]);
  });

  it('knows of a later question, of itself, of one that is gone, and of one without options', () => {
    const at = { severity: 'error', sectionId: 's', questionId: 'liked', logic: 'carried' };
    expect(findingsOf(carriedFrom('known', [KNOWN]))).toEqual([{ ...at, key: 'carriedFromLater' }]);
    expect(findingsOf(carriedFrom('liked', [KNOWN]))).toEqual([{ ...at, key: 'carriedFromItself' }]);
    expect(findingsOf(carriedFrom('gone', [KNOWN]))).toEqual([{ ...at, key: 'carriedWithoutQuestion' }]);
    const yesNo = { ...base, id: 'yes', kind: 'yes_no' as const };
    const [first] = carriedFrom('yes', []).sections;
    if (!first) throw new Error('There is a section');
    const unfitting = { sections: [{ ...first, questions: [yesNo, ...first.questions] }] };
    expect(findingsOf(unfitting)).toEqual([{ ...at, key: 'carriedUnfitting' }]);
  });

  it('knows of one that nobody is ever asked, and of more options than a question can have', () => {
    const [section] = carrying('dropdown', 'chosen').sections as [Questionnaire['sections'][number]];
    const first = { ...base, id: 'first', kind: 'yes_no' as const, jumps: [{ to: 'liked' }] };
    const jumped = { sections: [{ ...section, questions: [first, ...section.questions] }] };
    expect(findingsOf(jumped).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['neverAsked', 'carriedFromNeverAsked']),
    );
    const many = Array.from({ length: 299 }, (_, index) => option(`o${index}`));
    const tooMany = carrying('dropdown', 'chosen', { options: many });
    expect(findingsOf(tooMany)).toMatchObject([{ key: 'carriedTooMany', values: { count: 302, most: 300 } }]);
    expect(questionnaireSchema.safeParse(tooMany).success).toBe(true);
  });
});

describe('elsewhere', () => {
  it('an answer that decides what is offered is a fork, with what it may undo', () => {
    const questionnaire = carrying('dropdown', 'chosen');
    expect([...forksIn(questionnaire)]).toEqual(['known']);
    const stakes = atStake(questionnaire, { known: ['tea'], liked: 'tea' }, NO_FACTS, 'known');
    expect(stakes.map(({ id }) => id)).toEqual(['liked']);
  });

  it('counts as a reference, and a copied section takes its options from its own copy', () => {
    const questionnaire = carrying('dropdown', 'chosen');
    expect(countReferences(questionnaire, { questionIds: ['known'] })).toBe(1);
    let made = 0;
    const copied = duplicateSection(questionnaire, 's', () => `new${made++}`);
    const [source, taking] = copied.sections[1]?.questions ?? [];
    expect(taking).toMatchObject({ carried: { from: source?.id } });
  });

  it('keeps where options are taken from in another kind that may take them', () => {
    const liked = findQuestion(carrying('dropdown', 'chosen'), 'liked') as Question;
    expect(changeKind(liked, 'ranking', () => 'x')).toMatchObject({ carried: { from: 'known' } });
    const rating = changeKind(liked, 'rating', () => 'x');
    expect('carried' in rating).toBe(false);
  });

  it('is translated and compared where the option is written', () => {
    const before = carrying('dropdown', 'chosen');
    expect(
      allTextsOf(before)
        .filter(isTranslatable)
        .filter(({ partId, place }) => partId === 'liked' && place.optionId),
    ).toEqual([]);
    const after = structuredClone(before);
    const [known] = questionsOf(after);
    Object.assign((known && optionsOf(known)[0]) ?? {}, { label: { en: 'Cha' } });
    const changed = compareQuestionnaires(before, carryOptions(after));
    expect(JSON.stringify(changed)).not.toContain('"liked"');
  });
});
