import type { Condition } from '../logic/condition.ts';
import type { QuestionLogic } from '../logic/walk.ts';
import type { Question, Questionnaire, Section } from '../schema.ts';
import type { Chance } from './chance.ts';

/** A test that has to hold, or not to. */
export interface Wish {
  test: Exclude<Condition, { op: 'and' | 'or' | 'not' }>;
  holds: boolean;
}

/** What somebody is to be led to: a question, one of its jumps, or past all of them. */
export interface Aim {
  question: string;
  /** Place of the jump; `past` goes on with the next question; left out: the question alone. */
  jump?: number | 'past';
}

/** Where many jumps pass many questions, wishes would be without number; what is wished last counts least. */
export const MOST_WISHES = 300;

interface Way {
  if: Condition | undefined;
  /** Where the jump stands, and which place it leads to: none where it ends. */
  from: number;
  index: number;
  to: number | undefined;
}

interface Stop {
  section: Section;
  question: Question;
}

/**
 * What has to hold of somebody's answers to come there, as far as single conditions say: where one can hold in several
 * ways, one of them by chance, so that trying again tries another.
 */
export function wishesFor({ sections }: Questionnaire, aim: Aim, chance: Chance): Wish[] {
  const stops = sections.flatMap((section) => section.questions.map((question): Stop => ({ section, question })));
  const places = new Map<string, number>();
  for (const [place, { section, question }] of stops.entries()) {
    if (!places.has(section.id)) places.set(section.id, place);
    places.set(question.id, place);
  }
  const waysFrom = stops.map(({ question }, from) =>
    (question.jumps ?? []).map((jump, index): Way => ({ if: jump.if, from, index, to: places.get(jump.to) })),
  );
  const waysTo = Map.groupBy(waysFrom.flat(), ({ to }) => to);
  const wishes: Wish[] = [];
  const led = new Set<string>();

  function wish(condition: Condition | undefined, holds: boolean): void {
    if (!condition || isFull()) return;
    wishes.push(...wishesOf(condition, holds, chance).slice(0, MOST_WISHES - wishes.length));
  }

  function isFull(): boolean {
    return wishes.length >= MOST_WISHES;
  }

  /** That it is asked, and that what its conditions look at is. */
  function lead(id: string): void {
    const stop = stops[places.get(id) ?? -1];
    if (!stop || led.has(id) || isFull()) return;
    led.add(id);
    const from = wishes.length;
    wish(stop.section.showIf, true);
    wish(stop.question.showIf, true);
    leadTo(wishes.slice(from));
    arrive(id);
  }

  function leadTo(own: readonly Wish[]): void {
    for (const { test, holds } of own) if (holds && 'question' in test) lead(test.question);
  }

  /** That no jump leads past it, or that one leads to it. */
  function arrive(id: string): void {
    const at = places.get(id) ?? 0;
    const ways = (waysTo.get(at) ?? []).filter(({ from }) => from < at);
    const way = ways.length > 0 && chance.happens(0.5) ? chance.pick(ways) : undefined;
    const source = way && stops[way.from]?.question;
    if (way && source) {
      take(source, way.index);
      lead(source.id);
      return;
    }
    for (const passing of waysFrom.slice(0, at)) {
      if (isFull()) return;
      for (const { if: condition, to } of passing) if (to === undefined || to > at) wish(condition, false);
    }
  }

  function take({ jumps = [] }: QuestionLogic, place: number): void {
    for (const jump of jumps.slice(0, place)) wish(jump.if, false);
    const before = wishes.length;
    wish(jumps[place]?.if, true);
    leadTo(wishes.slice(before));
  }

  const stop = stops[places.get(aim.question) ?? -1];
  if (!stop) return [];
  const { jumps = [] } = stop.question;
  // What is wished first counts most.
  if (aim.jump !== undefined) take(stop.question, aim.jump === 'past' ? jumps.length : aim.jump);
  lead(aim.question);
  return wishes;
}

function wishesOf(condition: Condition, holds: boolean, chance: Chance): Wish[] {
  switch (condition.op) {
    case 'and':
    case 'or': {
      if (holds === (condition.op === 'and')) return condition.of.flatMap((part) => wishesOf(part, holds, chance));
      const part = chance.pick(condition.of);
      return part ? wishesOf(part, holds, chance) : [];
    }
    case 'not':
      return wishesOf(condition.of, !holds, chance);
    default:
      return [{ test: condition, holds }];
  }
}
