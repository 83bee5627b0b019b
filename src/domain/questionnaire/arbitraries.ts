// Random questionnaires, and answers that fit them, for property tests anywhere.
import fc from 'fast-check';
import type { Answer, Answers } from '../answers/answer.ts';
import { PLACE_LEVELS } from '../places/place-levels.ts';
import { LOCALES } from '../text/locale.ts';
import type { Localized } from '../text/localized.ts';
import { carriableIn, carryOptions } from './carry-options.ts';
import { carriedBy, hasOwnOptions } from './kinds/choice/written-options.ts';
import { FILE_GROUPS } from './kinds/files/file-groups.ts';
import { CLOCK_STEPS } from './kinds/time/clock-steps.ts';
import type { Condition, TestOp } from './logic/condition.ts';
import { END } from './logic/end.ts';
import { type Facts, factsOf, LANGUAGE } from './logic/facts.ts';
import type { MadeUpPerson } from './made-up-person.ts';
import { isAsking, kindOf, optionsOf, readAnswer, rowsOf } from './registry.ts';
import type { Image, Option, Question, QuestionKind, Questionnaire, QuestionOf } from './schema.ts';
import { addsRows, reckonedOf } from './variables/check-variables.ts';
import { ARITHMETIC, type Expression, type Variable } from './variables/expression.ts';
import type { ValueType } from './variables/value.ts';

const WORDS = ['Tea', 'Rice, fried', 'চা', 'বিশ্ববিদ্যালয়', '=SUM(A1)', '"quoted"', 'two\nlines', 'a'.repeat(40)];

const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const clockTimes = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const shortDecimals = fc
  .tuple(fc.integer({ min: -300, max: 300 }), fc.nat(3))
  .map(([digits, shift]) => digits / 10 ** shift);

/** Texts in both languages, in one of them or in none. */
function localizedTexts(): fc.Arbitrary<Localized> {
  const word = fc.constantFrom(...WORDS);
  return fc.oneof(fc.record({ en: word, bn: word }), fc.record({ en: word }), fc.record({ bn: word }), fc.constant({}));
}

/** Described in some of the languages, or adorning. */
function images(): fc.Arbitrary<Image> {
  const side = fc.integer({ min: 1, max: 1_920 });
  const key = fc.constantFrom('mP4sLq8Zr2Vt6Xb1Nc9KdA', 'Tq3vX9cLm2Rk8Yb5Wd7Zs1');
  return fc.record({ key, width: side, height: side, alt: localizedTexts(), decorative: perhaps(fc.boolean()) });
}

/** What is chosen alone or asks for a text stands last, as “none of these” and “other” do. */
function optionOf(label: Localized, index: number, isLast: boolean): fc.Arbitrary<Option> {
  const exclusive = isLast ? perhaps(fc.boolean()) : fc.constant(undefined);
  const asksText = isLast ? perhaps(fc.boolean()) : fc.constant(undefined);
  const pinned = perhaps(fc.boolean());
  const said = { id: fc.constant(`o${index}`), label: fc.constant(label) };
  return fc.record({ ...said, image: perhaps(images()), exclusive, asksText, pinned });
}

/** A question of any kind that is answered, with settings that do not contradict each other. */
export function questions(id: string): fc.Arbitrary<Question> {
  const { statement: _, ...asking } = byKind(id);
  return fc.oneof(...Object.values(asking));
}

