import { describe, expect, it } from 'vitest';
import { isRefined, nextPage, previousPage, readListState, refine, writeListState } from './list-state.ts';

const start = readListState(new URLSearchParams());

describe('the state of the list', () => {
  it('is the newest first when the address says nothing', () => {
    expect(start).toEqual({ q: '', status: undefined, sort: '-updatedAt', cursors: [] });
    expect(`${writeListState(start)}`).toBe('');
  });

  it('is the same after a reload', () => {
    const state = nextPage(refine(start, { q: 'চা', status: 'draft', sort: 'title' }), 'abc');
    expect(readListState(writeListState(state))).toEqual(state);
  });

  it('ignores what it does not know', () => {
    expect(readListState(new URLSearchParams('status=burning&sort=colour'))).toEqual(start);
  });

  it('goes forth and back, and to the first page with every refinement', () => {
    const third = nextPage(nextPage(start, 'two'), 'three');
    expect(previousPage(third).cursors).toEqual(['two']);
    expect(refine(third, { q: 'tea' }).cursors).toEqual([]);
  });

  it('knows whether anything is left out', () => {
    expect(isRefined(start)).toBe(false);
    expect(isRefined(refine(start, { sort: 'title' }))).toBe(false);
    expect(isRefined(refine(start, { status: 'draft' }))).toBe(true);
  });
});
