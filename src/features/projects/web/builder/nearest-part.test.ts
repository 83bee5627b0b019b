import { expect, it } from 'vitest';
import { removeQuestion, removeSection } from '#domain/questionnaire/edit.ts';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { nearestPart } from './nearest-part.ts';

const question = (id: string) => ({ ...blankQuestion('date', () => id), id });
const section = (id: string, ...ids: string[]) => ({ id, title: {}, intro: {}, questions: ids.map(question) });
const both: Questionnaire = { sections: [section('s1', 'q1', 'q2'), section('s2', 'q3')] };

it('is the part before, also when that is a section', () => {
  expect(nearestPart(both, removeQuestion(both, 'q2'), 'q2')).toBe('q1');
  expect(nearestPart(both, removeQuestion(both, 'q1'), 'q1')).toBe('s1');
  expect(nearestPart(both, removeSection(both, 's2'), 'q3')).toBe('q2');
});

it('is the part after, when nothing stands before', () => {
  expect(nearestPart(both, removeSection(both, 's1'), 's1')).toBe('s2');
});