function byKind(id: string): { [K in QuestionKind]: fc.Arbitrary<QuestionOf<K>> } {
  const everyQuestion = {
    id: fc.constant(id),
    title: localizedTexts(),
    help: localizedTexts(),
    image: perhaps(images()),
    required: fc.boolean(),
  };
  const options = fc
    .array(localizedTexts(), { minLength: 2, maxLength: 6 })
    .chain((labels) => fc.tuple(...labels.map((label, index) => optionOf(label, index, index === labels.length - 1))));
  const rows = fc
    .array(localizedTexts(), { minLength: 1, maxLength: 4 })
    .map((labels) => labels.map((label, index) => ({ id: `r${index}`, label })));
  const cellColumns = fc
    .array(localizedTexts(), { minLength: 1, maxLength: 3 })
    .map((labels) => labels.map((label, index) => ({ id: `k${index}`, label })));
  const shuffle = perhaps(fc.boolean());
  const columns = perhaps(fc.integer({ min: 1, max: 3 }));
  const clockSteps = perhaps(fc.constantFrom(...CLOCK_STEPS));
  const limits = fc.tuple(fc.integer({ min: -500, max: 0 }), fc.integer({ min: 1, max: 500 }));
  return {
    single_choice: fc.record({ kind: fc.constant('single_choice'), ...everyQuestion, options, shuffle, columns }),
    multiple_choice: fc.record({ kind: fc.constant('multiple_choice'), ...everyQuestion, options, shuffle, columns }),
    dropdown: fc.record({ kind: fc.constant('dropdown'), ...everyQuestion, options, shuffle }),
    statement: fc.record({ kind: fc.constant('statement'), ...everyQuestion, required: fc.constant(false) }),
    yes_no: fc.record({ kind: fc.constant('yes_no'), ...everyQuestion }),
    consent: fc.record({ kind: fc.constant('consent'), ...everyQuestion, agreement: localizedTexts() }),
    short_text: fc.record({
      kind: fc.constant('short_text'),
      ...everyQuestion,
      mask: perhaps(fc.constantFrom('99-9999', 'aa 9', '(*)')),
      patternMessage: perhaps(localizedTexts()),
    }),
    long_text: fc.record({ kind: fc.constant('long_text'), ...everyQuestion }),
    person_name: fc.record({ kind: fc.constant('person_name'), ...everyQuestion }),
    email_address: fc.record({ kind: fc.constant('email_address'), ...everyQuestion }),
    phone_number: fc.record({ kind: fc.constant('phone_number'), ...everyQuestion }),
    web_address: fc.record({ kind: fc.constant('web_address'), ...everyQuestion }),
    number: fc
      .record({
        kind: fc.constant('number'),
        ...everyQuestion,
        decimals: fc.integer({ min: 0, max: 6 }),
        unit: localizedTexts(),
      })
      .chain((question) => limits.map(([min, max]) => ({ ...question, min, max }))),
    rating: fc.record({ kind: fc.constant('rating'), ...everyQuestion, steps: fc.integer({ min: 2, max: 10 }) }),
    opinion_scale: fc.record({
      kind: fc.constant('opinion_scale'),
      ...everyQuestion,
      from: fc.integer({ min: 0, max: 1 }),
      to: fc.integer({ min: 2, max: 10 }),
      low: localizedTexts(),
      high: localizedTexts(),
    }),
    slider: fc
      .record({
        kind: fc.constant('slider'),
        ...everyQuestion,
        min: fc.integer({ min: -100, max: 100 }),
        step: fc.constantFrom(0.01, 0.1, 0.25, 1, 5),
        low: localizedTexts(),
        high: localizedTexts(),
        unit: localizedTexts(),
      })
      .chain((question) => fc.integer({ min: 1, max: 40 }).map((steps) => withEnd(question, steps))),
    likert: fc.record({
      kind: fc.constant('likert'),
      ...everyQuestion,
      steps: fc.constantFrom(5, 7),
      labels: fc.array(localizedTexts(), { maxLength: 7 }),
    }),
    nps: fc.record({ kind: fc.constant('nps'), ...everyQuestion }),
    csat: fc.record({ kind: fc.constant('csat'), ...everyQuestion }),
    ces: fc.record({ kind: fc.constant('ces'), ...everyQuestion }),
    file_upload: fc.record({
      kind: fc.constant('file_upload'),
      ...everyQuestion,
      accepts: fc.subarray([...FILE_GROUPS]),
      maxFiles: fc.integer({ min: 1, max: 10 }),
      maxMegabytes: fc.integer({ min: 1, max: 50 }),
    }),
    signature: fc.record({ kind: fc.constant('signature'), ...everyQuestion }),
    date: fc.record({ kind: fc.constant('date'), ...everyQuestion }),
    time: fc.record({ kind: fc.constant('time'), ...everyQuestion, step: clockSteps }),
    date_time: fc.record({ kind: fc.constant('date_time'), ...everyQuestion, step: clockSteps }),
    date_range: fc.record({
      kind: fc.constant('date_range'),
      ...everyQuestion,
      minDays: perhaps(fc.integer({ min: 1, max: 5 })),
      maxDays: perhaps(fc.integer({ min: 5, max: 40 })),
    }),
    grid_text: fc.record({ kind: fc.constant('grid_text'), ...everyQuestion, rows, columns: cellColumns }),
    grid_number: fc
      .record({
        kind: fc.constant('grid_number'),
        ...everyQuestion,
        rows,
        columns: cellColumns,
        decimals: fc.integer({ min: 0, max: 6 }),
      })
      .chain((question) => limits.map(([min, max]) => ({ ...question, min, max }))),
    grid_dropdown: fc.record({
      kind: fc.constant('grid_dropdown'),
      ...everyQuestion,
      rows,
      columns: cellColumns,
      options,
      shuffle,
    }),
    ranking: fc.record({ kind: fc.constant('ranking'), ...everyQuestion, options, shuffle }),
    grid_single_choice: fc.record({
      kind: fc.constant('grid_single_choice'),
      ...everyQuestion,
      rows,
      options,
      shuffle,
    }),
    grid_multiple_choice: fc.record({
      kind: fc.constant('grid_multiple_choice'),
      ...everyQuestion,
      rows,
      options,
      shuffle,
    }),
    grid_rating: fc.record({
      kind: fc.constant('grid_rating'),
      ...everyQuestion,
      rows,
      steps: fc.integer({ min: 2, max: 10 }),
    }),
    postal_address: fc.record({
      kind: fc.constant('postal_address'),
      ...everyQuestion,
      level: fc.constantFrom(...PLACE_LEVELS),
      asksLine: perhaps(fc.boolean()),
      asksPostcode: perhaps(fc.boolean()),
    }),
    constant_sum: fc.record({
      kind: fc.constant('constant_sum'),
      ...everyQuestion,
      options,
      shuffle,
      total: fc.integer({ min: 1, max: 1000 }),
      unit: localizedTexts(),
    }),
  };
}

