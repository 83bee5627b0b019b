import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeeper } from './keeper.ts';
import { openQueue } from './queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('HTMLSelectElement', class {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A date as its fields hold it: day, month, year. */
function dateOf(...values: string[]) {
  const names = ['day', 'month', 'year'];
  const fields = values.map((value, index) => ({
    name: `answers.born.${names[index]}`,
    value,
    dataset: {},
    getAttribute: () => (index === 2 ? '4' : null),
  }));
  const question = { dataset: { question: 'born', least: '3' }, querySelectorAll: () => fields };
  return { fields, question: question as unknown as HTMLElement };
}

function newKeeper() {
  const items = new Map<string, string>();
  const store = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  const queue = openQueue('respondent', store, () => 'key');
  return { queue, keeper: createKeeper(queue) };
}

it('keeps a date once typing pauses', () => {
  const { queue, keeper } = newKeeper();
  const then = vi.fn();
  keeper.keepSoon(dateOf('5', '3', '2024').question, then);
  vi.runAllTimers();
  expect(queue.all()).toMatchObject([{ question: 'born', value: { day: '5', month: '3', year: '2024' } }]);
  expect(then).toHaveBeenCalledOnce();
});

it('keeps no half of a year that is taken back within the pause', () => {
  const { queue, keeper } = newKeeper();
  const then = vi.fn();
  const { fields, question } = dateOf('5', '3', '2024');
  keeper.keepSoon(question, then);
  for (const field of fields.slice(2)) field.value = '202';
  keeper.keepSoon(question, then);
  vi.runAllTimers();
  keeper.keepTyped();
  expect(queue.all()).toEqual([]);
  expect(then).not.toHaveBeenCalled();
});
