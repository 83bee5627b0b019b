import { expect, it } from 'vitest';
import { searchOn } from './search-on.ts';

/** A search over so many calls' worth of responses, of which one call finds something. */
function searchOf(calls: number, foundIn?: number) {
  return async ({ cursor = '0' }: { cursor?: string }) => {
    const index = Number(cursor);
    const next = index + 1 < calls ? String(index + 1) : null;
    return { items: index === foundIn ? ['found'] : [], next, total: null, read: 20_000 };
  };
}

it('goes on until something is found', async () => {
  const found = { items: ['found'], next: '3', total: null, read: 60_000 };
  expect(await searchOn(searchOf(9, 2), { searching: true })).toEqual(found);
});

it('stops at the end, and before it asks too much', async () => {
  expect(await searchOn(searchOf(3), { searching: true })).toMatchObject({ items: [], next: null, read: 60_000 });
  expect(await searchOn(searchOf(9), { searching: true })).toMatchObject({ items: [], next: '5', read: 100_000 });
});

it('leaves a list alone that is not searched', async () => {
  expect(await searchOn(searchOf(9, 2), { searching: false })).toMatchObject({ items: [], next: '1' });
});
