import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateQuestion } from '#domain/questionnaire/editing/edit.ts';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { record, undo } from '../../workshop/history.ts';
import { type DraftStore, draftStore } from './draft-store.ts';

const start: Questionnaire = {
  sections: ['a', 'b', 'c'].map((id) => ({
    id,
    title: {},
    intro: {},
    questions: [1, 2, 3].map((number) => ({ ...blankQuestion('short_text', () => ''), id: `${id}${number}` })),
  })),
};

function type(store: DraftStore, en: string): void {
  const [question] = start.sections[1]?.questions ?? [];
  if (!question) throw new Error('There is a question');
  const write = (current: Questionnaire) => updateQuestion(current, { ...question, title: { en } });
  store.change((history) => record(history, write(history.present), { topic: 'title', at: 0 }), true);
}

describe('the draft', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('leaves all that is not written in the same', () => {
    const store = draftStore(start);
    type(store, 'How old are you?');
    const { sections } = store.now().questionnaire;
    expect(sections[1]?.questions[0]?.title).toEqual({ en: 'How old are you?' });
    expect(sections[0]).toBe(start.sections[0]);
    expect(sections[2]).toBe(start.sections[2]);
    expect(sections[1]?.questions.slice(1)).toEqual(start.sections[1]?.questions.slice(1));
    expect(sections[1]?.questions[1]).toBe(start.sections[1]?.questions[1]);
  });

  it('rests once typing pauses, and tells of it', () => {
    const store = draftStore(start);
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    for (const text of ['H', 'Ho', 'How']) {
      type(store, text);
      vi.advanceTimersByTime(100);
    }
    expect(listener).toHaveBeenCalledTimes(3);
    expect(store.now().rested).toBe(start);
    vi.advanceTimersByTime(1_000);
    expect(listener).toHaveBeenCalledTimes(4);
    expect(store.now().rested).toBe(store.now().questionnaire);
    leave();
    type(store, 'How?');
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('is at rest at once where nothing is typed', () => {
    const store = draftStore(start);
    type(store, 'How');
    store.change(undo);
    expect(store.now()).toMatchObject({ canUndo: false, canRedo: true });
    expect(store.now().questionnaire).toBe(start);
    expect(store.now().rested).toBe(start);
    vi.advanceTimersByTime(1_000);
    expect(store.now().rested).toBe(start);
  });
});
