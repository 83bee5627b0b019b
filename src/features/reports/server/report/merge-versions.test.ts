import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { tallyKey } from '#domain/answers/counting/tally.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { isReworded, type Localized } from '#domain/text/localized.ts';
import { largeQuestionnaire } from '#tests/support/large-questionnaire.ts';
import { mergeVersions, type Version } from './merge-versions.ts';

const everyQuestion = { id: 'way', help: {}, required: false };

function merged(...questions: Question[]) {
  const versions = questions.map((question, index) => ({
    number: index + 1,
    questionnaire: { sections: [{ id: 's1', title: {}, intro: {}, questions: [question] }] },
  }));
  return mergeVersions(versions.toReversed());
}

function distance(title: Question['title'], unit: Question['title']): Question {
  return { ...everyQuestion, kind: 'number', decimals: 0, title, unit };
}

it('remembers another unit, and gathers the versions that worded it alike', async () => {
  const [way] = await merged(
    distance({ en: 'How far?' }, { en: 'miles' }),
    distance({ en: 'How far?' }, { en: 'miles' }),
    distance({ en: 'How far?' }, { en: 'km' }),
  );
  expect(way?.versions).toEqual([1, 2, 3]);
  expect(way?.formerly).toEqual([{ text: { en: 'How far? (miles)' }, versions: [1, 2] }]);
});

it('takes a translation that was added for no other wording', async () => {
  const [way] = await merged(
    distance({ en: 'How far?' }, { en: 'km' }),
    distance({ en: 'How far?', bn: 'কত দূর?' }, { en: 'km', bn: 'কিমি' }),
  );
  expect(way?.formerly).toEqual([]);
});

it('knows an answer that came back under its old name', async () => {
  const drink = (...labels: string[]): Question => ({
    ...everyQuestion,
    kind: 'dropdown',
    title: { en: 'Drink?' },
    options: labels.map((en, index) => ({ id: `o${index + 1}`, label: { en } })),
  });
  const [only] = await merged(drink('Tea', 'Milk'), drink('Chai'), drink('Tea', 'Milk'));
  expect(only?.options.get('o1')?.formerly).toEqual([{ text: { en: 'Chai' }, versions: [2] }]);
  expect(only?.options.get('o2')).toEqual({ label: { en: 'Milk' }, versions: [1, 3], formerly: [] });
});

it('retires every column of entries where the newest version of their question asks for none', async () => {
  const home = (...ids: string[]): Question => ({
    ...{ ...everyQuestion, kind: 'repeating_group', title: { en: 'Who lives here?' }, entry: {}, least: 0, most: 3 },
    columns: ids.map((id) => ({ id, label: { en: id }, asks: 'text' as const, required: false })),
  });
  const [none] = await merged(home('name', 'work'), home('name'), home());
  expect(none?.groupColumns.map(({ column, versions, retired }) => [column.id, versions, retired])).toEqual([
    ['name', [1, 2], true],
    ['work', [1], true],
  ]);
  const [some] = await merged(home('name', 'work'), home('name'));
  expect(some?.groupColumns.map(({ column, retired }) => [column.id, retired])).toEqual([
    ['name', false],
    ['work', true],
  ]);
});

it('knows a row from an option that has the same id', async () => {
  const grid = (row: string, column: string): Question => ({
    ...everyQuestion,
    kind: 'grid_single_choice',
    title: { en: 'How often?' },
    rows: [{ id: 'o1', label: { en: row } }],
    options: [{ id: 'o1', label: { en: column } }],
  });
  const [only] = await merged(grid('Bus', 'Daily'), grid('Coach', 'Daily'));
  expect(only?.options.get('o1')).toEqual({ label: { en: 'Daily' }, versions: [1, 2], formerly: [] });
  const formerly = [{ text: { en: 'Bus' }, versions: [1] }];
  expect(only?.rows.get('o1')).toEqual({ label: { en: 'Coach' }, versions: [1, 2], formerly });
});

/** What {@link mergeVersions} is to find, said one question, one option and one wording after the other. */
function byDefinition(versions: readonly Version[]) {
  const newestFirst = versions.toSorted((a, b) => b.number - a.number);
  const asked = newestFirst.flatMap(({ number, questionnaire }) =>
    questionnaire.sections.flatMap(({ questions }) => questions.map((question) => ({ number, question }))),
  );
  const keys = [...new Set(asked.map(({ question }) => tallyKey(question)))];
  return keys.map((key) => {
    const times = asked.filter(({ question }) => tallyKey(question) === key);
    const offered = times.flatMap(({ number, question }) =>
      'options' in question ? question.options.map(({ id, label }) => ({ id, number, text: label })) : [],
    );
    return {
      key,
      versions: times.map(({ number }) => number).toReversed(),
      retired: times[0]?.number !== newestFirst[0]?.number,
      formerly: formerOf(times.map(({ number, question }) => ({ number, text: question.title }))),
      options: [...new Set(offered.map(({ id }) => id))].map((id) => {
        const same = offered.filter((option) => option.id === id);
        return {
          id,
          label: same[0]?.text,
          versions: same.map(({ number }) => number).toReversed(),
          formerly: formerOf(same),
        };
      }),
    };
  });
}

/** The first text is that of now. A later one joins the first former one that says nothing else. */
function formerOf([now, ...before]: { number: number; text: Localized }[]) {
  const former: { text: Localized; versions: number[] }[] = [];
  for (const { number, text } of before) {
    if (!isReworded(now?.text, text)) continue;
    const known = former.find((wording) => !isReworded(wording.text, text));
    if (known) known.versions.unshift(number);
    else former.push({ text, versions: [number] });
  }
  return former;
}

const texts: fc.Arbitrary<Localized> = fc.record(
  { en: fc.constantFrom('Tea', ' Tea ', 'Chai', ' '), bn: fc.constantFrom('চা', 'কফি', '') },
  { requiredKeys: [] },
);

const anyVersions: fc.Arbitrary<Version[]> = fc
  .array(
    fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('q1', 'q2'),
        kind: fc.constantFrom('dropdown' as const, 'multiple_choice' as const),
        required: fc.constant(false),
        title: texts,
        help: fc.constant({}),
        options: fc.uniqueArray(fc.record({ id: fc.constantFrom('o1', 'o2'), label: texts }), {
          selector: ({ id }) => id,
        }),
      }),
      { selector: ({ id }) => id },
    ),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map((questions, index) => ({
      number: index + 1,
      questionnaire: { sections: [{ id: 's1', title: {}, intro: {}, questions }] },
    })),
  );

it('finds the same as its definition, whatever was reworded, translated, left out or asked again', async () => {
  await fc.assert(
    fc.asyncProperty(anyVersions, async (versions) => {
      const found = (await mergeVersions(versions.toReversed())).map(
        ({ question, options, versions: numbers, retired, formerly }) => ({
          key: tallyKey(question),
          versions: numbers,
          retired,
          formerly,
          options: [...options].map(([id, option]) => ({ id, ...option })),
        }),
      );
      expect(found).toEqual(byDefinition(versions));
    }),
    { numRuns: 1_000 },
  );
});

it('costs four times as much for four times as many versions, each worded anew', async () => {
  const compared = async (count: number) => {
    const versions = Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      questionnaire: largeQuestionnaire({ questions: 10, wording: `version ${index}` }),
    }));
    const trimmed = vi.spyOn(String.prototype, 'trim');
    await mergeVersions(versions.toReversed());
    const times = trimmed.mock.calls.length;
    trimmed.mockRestore();
    return times;
  };
  expect(await compared(40)).toBeLessThan(4.5 * (await compared(10)));
});
