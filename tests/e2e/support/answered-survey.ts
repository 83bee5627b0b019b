// A survey that people have answered, and what a plain count of their answers says.

import type { Answer } from '#domain/answers/answer.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { Caller } from '#kit/contract/call.ts';
import { everyKind } from './every-kind.ts';

export interface Person {
  name?: string;
  answers: Record<string, string | number | string[]>;
}

/** Somebody whose answers nobody counts plainly: of any kind. */
export interface Somebody extends Pick<Person, 'name'> {
  answers: Record<string, Answer>;
}

/** Nine people: enough that every chart has something to say, few enough to count by hand. */
export const people: Person[] = [
  person('Respondent One', {
    drink: 'o1',
    ways: ['o1', 'o3'],
    city: 'o1',
    stars: 5,
    trade: 'Teacher',
    tell: 10,
    way: 2.5,
  }),
  person('দ্বিতীয় উত্তরদাতা', { drink: 'o1', ways: ['o2'], city: 'o2', stars: 4, trade: 'রিকশাচালক', tell: 9, way: 4 }),
  person('Respondent Three', {
    drink: 'o2',
    ways: ['o1'],
    stars: 4,
    trade: 'Nurse',
    tell: 8,
    way: 2.5,
    day: '2026-03-25',
  }),
  person('চতুর্থ উত্তরদাতা', { drink: 'o3', city: 'o1', stars: 1, trade: '৩ নম্বর রোডের দোকানদার', tell: 3, way: 10 }),
  person('Respondent Five', {
    drink: 'o1',
    ways: ['o2', 'o3'],
    city: 'o1',
    trade: 'Farmer',
    wish: 'More buses',
    way: 0,
    walks: 'yes',
  }),
  person('Respondent Six', {
    drink: 'o1',
    stars: 5,
    wish: 'Less traffic\nand more rain',
    tell: 10,
    way: 12,
    day: '2026-03-26',
  }),
  person('Respondent Seven', {
    drink: 'o2',
    ways: ['o3'],
    city: 'o2',
    stars: 5,
    trade: 'Tailor',
    way: 4,
    walks: 'no',
    day: '2026-03-25',
  }),
  person('অষ্টম উত্তরদাতা', { drink: 'o1', ways: ['o1'], stars: 3, trade: 'শিক্ষার্থী', way: 7, day: '2026-04-01' }),
  person('Respondent Nine', { drink: 'o1', trade: 'Driver', wish: '=HYPERLINK("x")', way: 30, walks: 'yes' }),
];

function person(name: string, answers: Person['answers']): Person {
  return { name, answers };
}

const settings: Partial<ProjectSettings> = {
  responseMethod: 'identified',
  details: { name: 'optional', phone: 'off', email: 'off', address: 'off' },
};

/** Publishes a survey of every kind of question in both languages. */
export async function publishEveryKind(owner: Caller): Promise<string> {
  const title = { en: 'Mornings', bn: 'সকাল' };
  const { _id: id } = await owner(createProject, {
    body: { kind: 'survey', title, languages: ['en', 'bn'], settings, questionnaire: everyKind },
  });
  await owner(publishProject, { params: { id } });
  return id;
}

/** Answers as people do, one after another. */
export async function answerAs(visitor: Caller, id: string, ...answering: Somebody[]): Promise<void> {
  for (const { name, answers } of answering) {
    await visitor(startRespondent, {
      params: { id },
      body: { answers, details: name ? { name } : {}, complete: true },
    });
  }
}

/** How often each value was given, by plain counting. */
export function countAnswers(question: string, among: Person[] = people): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { answers } of among) {
    for (const value of [answers[question] ?? []].flat()) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}
