// Random questionnaires, and answers that fit them, for property tests anywhere.
import fc from 'fast-check';
import type { Answer, Answers } from '../answers/answer.ts';
import type { Localized } from '../text/localized.ts';
import { readAnswer } from './registry.ts';
import type { Question, QuestionKind, Questionnaire, QuestionOf } from './schema.ts';

const WORDS = ['Tea', 'Rice, fried', 'চা', 'বিশ্ববিদ্যালয়', '=SUM(A1)', '"quoted"', 'two\nlines', 'a'.repeat(40)];

const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const shortDecimals = fc
  .tuple(fc.integer({ min: -300, max: 300 }), fc.nat(3))
  .map(([digits, shift]) => digits / 10 ** shift);

/** Texts in both languages, in one of them or in none. */
function localizedTexts(): fc.Arbitrary<Localized> {
  const word = fc.constantFrom(...WORDS);
  return fc.oneof(fc.record({ en: word, bn: word }), fc.record({ en: word }), fc.record({ bn: word }), fc.constant({}));
}

/** A question of any kind, with settings that do not contradict each other. */
export function questions(id: string): fc.Arbitrary<Question> {
  const asked = { id: fc.constant(id), title: localizedTexts(), help: localizedTexts(), required: fc.boolean() };
  const options = fc
    .array(localizedTexts(), { minLength: 2, maxLength: 6 })
    .map((labels) => labels.map((label, index) => ({ id: `o${index}`, label })));
  const limits = fc.tuple(fc.integer({ min: -500, max: 0 }), fc.integer({ min: 1, max: 500 }));
  const byKind: { [K in QuestionKind]: fc.Arbitrary<QuestionOf<K>> } = {
    single_choice: fc.record({ kind: fc.constant('single_choice'), ...asked, options }),
    multiple_choice: fc.record({ kind: fc.constant('multiple_choice'), ...asked, options }),
    dropdown: fc.record({ kind: fc.constant('dropdown'), ...asked, options }),
    short_text: fc.record({ kind: fc.constant('short_text'), ...asked }),
    long_text: fc.record({ kind: fc.constant('long_text'), ...asked }),
    number: fc
      .record({
        kind: fc.constant('number'),
        ...asked,
        decimals: fc.integer({ min: 0, max: 6 }),
        unit: localizedTexts(),
      })
      .chain((question) => limits.map(([min, max]) => ({ ...question, min, max }))),
    rating: fc.record({ kind: fc.constant('rating'), ...asked, steps: fc.integer({ min: 2, max: 10 }) }),
    date: fc.record({ kind: fc.constant('date'), ...asked }),
  };
  return fc.oneof(...Object.values(byKind));
}

/** As {@link questions}, with settings as somebody may leave them in a draft: bounds the wrong way round or out of reach. */
export function carelessQuestions(id: string): fc.Arbitrary<Question> {
  return questions(id).chain((question): fc.Arbitrary<Question> => {
    switch (question.kind) {
      case 'multiple_choice':
        return fc
          .record({ minChosen: perhaps(fc.nat(8)), maxChosen: perhaps(fc.integer({ min: 1, max: 8 })) })
          .map((bounds) => ({ ...question, ...bounds }));
      case 'number':
        return fc
          .record({ min: perhaps(shortDecimals), max: perhaps(shortDecimals) })
          .map((bounds) => ({ ...question, ...bounds }));
      case 'date':
        return fc.record({ min: perhaps(days), max: perhaps(days) }).map((bounds) => ({ ...question, ...bounds }));
      default:
        return fc.constant(question);
    }
  });
}

/** A questionnaire of one to four sections, each of none to four questions. */
export function questionnaires(): fc.Arbitrary<Questionnaire> {
  const sizes = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 });
  return sizes.chain((counts) => fc.tuple(...counts.map(sectionOf)).map((sections) => ({ sections })));
}

function sectionOf(count: number, index: number): fc.Arbitrary<Questionnaire['sections'][number]> {
  return fc.record({
    id: fc.constant(`s${index}`),
    title: localizedTexts(),
    intro: localizedTexts(),
    questions: fc.tuple(...Array.from({ length: count }, (_, at) => questions(`s${index}q${at}`))),
  });
}

/** An answer as it would be stored for this question. */
export function answersTo(question: Question): fc.Arbitrary<Answer> {
  return inputsFor(question).map((input) => {
    const reading = readAnswer(question, input);
    if (!('answer' in reading)) throw new Error(`${JSON.stringify(input)} does not answer ${JSON.stringify(question)}`);
    return reading.answer;
  });
}

/** Answers of one run; some questions stay unanswered. */
export function runAnswers(questionnaire: Questionnaire): fc.Arbitrary<Answers> {
  const all = questionnaire.sections.flatMap((section) => section.questions);
  const each = all.map((question) => fc.option(answersTo(question), { nil: undefined }));
  return fc.tuple(...each).map((given) => {
    const answers: Answers = {};
    for (const [index, question] of all.entries()) {
      const answer = given[index];
      if (answer !== undefined) answers[question.id] = answer;
    }
    return answers;
  });
}

function inputsFor(question: Question): fc.Arbitrary<unknown> {
  switch (question.kind) {
    case 'single_choice':
    case 'dropdown':
      return fc.constantFrom(...question.options.map((option) => option.id));
    case 'multiple_choice':
      return fc.subarray(
        question.options.map((option) => option.id),
        { minLength: 1 },
      );
    case 'short_text':
    case 'long_text':
      return fc.constantFrom(...WORDS);
    case 'number':
      return numbersFor(question);
    case 'rating':
      return fc.integer({ min: 1, max: question.steps });
    case 'date':
      return days;
  }
}

function numbersFor({ min = -1000, max = 1000, decimals }: QuestionOf<'number'>): fc.Arbitrary<number> {
  const unit = 10 ** decimals;
  return fc.integer({ min: min * unit, max: max * unit }).map((whole) => whole / unit);
}

function perhaps<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(value, { nil: undefined });
}