/** A slider that ends so many steps from where it begins. */
function withEnd<Q extends { min: number; step: number }>(slider: Q, steps: number): Q & { max: number } {
  return { ...slider, max: Math.round((slider.min + steps * slider.step) * 100) / 100 };
}

const length = fc.integer({ min: 1, max: 8 });

const CARELESS_SETTINGS: { readonly [K in QuestionKind]?: fc.Arbitrary<Partial<QuestionOf<K>>> } = {
  multiple_choice: fc.record({ minChosen: perhaps(fc.nat(8)), maxChosen: perhaps(fc.integer({ min: 1, max: 8 })) }),
  ranking: fc.record({ minRanked: perhaps(length), maxRanked: perhaps(length) }),
  short_text: fc.record({
    minLength: perhaps(length),
    maxLength: perhaps(length),
    pattern: perhaps(fc.constantFrom('.*', '[A-Z', '(.+)+$', '(?=x)y')),
  }),
  number: fc.record({ min: perhaps(shortDecimals), max: perhaps(shortDecimals) }),
  slider: fc.record({ min: fc.integer({ min: -50, max: 50 }), max: fc.integer({ min: -50, max: 50 }) }),
  date: fc.record({ min: perhaps(days), max: perhaps(days) }),
  time: fc.record({ min: perhaps(clockTimes), max: perhaps(clockTimes) }),
  date_time: fc.record({ min: perhaps(days), max: perhaps(days) }),
  date_range: fc.record({
    min: perhaps(days),
    max: perhaps(days),
    minDays: perhaps(fc.integer({ min: 1, max: 9 })),
    maxDays: perhaps(fc.integer({ min: 1, max: 9 })),
  }),
};

/**
 * As {@link questions}, with settings as somebody may leave them in a
 * draft: bounds the wrong way round or out of reach.
 */
export function carelessQuestions(id: string): fc.Arbitrary<Question> {
  return questions(id).chain((question): fc.Arbitrary<Question> => {
    const settings = CARELESS_SETTINGS[question.kind] ?? fc.constant({});
    return settings.map((careless) => ({ ...question, ...careless }));
  });
}

