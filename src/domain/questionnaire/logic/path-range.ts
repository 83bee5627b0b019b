import { END } from './end.ts';
import type { QuestionLogic, SectionLogic } from './walk.ts';

/**
 * The least and the most that paths add up to, as if every condition could hold or not by itself: no path is outside,
 * and where conditions exclude one another the most may be more than any.
 */
export function pathRange<Q extends QuestionLogic>(
  sections: readonly SectionLogic<Q>[],
  weigh: (question: Q) => number,
): { least: number; most: number } {
  const steps = sections.flatMap(({ showIf, questions }) =>
    questions.map((question) => ({ question, maybe: Boolean(showIf || question.showIf || question.carried) })),
  );
  const places = new Map<string, number>();
  let place = 0;
  for (const section of sections) {
    places.set(section.id, place);
    for (const question of section.questions) places.set(question.id, place++);
  }
  // From each question on; one place more is the end.
  const least = Array<number>(steps.length + 1).fill(0);
  const most = [...least];
  for (const [at, { question, maybe }] of [...steps.entries()].reverse()) {
    const ways = waysFrom(question).map((to) => (to === undefined ? at + 1 : ahead(places.get(to), at, steps.length)));
    const weight = weigh(question);
    least[at] = weight + Math.min(...ways.map((way) => least[way] ?? 0));
    most[at] = weight + Math.max(...ways.map((way) => most[way] ?? 0));
    if (!maybe) continue;
    least[at] = Math.min(least[at] ?? 0, least[at + 1] ?? 0);
    most[at] = Math.max(most[at] ?? 0, most[at + 1] ?? 0);
  }
  return { least: least[0] ?? 0, most: most[0] ?? 0 };
}

/** Where somebody may be led after a question; undefined is the next one. */
function waysFrom({ jumps = [] }: QuestionLogic): (string | undefined)[] {
  const always = jumps.findIndex((jump) => !jump.if);
  const taken = always === -1 ? jumps : jumps.slice(0, always + 1);
  const ways: (string | undefined)[] = taken.map(({ to }) => to);
  return always === -1 ? [...ways, undefined] : ways;
}

/** A jump to a closing, to where nothing is, or back, asks nothing more, as {@link END} does. */
function ahead(place: number | undefined, from: number, end: number): number {
  return place === undefined || place <= from ? end : place;
}
