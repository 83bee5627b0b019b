import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionnaires } from '../arbitraries/questionnaires.ts';
import { blankQuestion, isAsking, QUESTION_KINDS } from '../registry.ts';
import { type ChoiceQuestion, type Questionnaire, questionnaireSchema } from '../schema.ts';
import {
  addSection,
  changeKind,
  duplicateQuestion,
  insertQuestion,
  moveQuestion,
  moveSection,
  placeOf,
  removeQuestion,
  removeSection,
  updateQuestion,
  updateSection,
} from './edit.ts';
import { addOption, moveOption, relabelOption, removeOption } from './edit-options.ts';

function questionIds(questionnaire: Questionnaire): string[] {
  return questionnaire.sections.flatMap((section) => section.questions.map((question) => question.id));
}

function sectionIds(questionnaire: Questionnaire): string[] {
  return questionnaire.sections.map((section) => section.id);
}

type Edit = { at: number; to: number; index: number; what: 'insert' | 'duplicate' | 'move' | 'remove' | 'addSection' };

/** Applies an edit to whichever question and section the numbers fall on. */
function apply(questionnaire: Questionnaire, { at, to, index, what }: Edit, id: () => string): Questionnaire {
  const ids = questionIds(questionnaire);
  const questionId = ids[at % Math.max(1, ids.length)] ?? 'none';
  const sectionId = questionnaire.sections[to % questionnaire.sections.length]?.id ?? 'none';
  if (what === 'insert') return insertQuestion(questionnaire, blankQuestion('rating', id), { sectionId, index });
  if (what === 'duplicate') return duplicateQuestion(questionnaire, questionId, id);
  if (what === 'move') return moveQuestion(questionnaire, questionId, { sectionId, index });
  if (what === 'remove') return removeQuestion(questionnaire, questionId);
  return addSection(questionnaire, index, id);
}

const edits: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(20),
  to: fc.nat(5),
  index: fc.integer({ min: -1, max: 8 }),
  what: fc.constantFrom('insert', 'duplicate', 'move', 'remove', 'addSection'),
});

describe('any edits in a row', () => {
  it('keep ids unique and the questionnaire well formed', () => {
    fc.assert(
      fc.property(questionnaires(), fc.array(edits, { maxLength: 20 }), (start, list) => {
        let made = 0;
        const id = () => `new${made++}`;
        const end = list.reduce((questionnaire, edit) => apply(questionnaire, edit, id), start);
        expect(questionnaireSchema.safeParse(end).error).toBeUndefined();
      }),
    );
  });

  it('leave the questionnaire they began with as it was', () => {
    fc.assert(
      fc.property(questionnaires(), edits, (start, edit) => {
        const before = structuredClone(start);
        apply(start, edit, () => 'new');
        expect(start).toEqual(before);
      }),
    );
  });
});

describe('moving', () => {
  it('loses and changes no question, and puts it where it was asked to', () => {
    fc.assert(
      fc.property(questionnaires(), edits, (start, edit) => {
        const moved = apply(start, { ...edit, what: 'move' }, () => 'unused');
        expect(questionIds(moved).sort()).toEqual(questionIds(start).sort());
        const questionId = questionIds(start)[edit.at % Math.max(1, questionIds(start).length)];
        if (questionId === undefined) return;
        const target = moved.sections[edit.to % moved.sections.length];
        const length = target?.questions.length ?? 0;
        const index = Math.min(Math.max(0, edit.index), length - 1);
        expect(placeOf(moved, questionId)).toEqual({ sectionId: target?.id, index });
      }),
    );
  });

  it('to a section that is not there changes nothing', () => {
    const start: Questionnaire = {
      sections: [{ id: 's', title: {}, intro: {}, questions: [blankQuestion('date', () => 'q')] }],
    };
    expect(moveQuestion(start, 'q', { sectionId: 'gone', index: 0 })).toBe(start);
    expect(
      updateQuestion(
        start,
        blankQuestion('date', () => 'other'),
      ),
    ).toBe(start);
  });
});

describe('sections', () => {
  const start: Questionnaire = {
    sections: ['a', 'b', 'c'].map((id) => ({ id, title: {}, intro: {}, questions: [] })),
  };

  it('move, take new texts and go', () => {
    expect(sectionIds(moveSection(start, 'a', 1))).toEqual(['b', 'a', 'c']);
    expect(sectionIds(moveSection(start, 'a', 9))).toEqual(['b', 'c', 'a']);
    expect(sectionIds(removeSection(start, 'b'))).toEqual(['a', 'c']);
    expect(updateSection(start, 'b', { title: { bn: 'খ' } }).sections[1]).toMatchObject({
      title: { bn: 'খ' },
      intro: {},
    });
  });

  it('never all go', () => {
    const end = ['a', 'b', 'c'].reduce(removeSection, start);
    expect(sectionIds(end)).toEqual(['c']);
  });
});

it('duplicates a question right after itself under a new id', () => {
  const question = { ...blankQuestion('single_choice', () => 'q'), title: { en: 'Tea?' } };
  const start: Questionnaire = {
    sections: [{ id: 's', title: {}, intro: {}, questions: [question, blankQuestion('date', () => 'last')] }],
  };
  const [first, copy, last] = duplicateQuestion(start, 'q', () => 'new').sections[0]?.questions ?? [];
  expect([first?.id, copy?.id, last?.id]).toEqual(['q', 'new', 'last']);
  expect({ ...copy, id: 'q' }).toEqual(first);
});

it('edits options', () => {
  let question: ChoiceQuestion = { ...blankQuestion('dropdown', () => 'q'), options: [] };
  for (const id of ['a', 'b', 'c']) question = addOption(question, { id, label: {} });
  const order = (one: ChoiceQuestion) => one.options.map((option) => option.id).join('');
  expect(order(question)).toBe('abc');
  expect(order(addOption(question, { id: 'd', label: {} }, 1))).toBe('adbc');
  expect(order(moveOption(question, 'c', 0))).toBe('cab');
  expect(order(moveOption(question, 'gone', 0))).toBe('abc');
  expect(order(removeOption(question, 'b'))).toBe('ac');
  expect(relabelOption(question, 'b', { en: 'B' }).options[1]).toEqual({ id: 'b', label: { en: 'B' } });
});

describe('asking a question in another way', () => {
  const old = () => 'old';
  const fresh = () => 'fresh';

  it('keeps its id, texts, image and whether it must be answered where it is, for every pair of kinds', () => {
    for (const from of QUESTION_KINDS) {
      const image = { key: 'AAAAAAAAAAAAAAAAAAAAAA', width: 4, height: 3, alt: { en: 'Tea' } };
      const texts = { title: { en: 'Title' }, help: { bn: 'সাহায্য' }, image };
      const question = { ...blankQuestion(from, old), ...texts, required: isAsking({ kind: from }) };
      for (const to of QUESTION_KINDS) {
        const changed = changeKind(question, to, fresh);
        const required = question.required && isAsking({ kind: to });
        expect(changed).toMatchObject({ id: question.id, ...texts, required, kind: to });
      }
    }
  });

  it('keeps the options between kinds that have them', () => {
    const question = blankQuestion('single_choice', old);
    expect(changeKind(question, 'dropdown', fresh)).toMatchObject({ options: question.options });
  });
});
