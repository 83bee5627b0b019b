import type { Closing } from '../closings/closing-schema.ts';
import type { Condition } from '../logic/condition.ts';
import { END } from '../logic/end.ts';
import type { Question, Questionnaire, Section } from '../schema.ts';
import { type Lead, optionLeads } from './option-leads.ts';

/** Where somebody may be on their way. */
export type FlowNode =
  | { id: typeof START; type: 'start' }
  | { id: string; type: 'question'; question: Question; sectionId: string }
  /** Several questions that follow one another, drawn as one (`foldRuns`). */
  | { id: string; type: 'run'; questions: readonly Question[]; sectionId: string }
  /** A condition: who meets it comes to its question or section, all others go past. */
  | { id: string; type: 'gate'; part: Question | Section; condition: Condition; sectionId: string }
  | { id: string; type: 'closing'; closing: Closing }
  /** The project's own closing text. */
  | { id: typeof END; type: 'end' };

/** How somebody gets from one to the next. */
export interface FlowEdge {
  from: string;
  to: string;
  /** `next`: no jump leads away; `met` and `unmet` leave a condition; a number is the place of a jump. */
  by: 'next' | 'met' | 'unmet' | number;
  /** Of a jump that has one. */
  condition?: Condition;
  /** The options that lead along it, where those of a question part; undefined stands for no answer. */
  options?: readonly (string | undefined)[];
  /** Other leads of these options, to the same: it stands for them too. */
  also?: readonly Lead[];
}

export interface FlowGraph {
  /** In the order of the questionnaire; no edge leads back. */
  nodes: FlowNode[];
  edges: FlowEdge[];
}

/** Where everybody begins; no id can be this. */
export const START = '$start';

/** The node of the condition that a section or question is shown by. */
export function gateId(partId: string): string {
  return `$if:${partId}`;
}

/**
 * The ways through a questionnaire as its walk goes them, drawn once each: a condition is a node of its own that leads
 * to what it shows or past it, so that there are never many more edges than there are conditions and jumps. A jump into
 * the middle of a section is drawn to the question itself, though the section's condition counts there too. What leads
 * back or to nothing ends, as the walk does.
 */
export function flowGraph({ sections, closings = [] }: Questionnaire): FlowGraph {
  const asking = sections.filter(({ questions }) => questions.length > 0);
  const stops = asking.flatMap((section) => section.questions.map((question) => ({ section, question })));
  const places = new Map<string, number>();
  for (const [place, { section, question }] of stops.entries()) {
    if (!places.has(section.id)) places.set(section.id, place);
    places.set(question.id, place);
  }
  // A section that asks nothing leads to the next one that does.
  for (const [index, { id }] of sections.entries()) {
    const next = sections.slice(index).find(({ questions }) => questions.length > 0);
    if (!places.has(id)) places.set(id, next ? (places.get(next.id) ?? stops.length) : stops.length);
  }
  const nodes: FlowNode[] = [{ id: START, type: 'start' }];
  const edges: FlowEdge[] = [];

  /** Where somebody arrives who is led to a question itself. */
  function doorOf(place: number): string {
    const question = stops[place]?.question;
    if (!question) return END;
    return question.showIf ? gateId(question.id) : question.id;
  }

  /** Where somebody arrives who comes from before it. */
  function arrival(place: number): string {
    const stop = stops[place];
    const isFirst = stop?.section.questions[0] === stop?.question;
    return stop?.section.showIf && isFirst ? gateId(stop.section.id) : doorOf(place);
  }

  function target(to: string, from: number): string {
    if (closings.some(({ id }) => id === to)) return to;
    const place = places.get(to);
    if (place === undefined || place <= from) return END;
    return sections.some(({ id }) => id === to) ? arrival(place) : doorOf(place);
  }

  edges.push({ from: START, to: arrival(0), by: 'next' });
  for (const [place, { section, question }] of stops.entries()) {
    const sectionId = section.id;
    if (section.showIf && section.questions[0] === question) {
      const id = gateId(sectionId);
      nodes.push({ id, type: 'gate', part: section, condition: section.showIf, sectionId });
      edges.push({ from: id, to: doorOf(place), by: 'met' });
      edges.push({ from: id, to: arrival(place + section.questions.length), by: 'unmet' });
    }
    if (question.showIf) {
      const id = gateId(question.id);
      nodes.push({ id, type: 'gate', part: question, condition: question.showIf, sectionId });
      edges.push({ from: id, to: question.id, by: 'met' });
      edges.push({ from: id, to: arrival(place + 1), by: 'unmet' });
    }
    nodes.push({ id: question.id, type: 'question', question, sectionId });
    const own: FlowEdge[] = [];
    const { jumps = [] } = question;
    const always = jumps.findIndex((jump) => !jump.if);
    for (const [by, jump] of (always < 0 ? jumps : jumps.slice(0, always + 1)).entries()) {
      own.push({ from: question.id, to: target(jump.to, place), by, ...(jump.if ? { condition: jump.if } : {}) });
    }
    if (always < 0) own.push({ from: question.id, to: arrival(place + 1), by: 'next' });
    edges.push(...byOptions(question, own));
  }
  for (const closing of closings) nodes.push({ id: closing.id, type: 'closing', closing });
  nodes.push({ id: END, type: 'end' });
  return { nodes, edges };
}

/** The ways on from a question as branches of its options, those that lead to the same as one. */
function byOptions(question: Question, own: readonly FlowEdge[]): readonly FlowEdge[] {
  const leads = optionLeads(question);
  const told = own.map((edge) => ({
    edge,
    options: [...(leads ?? [])].flatMap(([option, lead]) => (lead === edge.by ? [option] : [])),
  }));
  const branches = Map.groupBy(
    told.filter(({ options }) => options.length > 0),
    ({ edge }) => edge.to,
  );
  if (branches.size < 2) return own;
  return told.flatMap(({ edge, options }): FlowEdge[] => {
    if (options.length === 0) return [edge];
    const [first, ...others] = branches.get(edge.to) ?? [];
    if (first?.edge !== edge) return [];
    const joined = [...options, ...others.flatMap((other) => other.options)];
    const also = others.map((other) => other.edge.by as Lead);
    return [{ ...edge, options: [...(leads?.keys() ?? [])].filter((option) => joined.includes(option)), also }];
  });
}
