import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contribution } from '../answers/counting/contribution.ts';
import { addedItem, itemKey } from '../answers/marks/counted-items.ts';
import { PERCENT } from '../answers/marks/counted-marks.ts';
import { questionsOf } from '../questionnaire/flow.ts';
import { checkMarking } from './check-marking.ts';
import { setQuestionMarking } from './edit-marking.ts';
import { type GradedMarks, gradeOf } from './grade.ts';
import { type HandMarks, withoutFeedback } from './hand-marks.ts';
import { markAnswers } from './mark-answers.ts';
import { toNumber } from './points.ts';
import { resultOf } from './result.ts';
import { REVEALED } from './reveal.ts';
import { RIGHT, sampleQuiz } from './sample-quiz.ts';

const key = { by: 'hand' as const, rubric: 'One good reason' };
const essay = setQuestionMarking(sampleQuiz, 'remarks', { points: 4, key });
const marking = essay.marking ?? { questions: {} };
const asked = questionsOf(essay);
const ANSWERS = { ...RIGHT, remarks: 'Because it rains.' };
const marked = (answers: Parameters<typeof markAnswers>[2], byHand: HandMarks | null = null) =>
  markAnswers(marking, asked, answers, byHand);
const remarks = (byHand: HandMarks | null = null) =>
  marked(ANSWERS, byHand)?.questions.find((mark) => mark.questionId === 'remarks');

describe('an answer that somebody marks', () => {
  it('waits until they do, and so does who passes', () => {
    expect(remarks()).toMatchObject({ earned: 0n, outcome: 'waiting' });
    expect(marked(ANSWERS)).toMatchObject({ waiting: 1, passed: undefined });
    expect(marked(ANSWERS, { remarks: { earned: 0 } })).toMatchObject({ waiting: 0, passed: true, percent: 71.43 });
  });

  it('earns what they say, and never more than there is', () => {
    expect(remarks({ remarks: { earned: 4 } })).toMatchObject({ earned: 4_000_000n, outcome: 'right' });
    expect(remarks({ remarks: { earned: 2.75 } })).toMatchObject({ earned: 2_750_000n, outcome: 'partly' });
    expect(remarks({ remarks: { earned: 0 } })).toMatchObject({ earned: 0n, outcome: 'wrong' });
    expect(remarks({ remarks: { earned: 9 } })).toMatchObject({ earned: 4_000_000n, outcome: 'right' });
  });

  it('needs none where nothing was answered, and nothing is marked by hand that is not to be', () => {
    expect(marked(RIGHT)).toMatchObject({ waiting: 0 });
    expect(marked({ capital: 'o2' }, { capital: { earned: 2 } })?.earned).toBe(0n);
  });

  it('adds up with all others', () => {
    const given = fc.integer({ min: 0, max: 400 }).map((number) => number / 100);
    fc.assert(
      fc.property(given, (earned) => {
        const marks = marked(ANSWERS, { remarks: { earned } });
        expect(marks?.earned).toBe(marks?.questions.reduce((all, one) => all + one.earned, 0n));
        expect(toNumber(marks?.earned ?? 0n)).toBe(Math.round((10 + earned) * 100) / 100);
      }),
    );
  });
});

describe('figures', () => {
  const tallyOf = (handMarks?: HandMarks) =>
    contribution([{ state: 'completed', answers: ANSWERS, ...(handMarks && { handMarks }) }], essay);
  const [question] = asked.filter(({ id }) => id === 'remarks');

  it('hold marks once none of them waits', () => {
    expect(tallyOf().get(PERCENT.key)).toEqual({ skipped: 1n });
    const tally = tallyOf({ remarks: { earned: 3 } });
    expect(tally.get(PERCENT.key)?.answered).toBe(1n);
    const item = question && itemKey(marking, question);
    expect(addedItem(tally, item ?? '')).toMatchObject({ count: 1n, earned: 3_000_000n });
    expect(addedItem(tallyOf(), item ?? '')).toMatchObject({ count: 0n });
  });
});

describe('a grade', () => {
  const attempt = (earned: bigint, waiting: number): GradedMarks => ({
    ...{
      earned,
      points: 10n,
      percent: Number(earned) * 10,
      passed: waiting ? undefined : true,
      pass: 50,
      seconds: 1,
      waiting,
    },
  });

  it('waits where an attempt does that may decide it', () => {
    const attempts = [attempt(8n, 0), attempt(6n, 1)];
    expect(gradeOf('first', attempts)).toMatchObject({ waiting: 0, passed: true });
    expect(gradeOf('last', attempts)).toMatchObject({ waiting: 1, passed: undefined });
    expect(gradeOf('highest', attempts)).toMatchObject({ earned: 8n, waiting: 1, passed: undefined });
    expect(gradeOf('average', attempts)).toMatchObject({ earned: 7n, waiting: 1, passed: undefined });
  });
});

it('is a key that a quiz may have or not, and tells nobody what is right', () => {
  expect(checkMarking(essay, ['en', 'bn'])).toEqual([]);
  expect(checkMarking(setQuestionMarking(essay, 'flower', { key }), ['en', 'bn'])).toMatchObject([
    { key: 'keyMissing' },
  ]);
  const shown = resultOf(
    { ...essay, marking },
    { answers: ANSWERS, byHand: { remarks: { earned: 3, feedback: 'Well seen' } }, facts: {}, locale: 'en' },
    ['attempt', 'correctness', 'marks', 'feedback', 'key'],
  );
  expect(shown?.questions.at(-1)).toMatchObject({ key: null, handFeedback: 'Well seen', outcome: 'partly' });
  expect(JSON.stringify(shown)).not.toContain('One good reason');
});

it('tells whoever answered no score and no band while it waits', () => {
  const bands = [{ id: 'b1', from: 0, to: 100, feedback: { en: 'You know little of this' } }];
  const told = (byHand: HandMarks | null = null) =>
    resultOf(
      { ...essay, marking: { ...marking, bands } },
      { answers: ANSWERS, byHand, facts: {}, locale: 'en' },
      REVEALED,
    );
  expect(told()).toMatchObject({
    ...{ marks: { earned: null, points: 14, percent: null, waiting: 1, passed: null }, band: null },
  });
  expect(told()?.questions.at(-1)?.marks).toEqual({ earned: null, points: 4 });
  expect(told({ remarks: { earned: 4 } })).toMatchObject({ marks: { earned: 14 }, band: bands[0]?.feedback });
});

it('loses what was said of whoever is not to be known any more', () => {
  expect(withoutFeedback({ remarks: { earned: 3, feedback: 'Rahima, well done', revision: 2, by: 'u1' } })).toEqual({
    remarks: { earned: 3, revision: 2, by: 'u1' },
  });
});
