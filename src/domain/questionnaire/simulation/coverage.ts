import { END } from '../logic/end.ts';
import type { Question, Questionnaire } from '../schema.ts';
import type { Aim } from './wishes.ts';

/** How often made-up respondents came where. */
export interface Coverage {
  tries: number;
  /** By question: how many were asked it. */
  asked: Map<string, number>;
  /** By question that has jumps: how many took each, and last how many went on with the next question. */
  jumps: Map<string, number[]>;
  /** By question or section that has a condition: for how many it was met, and for how many it was not. */
  gates: Map<string, [met: number, unmet: number]>;
  /** By closing, and by {@link END} where it is the project's own. */
  ends: Map<string, number>;
}

export function startCoverage(): Coverage {
  return { tries: 0, asked: new Map(), jumps: new Map(), gates: new Map(), ends: new Map() };
}

export function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** One more comes to a condition. */
export function countGate({ gates }: Coverage, id: string, isMet: boolean): void {
  const [met, unmet] = gates.get(id) ?? [0, 0];
  gates.set(id, isMet ? [met + 1, unmet] : [met, unmet + 1]);
}

/** One more goes on after a question that has jumps. */
export function countJump(coverage: Coverage, { id, jumps = [] }: Question, jump: number | undefined): void {
  const counts = coverage.jumps.get(id) ?? Array<number>(jumps.length + 1).fill(0);
  const place = jump ?? jumps.length;
  counts[place] = (counts[place] ?? 0) + 1;
  coverage.jumps.set(id, counts);
}

/** One more ends, who was asked these questions. */
export function countEnd(
  coverage: Coverage,
  { closings = [] }: Questionnaire,
  asked: readonly Question[],
  target: string | undefined,
): void {
  coverage.tries += 1;
  for (const question of asked) count(coverage.asked, question.id);
  const isKnown = target === undefined || target === END || closings.some(({ id }) => id === target);
  count(coverage.ends, isKnown ? (target ?? END) : END);
}

/** How many came to a question, took a jump of it, or went past all of them. */
export function timesAt({ asked, jumps }: Coverage, { question, jump }: Aim): number {
  if (jump === undefined) return asked.get(question) ?? 0;
  return jumps.get(question)?.at(jump === 'past' ? -1 : jump) ?? 0;
}

/** Where nobody has come: questions, jumps, and past the jumps of a question that do not always lead away. */
export function notReached({ sections }: Questionnaire, coverage: Coverage): Aim[] {
  return sections.flatMap(({ questions }) =>
    questions.flatMap((question): Aim[] => {
      const aim = { question: question.id };
      if (timesAt(coverage, aim) === 0) return [aim];
      return waysOn(question)
        .map((jump) => ({ ...aim, jump }))
        .filter((way) => timesAt(coverage, way) === 0);
    }),
  );
}

/** The jumps from a question by place, and `past` where none of them is always taken; nothing where it has none. */
export function waysOn({ jumps = [] }: Question): (number | 'past')[] {
  if (jumps.length === 0) return [];
  const always = jumps.findIndex((jump) => !jump.if);
  return always < 0 ? [...jumps.keys(), 'past'] : [...jumps.keys()];
}
