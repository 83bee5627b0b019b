import { describe, expect, it } from 'vitest';
import { removeQuestion, removeSection } from '#domain/questionnaire/editing/edit.ts';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { dropOn, nearestPart, stepQuestion, stepSection } from './rearrange.ts';

function of(...sections: string[]): Questionnaire {
  return {
    sections: sections.map((text) => {
      const [id = '', questions = ''] = text.split(':');
      const asked = [...questions].map(
        (name): Question => ({ kind: 'short_text', id: name, title: {}, help: {}, required: false }),
      );
      return { id, title: {}, intro: {}, questions: asked };
    }),
  };
}

function shown({ sections }: Questionnaire): string[] {
  return sections.map(({ id, questions }) => `${id}:${questions.map((question) => question.id).join('')}`);
}

describe('dropping in the outline', () => {
  it.each([
    ['down within a section', 'a', 'c', ['S:bca', 'T:de']],
    ['up within a section', 'c', 'a', ['S:cab', 'T:de']],
    ['onto a question of a later section, behind it', 'a', 'd', ['S:bc', 'T:dae']],
    ['onto a question of an earlier section, before it', 'd', 'b', ['S:adbc', 'T:e']],
    ['down onto a section, as its first', 'a', 'T', ['S:bc', 'T:ade']],
    ['up onto a section, as the last of the one before', 'e', 'T', ['S:abce', 'T:d']],
    ['onto the first section, as its first', 'b', 'S', ['S:bac', 'T:de']],
    ['a section onto a question of another', 'S', 'd', ['T:de', 'S:abc']],
    ['a section onto another', 'T', 'S', ['T:de', 'S:abc']],
    ['onto itself', 'a', 'a', ['S:abc', 'T:de']],
    ['onto nothing known', 'a', 'x', ['S:abc', 'T:de']],
  ])('%s', (_, dragged, target, expected) => {
    expect(shown(dropOn(of('S:abc', 'T:de'), dragged, target))).toEqual(expected);
  });
});

describe('one step', () => {
  it('moves a question within its section, over its border, and not beyond either end', () => {
    const questionnaire = of('S:ab', 'T:c');
    expect(shown(stepQuestion(questionnaire, 'a', 1))).toEqual(['S:ba', 'T:c']);
    expect(shown(stepQuestion(questionnaire, 'b', 1))).toEqual(['S:a', 'T:bc']);
    expect(shown(stepQuestion(questionnaire, 'c', -1))).toEqual(['S:abc', 'T:']);
    expect(stepQuestion(questionnaire, 'a', -1)).toBe(questionnaire);
    expect(stepQuestion(questionnaire, 'c', 1)).toBe(questionnaire);
  });

  it('moves a section, and not beyond either end', () => {
    const questionnaire = of('S:a', 'T:b');
    expect(shown(stepSection(questionnaire, 'S', 1))).toEqual(['T:b', 'S:a']);
    expect(stepSection(questionnaire, 'S', -1)).toBe(questionnaire);
    expect(stepSection(questionnaire, 'T', 1)).toBe(questionnaire);
  });
});

describe('the part nearest to one that is gone', () => {
  const question = (id: string) => ({ ...blankQuestion('date', () => id), id });
  const section = (id: string, ...ids: string[]) => ({ id, title: {}, intro: {}, questions: ids.map(question) });
  const both: Questionnaire = { sections: [section('s1', 'q1', 'q2'), section('s2', 'q3')] };

  it('is the part before, also when that is a section', () => {
    expect(nearestPart(both, removeQuestion(both, 'q2'), 'q2', false)).toBe('q1');
    expect(nearestPart(both, removeQuestion(both, 'q1'), 'q1', false)).toBe('s1');
    expect(nearestPart(both, removeSection(both, 's2'), 'q3', false)).toBe('q2');
  });

  it('is the part after, when nothing stands before', () => {
    expect(nearestPart(both, removeSection(both, 's1'), 's1', false)).toBe('s2');
  });

  it('is no section that a poll does not show', () => {
    expect(nearestPart(both, removeQuestion(both, 'q1'), 'q1', true)).toBe('q2');
    const one: Questionnaire = { sections: [section('s1', 'q1')] };
    expect(nearestPart(one, removeQuestion(one, 'q1'), 'q1', true)).toBeUndefined();
  });
});
