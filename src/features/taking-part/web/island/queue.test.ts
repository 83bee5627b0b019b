import { describe, expect, it } from 'vitest';
import { randomKey } from '#kit/contract/random-key.ts';
import { openQueue } from './queue.ts';

function storage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

function counter() {
  let made = 0;
  return () => `key-${++made}`;
}

describe('the queue of unsent answers', () => {
  it('keeps the order they were given in, and the last word on each question', () => {
    const queue = openQueue('respondent', storage(), counter());
    queue.add('a', '1');
    queue.add('b', ['x']);
    queue.add('a', '2');
    expect(queue.all().map(({ question, value }) => [question, value])).toEqual([
      ['b', ['x']],
      ['a', '2'],
    ]);
  });

  it('never changes one that may have arrived: what follows goes after it with a key of its own', () => {
    const queue = openQueue('respondent', storage(), counter());
    queue.add('a', '1');
    queue.markTried('key-1');
    queue.add('a', '2');
    expect(queue.all().map(({ key, value }) => [key, value])).toEqual([
      ['key-1', '1'],
      ['key-2', '2'],
    ]);
  });

  it('outlives the page, for its own respondent alone, and leaves nothing when all has arrived', () => {
    const store = storage();
    openQueue('respondent', store, counter()).add('a', '1');
    expect(openQueue('other', store, counter()).all()).toEqual([]);
    const reopened = openQueue('respondent', store, counter());
    expect(reopened.all()).toMatchObject([{ key: 'key-1', value: '1' }]);
    reopened.remove('key-1');
    expect(store.items.size).toBe(0);
  });

  it('goes on in memory where the browser keeps its storage shut', () => {
    const shut = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const queue = openQueue('respondent', { getItem: shut, setItem: shut, removeItem: shut }, counter());
    queue.add('a', '1');
    expect(queue.all()).toHaveLength(1);
    queue.clear();
    expect(queue.all()).toEqual([]);
  });
});

it('makes keys that differ', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});
