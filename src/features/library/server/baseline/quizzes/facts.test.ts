// What can be looked up is looked up in the list of places, and sums are done.
import { expect, it } from 'vitest';
import { placesOfBangladesh } from '#domain/places/places-of-bangladesh.ts';
import { kindName, optionsOf, rowsOf } from '#domain/questionnaire/registry.ts';
import type { Option } from '#domain/questionnaire/schema.ts';
import { toLatinDigits } from '#domain/text/digits.ts';
import type { BaselineTemplate } from '../words.ts';
import { ourCountry } from './our-country.ts';
import { quickSums } from './quick-sums.ts';
import { whoKnows } from './who-knows.ts';

const places = placesOfBangladesh();
const divisions = places.filter(({ id }) => !id.includes('-'));
const districts = places.filter(({ id }) => id.split('-').length === 2);
const districtsOf = (division: string) => {
  const id = divisions.find(({ name }) => name.en === division)?.id;
  return districts.filter((district) => district.id.startsWith(`${id}-`)).map(({ name }) => name.en);
};

function keyOf({ content }: BaselineTemplate, id: string) {
  const question = content.sections.flatMap(({ questions }) => questions).find((each) => each.id === id);
  const key = content.marking?.questions[id]?.key;
  if (!question || !key) throw new Error(id);
  const words = (list: readonly Option[], id: string) => list.find((option) => option.id === id)?.label.en ?? '';
  if (key.by === 'order') return key.order.map((option) => words(optionsOf(question), option));
  if (key.by === 'pairs') {
    return Object.entries(key.pairs).map(
      ([row, option]) => `${words(rowsOf(question), row)}: ${words(optionsOf(question), option)}`,
    );
  }
  if (key.by === 'blanks') {
    return Object.entries(key.blanks).map(([blank, [first]]) => {
      if (!first) return '';
      return 'option' in first ? words(optionsOf(question, blank), first.option) : first.text;
    });
  }
  if (key.by === 'hand') return [];
  if (key.by !== 'options')
    return key.accepted.map((accepted) => ('value' in accepted ? accepted.value : accepted.text));
  return optionsOf(question).flatMap((option) => (key.right.includes(option.id) ? (option.label.en ?? []) : []));
}

it('tells of divisions and districts what the list of places says', () => {
  const most = divisions.map(({ name: { en = '' } }) => ({ en, count: districtsOf(en).length }));
  expect(keyOf(ourCountry, 'divisions')).toEqual([divisions.length]);
  expect(keyOf(ourCountry, 'districts')).toEqual([districts.length]);
  expect(keyOf(ourCountry, 'khulna')).toEqual([districtsOf('Khulna').length]);
  expect(keyOf(ourCountry, 'largest')).toEqual([most.toSorted((a, b) => b.count - a.count)[0]?.en]);
  expect(keyOf(ourCountry, 'smallest')).toEqual(most.flatMap(({ en, count }) => (count === 4 ? en : [])).sort());
  const counts = keyOf(ourCountry, 'by-districts').map((division) => districtsOf(String(division)).length);
  expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => b - a));
  for (const pair of keyOf(ourCountry, 'belongs')) {
    const [district = '', division = ''] = String(pair).split(': ');
    expect(districtsOf(division), district).toContain(district);
  }
  expect(districtsOf('Rangpur')).toEqual(expect.arrayContaining(keyOf(ourCountry, 'north')));
  expect(districtsOf('Rangpur')).not.toContain('Bogura');
  expect(districtsOf('Barishal')).toContain('Bhola');
});

it('asks whether what is said is true', () => {
  const said = [ourCountry, quickSums, whoKnows].flatMap(({ content }) =>
    content.sections.flatMap(({ questions }) => questions).filter((question) => kindName(question) === 'true_false'),
  );
  expect(said).toHaveLength(8);
  expect(said.filter(({ title }) => `${title.en}${title.bn}`.includes('?'))).toEqual([]);
});

it('does its sums right, and asks the same in both languages', () => {
  const sums = quickSums.content.sections
    .flatMap(({ questions }) => questions)
    .filter(({ title }) => title.en?.endsWith('= ?'));
  expect(sums.length).toBeGreaterThan(10);
  for (const { id, title } of sums) {
    expect(toLatinDigits(title.bn ?? ''), id).toBe(title.en);
    expect(keyOf(quickSums, id), title.en).toEqual([worth((title.en ?? '').replace(' = ?', '').split(' '))]);
  }
});

/** Times and divided by before plus and minus. */
function worth([first = '', ...rest]: readonly string[]): number {
  const terms = [Number(first)];
  for (let at = 0; at < rest.length; at += 2) {
    const number = Number(rest[at + 1]);
    const last = terms.length - 1;
    if (rest[at] === '×') terms[last] = (terms[last] ?? 0) * number;
    else if (rest[at] === '÷') terms[last] = (terms[last] ?? 0) / number;
    else terms.push(rest[at] === '−' ? -number : number);
  }
  return terms.reduce((sum, term) => sum + term, 0);
}
