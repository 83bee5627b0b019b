import fc from 'fast-check';
import { PLACE_LEVELS } from '../../places/place-levels.ts';
import type { Localized } from '../../text/localized.ts';
import { FILE_GROUPS } from '../kinds/files/file-groups.ts';
import type { GroupColumn } from '../kinds/group/asked-in.ts';
import { CLOCK_STEPS } from '../kinds/time/clock-steps.ts';
import type { Image, Option, Question, QuestionKind, QuestionOf, Video } from '../schema.ts';
import { localizedTexts, perhaps } from './simple.ts';

/** A question of any kind that is answered, with settings that do not contradict each other. */
export function questions(id: string): fc.Arbitrary<Question> {
  const { statement: _, ...asking } = questionsByKind(id);
  return fc.oneof(...Object.values(asking));
}

export function questionsByKind(id: string): { [K in QuestionKind]: fc.Arbitrary<QuestionOf<K>> } {
  const everyQuestion = {
    id: fc.constant(id),
    title: localizedTexts(),
    help: localizedTexts(),
    image: perhaps(images()),
    video: perhaps(videos()),
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
    yes_no: fc.record({ kind: fc.constant('yes_no'), ...everyQuestion, truth: perhaps(fc.boolean()) }),
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
    phone_number: fc.record({
      kind: fc.constant('phone_number'),
      ...everyQuestion,
      anyCountry: perhaps(fc.boolean()),
    }),
    web_address: fc.record({ kind: fc.constant('web_address'), ...everyQuestion }),
    number: fc
      .record({
        kind: fc.constant('number'),
        ...everyQuestion,
        decimals: fc.integer({ min: 0, max: 6 }),
        unit: localizedTexts(),
      })
      .chain((question) =>
        fc.tuple(limits, perhaps(fc.integer({ min: 1, max: 40 }))).map(([[min, max], steps]) => ({
          ...question,
          min,
          max,
          step: steps && Math.min(steps / 10 ** question.decimals, max - min),
        })),
      ),
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
      .chain((question) =>
        fc.tuple(limits, perhaps(fc.integer({ min: 1, max: 40 }))).map(([[min, max], steps]) => ({
          ...question,
          min,
          max,
          step: steps && Math.min(steps / 10 ** question.decimals, max - min),
        })),
      ),
    grid_dropdown: fc.record({
      kind: fc.constant('grid_dropdown'),
      ...everyQuestion,
      rows,
      columns: cellColumns,
      options,
      shuffle,
    }),
    fill_blanks: passages().chain((passage) =>
      fc.record({
        kind: fc.constant('fill_blanks'),
        ...everyQuestion,
        passage: fc.constant(passage),
        blanks: fc
          .array(localizedTexts(), { minLength: 2, maxLength: 4 })
          .map((labels) => labels.map((label, index) => ({ id: `o${index}`, label })))
          .map((chosen) => [
            { id: '1', asks: 'text' as const },
            { id: '2', asks: 'choice' as const, options: chosen },
          ]),
      }),
    ),
    repeating_group: fc.record({
      kind: fc.constant('repeating_group'),
      ...everyQuestion,
      columns: groupColumns(),
      least: fc.integer({ min: 0, max: 3 }),
      most: fc.integer({ min: 3, max: 8 }),
      entry: localizedTexts(),
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

/** A text that names two blanks in each language that it is in, in either order. */
function passages(): fc.Arbitrary<Localized> {
  return fc.tuple(localizedTexts(), fc.boolean()).map(([text, isTurned]) => {
    const named = isTurned ? ' [2] [1]' : ' [১] [2]';
    return Object.fromEntries(Object.entries(text).map(([locale, words]) => [locale, words && words + named]));
  });
}

/** A column of each sort at most; no two have an option of the same id. */
function groupColumns(): fc.Arbitrary<GroupColumn[]> {
  const every = (id: string) => ({ id: fc.constant(id), label: localizedTexts(), required: fc.boolean() });
  const text = fc.record({ ...every('k0'), asks: fc.constant('text') });
  const numbers = fc.record({
    ...every('k1'),
    asks: fc.constant('number'),
    min: perhaps(fc.integer({ min: -500, max: 0 })),
    max: perhaps(fc.integer({ min: 1, max: 500 })),
    decimals: fc.integer({ min: 0, max: 6 }),
    unit: localizedTexts(),
  });
  const options = fc
    .array(localizedTexts(), { minLength: 2, maxLength: 4 })
    .map((labels) => labels.map((label, index) => ({ id: `o${index}`, label })));
  const choice = fc.record({ ...every('k2'), asks: fc.constant('choice'), options });
  return fc.tuple(text, numbers, choice).chain((columns: GroupColumn[]) => fc.subarray(columns, { minLength: 1 }));
}

/** Described in some of the languages, or adorning. */
function images(): fc.Arbitrary<Image> {
  const side = fc.integer({ min: 1, max: 1_920 });
  const key = fc.constantFrom('mP4sLq8Zr2Vt6Xb1Nc9KdA', 'Tq3vX9cLm2Rk8Yb5Wd7Zs1');
  return fc.record({ key, width: side, height: side, alt: localizedTexts(), decorative: perhaps(fc.boolean()) });
}

function videos(): fc.Arbitrary<Video> {
  const address = fc.constantFrom('https://youtu.be/dQw4w9WgXcQ', 'https://example.com/clip.mp4');
  return fc.record({ address, title: localizedTexts() });
}

/** What is chosen alone or asks for a text stands last, as “none of these” and “other” do. */
function optionOf(label: Localized, index: number, isLast: boolean): fc.Arbitrary<Option> {
  const exclusive = isLast ? perhaps(fc.boolean()) : fc.constant(undefined);
  const asksText = isLast ? perhaps(fc.boolean()) : fc.constant(undefined);
  const pinned = perhaps(fc.boolean());
  const said = { id: fc.constant(`o${index}`), label: fc.constant(label) };
  return fc.record({ ...said, image: perhaps(images()), exclusive, asksText, pinned });
}

/** A slider that ends so many steps from where it begins. */
function withEnd<Q extends { min: number; step: number }>(slider: Q, steps: number): Q & { max: number } {
  return { ...slider, max: Math.round((slider.min + steps * slider.step) * 100) / 100 };
}