/** A questionnaire of one to four sections, each of none to four questions. */
export function questionnaires(): fc.Arbitrary<Questionnaire> {
  const sizes = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 });
  return sizes.chain((counts) => fc.tuple(...counts.map(sectionOf)).map((sections) => ({ sections })));
}

const CLOSINGS: NonNullable<Questionnaire['closings']> = [
  { id: 'thanks', title: { en: 'Thanks' }, text: {} },
  { id: 'others', title: {}, text: { bn: 'ধন্যবাদ' }, screensOut: true },
];

/** As {@link questionnaires}, where answers decide who is asked what: conditions look back, jumps lead ahead. */
export function questionnairesWithLogic({ carrying = true } = {}): fc.Arbitrary<Questionnaire> {
  return questionnaires().chain((questionnaire) =>
    fc.gen().map((draw) => {
      const all = questionnaire.sections.flatMap(({ questions: asked }) => asked);
      const variables = draw(variablesOf, all);
      const before: Question[] = [];
      const ids = questionnaire.sections.flatMap(({ id, questions: asked }) => [id, ...asked.map((one) => one.id)]);
      const perhapsCondition = () => (draw(fc.boolean) ? draw(conditionsOn, before, variables) : undefined);
      const sections = questionnaire.sections.map((section) => ({
        ...section,
        showIf: perhapsCondition(),
        questions: section.questions.map((question) => {
          const isAsked = isAsking(question);
          const offering = carrying ? draw(perhapsCarrying, question, before) : question;
          const showIf = perhapsCondition();
          const conditions = { showIf, requireIf: isAsked ? perhapsCondition() : undefined };
          if (isAsked) before.push(offering);
          const ahead = ids.slice(ids.indexOf(question.id) + 1);
          const to = draw(() => fc.constantFrom(...ahead, ...CLOSINGS.map((closing) => closing.id), END));
          return { ...offering, ...conditions, jumps: draw(fc.boolean) ? [{ if: perhapsCondition(), to }] : undefined };
        }),
      }));
      return { sections, closings: CLOSINGS, hiddenValues: [{ id: 'area', label: '' }], variables };
    }),
  );
}

/** The question, or where it may the same with options that are taken from one of these. */
function perhapsCarrying(question: Question, before: readonly Question[]): fc.Arbitrary<Question> {
  const sources = before.filter((one) => carriableIn(one).length > 0);
  if (!kindOf(question).askingFor || !hasOwnOptions(question) || sources.length === 0) return fc.constant(question);
  const carrying = fc
    .record({
      from: fc.constantFrom(...sources.map(({ id }) => id)),
      which: fc.constantFrom('chosen' as const, 'not_chosen' as const),
      hasOwn: fc.boolean(),
    })
    .map(({ hasOwn, ...carried }): Question => {
      const own = hasOwn ? question.options.map((option) => ({ ...option, id: `${question.id}-${option.id}` })) : [];
      const asked: Question = Object.assign({}, question, { carried, options: own });
      const section = { id: 'all', title: {}, intro: {}, questions: [...before, asked] };
      return carryOptions({ sections: [section] }).sections[0]?.questions.at(-1) ?? asked;
    });
  return fc.oneof(fc.constant(question), carrying);
}

/** What may be known of somebody who answers one of {@link questionnairesWithLogic}. */
export function someFacts(): fc.Arbitrary<Facts> {
  const areas = fc.option(fc.constantFrom(...AREAS), { nil: undefined });
  return fc.tuple(fc.constantFrom(...LOCALES), areas).map(([locale, area]) => {
    return factsOf({ locale, hiddenValues: area === undefined ? {} : { area } });
  });
}

const AREAS = ['Dhaka', 'dhaka', 'সিলেট ১', 'সিলেট 1'];

const FACT_TESTS: readonly fc.Arbitrary<Condition>[] = [
  fc.constant({ op: 'known', fact: 'area' }),
  fc.record({ op: fc.constant('is' as const), fact: fc.constant('area'), values: fc.subarray(AREAS) }),
  fc.record({ op: fc.constant('is' as const), fact: fc.constant(LANGUAGE), values: fc.subarray([...LOCALES]) }),
];

