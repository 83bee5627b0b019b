import { expect, it } from 'vitest';
import { withChosen } from './chosen.ts';

function formOf(...fields: [name: string, value: string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

it('says in the address what is chosen now, in place of what was, and nothing else of the form', () => {
  const before = new URLSearchParams({ ref: 'a', 'answers.q': 'o1' });
  const form = formOf(['answers.q', 'o2'], ['answers.q', 'o3'], ['answers.r', ''], ['locale', 'bn']);
  expect(withChosen(before, form).toString()).toBe('ref=a&answers.q=o2&answers.q=o3');
});

it('has room in the address for some texts in Bengali, and keeps a choice behind those that are too long for it', () => {
  const texts = Array.from({ length: 5 }, (_, index): [string, string] => [`answers.q.t${index}`, 'ক'.repeat(2_000)]);
  const address = withChosen(new URLSearchParams(), formOf(...texts, ['answers.q', 'o5']));
  expect(address.toString().length).toBeLessThanOrEqual(5_000);
  expect([...address.keys()]).toEqual(['answers.q.t0', 'answers.q.t1', 'answers.q']);
  expect(address.get('answers.q.t0')).toHaveLength(200);
});

it('is bounded for any number of choices', () => {
  const choices = Array.from({ length: 300 }, (_, index): [string, string] => ['answers.q', `option-${index}`]);
  expect(withChosen(new URLSearchParams(), formOf(...choices)).toString().length).toBeLessThanOrEqual(5_000);
});
