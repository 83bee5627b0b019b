import { beforeEach, describe, expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { type DraftStore, forgetDraft, keepDraft, keptDrafts } from './kept-draft.ts';

let store: DraftStore;
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  store = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
});

function titled(en: string): Questionnaire {
  return { sections: [{ id: 's1', title: { en }, intro: {}, questions: [] }] };
}

describe('a draft kept in the browser', () => {
  it('is offered again, the newest first', () => {
    keepDraft(store, 'p', 'one', { revision: 1, content: titled('old'), keptAt: 1 });
    keepDraft(store, 'p', 'two', { revision: 1, content: titled('new'), keptAt: 2 });
    expect(keptDrafts(store, 'p', titled('saved')).map(({ content }) => content)).toEqual([
      titled('new'),
      titled('old'),
    ]);
  });

  it('is not offered when the server has it, for another project, or once it is forgotten', () => {
    keepDraft(store, 'p', 'one', { revision: 1, content: titled('saved'), keptAt: 1 });
    keepDraft(store, 'q', 'one', { revision: 1, content: titled('other'), keptAt: 1 });
    keepDraft(store, 'p', 'two', { revision: 1, content: titled('gone'), keptAt: 1 });
    forgetDraft(store, 'p', 'two');
    expect(keptDrafts(store, 'p', titled('saved'))).toEqual([]);
  });

  it('is passed over when it cannot be read', () => {
    items.set('jorip:draft:p:one', '{"revision":1,"content":{"sections":[]}}');
    items.set('jorip:draft:p:two', 'no json');
    expect(keptDrafts(store, 'p', titled('saved'))).toEqual([]);
  });

  it('does no harm where the browser refuses to store', () => {
    const full = {
      ...store,
      setItem: () => {
        throw new Error('quota');
      },
    };
    expect(() => keepDraft(full, 'p', 'one', { revision: 1, content: titled('x'), keptAt: 1 })).not.toThrow();
  });
});