/** Some that are reckoned of answers to a few of these questions, and of one another. */
function variablesOf(asked: readonly Question[]): fc.Arbitrary<Variable[]> {
  return fc
    .tuple(fc.nat(2), fc.shuffledSubarray([...asked], { maxLength: Math.min(3, asked.length) }), fc.gen())
    .map(([count, few, draw]) => {
      const made: Variable[] = [];
      for (let at = 0; at < count; at += 1) {
        const type = draw(() => fc.constantFrom<ValueType>('numeric', 'text'));
        made.push({
          id: `v${at}`,
          label: `Value ${at}`,
          type,
          expression: draw(expressionsOn, type, few, made.slice()),
        });
      }
      return made;
    });
}

/** What comes to a number or a text, of answers to these questions and of these variables, nested up to twice. */
function expressionsOn(
  type: ValueType,
  asked: readonly Question[],
  variables: readonly Variable[],
): fc.Arbitrary<Expression> {
  const same = variables.filter((variable) => variable.type === type);
  const leaves: fc.Arbitrary<Expression>[] = [
    type === 'numeric'
      ? fc.record({ op: fc.constant('numeric' as const), value: fc.integer({ min: -100, max: 100 }) })
      : fc.record({ op: fc.constant('text' as const), value: fc.constantFrom('low', 'high', 'চা') }),
    ...same.map(({ id }) => fc.constant({ op: 'variable' as const, variable: id })),
    ...(type === 'text' ? [fc.constant({ op: 'fact' as const, fact: 'area' })] : []),
    ...asked.flatMap((question) => reckoningOf(type, question)),
  ];
  const leaf = fc.oneof(...leaves);
  const conditions = conditionsOn(asked, variables);
  const nested = (part: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> => {
    const choice = fc.record({
      op: fc.constant('if' as const),
      if: conditions,
      yes: part,
      no: fc.option(part, { nil: undefined }),
    });
    if (type === 'text') return choice;
    const of = fc.array(part, { minLength: 1, maxLength: 3 });
    return fc.oneof(
      choice,
      fc.record({ op: fc.constantFrom(...ARITHMETIC), of }),
      fc.record({ op: fc.constant('round' as const), of: part, decimals: fc.nat(6) }),
    );
  };
  return fc.oneof(leaf, nested(leaf), nested(fc.oneof(leaf, nested(leaf))));
}

function reckoningOf(type: ValueType, asked: Question): fc.Arbitrary<Expression>[] {
  const [row] = rowsOf(asked);
  const of = { question: asked.id, ...(row && (addsRows(asked) ? { eachRow: true } : { row: row.id })) };
  const isText = kindOf(asked).testedBy === 'contains';
  return reckonedOf(asked).flatMap((op): fc.Arbitrary<Expression>[] => {
    if (type !== (isText ? 'text' : 'numeric')) return [];
    if (op !== 'points') return [fc.constant({ op, ...of })];
    const options = optionsOf(asked, row?.id).map(({ id }) => id);
    const points = fc.array(
      fc.record({ option: fc.constantFrom(...options), points: fc.integer({ min: -9, max: 9 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    return options.length > 0 ? [points.map((worth) => ({ op, ...of, points: worth }))] : [];
  });
}

function testsOfValue({ id, type }: Variable): fc.Arbitrary<Condition>[] {
  const known = fc.constant<Condition>({ op: 'value_known', variable: id });
  const between = fc
    .tuple(fc.integer({ min: -100, max: 100 }), fc.nat(100))
    .map(([min, more]): Condition => ({ op: 'value_between', variable: id, min, max: min + more }));
  const is = fc
    .subarray(['low', 'high', 'চা', 'Dhaka'], { minLength: 1 })
    .map((values): Condition => ({ op: 'value_is', variable: id, values }));
  return [known, type === 'numeric' ? between : is];
}

/** A condition on answers to these questions, on facts and on variables, nested up to twice. */
export function conditionsOn(asked: readonly Question[], variables: readonly Variable[] = []): fc.Arbitrary<Condition> {
  const tests = fc.oneof(...asked.flatMap(testsOn), ...FACT_TESTS, ...variables.flatMap(testsOfValue));
  const groups = (part: fc.Arbitrary<Condition>) => {
    const of = fc.array(part, { minLength: 1, maxLength: 3 });
    return fc.oneof(
      fc.record({ op: fc.constant('and' as const), of }),
      fc.record({ op: fc.constant('or' as const), of }),
      fc.record({ op: fc.constant('not' as const), of: part }),
    );
  };
  return fc.oneof(tests, groups(tests), groups(fc.oneof(tests, groups(tests))));
}

function testsOn(asked: Question): fc.Arbitrary<Condition>[] {
  const question = fc.constant(asked.id);
  const rows = rowsOf(asked).map(({ id }) => id);
  const row = rows.length > 0 ? fc.constantFrom(...rows) : fc.constant(undefined);
  const ids = optionsOf(asked, rows[0]).map((option) => option.id);
  const byOp: { [O in TestOp]: fc.Arbitrary<Condition> } = {
    chose: fc.record({ op: fc.constant('chose'), question, row, options: fc.subarray(ids) }),
    number_between: fc
      .tuple(row, fc.integer({ min: -500, max: 500 }), fc.nat(500))
      .map(([of, min, more]) => ({ op: 'number_between', question: asked.id, row: of, min, max: min + more })),
    date_between: fc.record({ op: fc.constant('date_between'), question, row, min: days }),
    time_between: fc.record({ op: fc.constant('time_between'), question, row, min: clockTimes }),
    answered: fc.record({ op: fc.constant('answered'), question }),
    contains: fc.record({ op: fc.constant('contains'), question, text: fc.constantFrom('a', 'চা', '১', '1') }),
  };
  return [fc.record({ op: fc.constant('answered' as const), question }), byOp[kindOf(asked).testedBy]];
}

/** What stands in a section: now and then something is only said. */
function partsOf(id: string): fc.Arbitrary<Question> {
  return fc.oneof({ weight: 9, arbitrary: questions(id) }, { weight: 1, arbitrary: byKind(id).statement });
}

function sectionOf(count: number, index: number): fc.Arbitrary<Questionnaire['sections'][number]> {
  return fc.record({
    id: fc.constant(`s${index}`),
    title: localizedTexts(),
    intro: localizedTexts(),
    questions: fc.tuple(...Array.from({ length: count }, (_, at) => partsOf(`s${index}q${at}`))),
  });
}

/** An answer as it would be stored for this question: that of a made-up person who always has one. */
export function answersTo(question: Question): fc.Arbitrary<Answer> {
  return fc.gen().map((draw) => {
    const { askingFor, imagine } = kindOf(question);
    // Of what is taken from another question, nobody knows how many are offered.
    const asked = (carriedBy(question) && askingFor?.(question, 1)) || question;
    const input = imagine(asked, somebody(draw));
    const reading = readAnswer(question, input);
    if (!('answer' in reading)) throw new Error(`${JSON.stringify(input)} does not answer ${JSON.stringify(question)}`);
    return reading.answer;
  });
}

function somebody(draw: fc.GeneratorValue): MadeUpPerson {
  return {
    pick: (count) => draw(fc.nat, count - 1),
    choose: (count) => draw(chosenOf, count),
    feel: () => draw(fc.nat, 100) / 100,
    reckon: (least, most, decimals) => draw(decimalsBetween, least, most, decimals),
    say: () => draw(() => fc.constantFrom(...WORDS)),
    digits: (count) => draw(digitsOf, count),
    remember: () => draw(() => days),
  };
}

function digitsOf(count: number): fc.Arbitrary<string> {
  return fc.nat(10 ** count - 1).map((number) => String(number).padStart(count, '0'));
}

function chosenOf(count: number): fc.Arbitrary<number[]> {
  return fc.subarray([...Array(count).keys()], { minLength: 1 });
}

function decimalsBetween(least: number, most: number, decimals: number): fc.Arbitrary<number> {
  const unit = 10 ** decimals;
  const [min, max] = [Math.max(least, -1000) * unit, Math.min(most, 1000) * unit];
  return fc.integer({ min, max }).map((whole) => whole / unit);
}

/** Answers of one respondent; some questions stay unanswered. */
export function someAnswers(questionnaire: Questionnaire): fc.Arbitrary<Answers> {
  const all = questionnaire.sections.flatMap((section) => section.questions).filter(isAsking);
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

function perhaps<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(value, { nil: undefined });
}
