import { isAsking } from '../registry.ts';
import type { FlowEdge, FlowGraph, FlowNode } from './flow-graph.ts';

/** A drawing with fewer parts is seen whole. */
const MANY = 13;
/** So many in a row take less room as one. */
const LEAST = 4;

type QuestionNode = Extract<FlowNode, { type: 'question' }>;

/**
 * Where there is more to see than fits, questions that simply follow one another are one, so that the ways that part
 * stand out. A run stays as it is where one of its questions was opened.
 */
export function foldRuns(graph: FlowGraph, opened: ReadonlySet<string>): FlowGraph {
  const { nodes, edges } = graph;
  const parts = edges.some(({ by, options }) => by !== 'next' || options !== undefined);
  if (!parts || nodes.length < MANY) return graph;
  const folded = new Map<string, QuestionNode[]>();
  for (const run of runsOf(graph)) {
    const asked = run.filter(({ question }) => isAsking(question));
    if (asked.length < LEAST || run.some(({ id }) => opened.has(id))) continue;
    for (const { id } of run) folded.set(id, run);
  }
  const idOf = (id: string) => (folded.has(id) ? runId(folded.get(id)?.[0]?.id ?? id) : id);
  return {
    nodes: nodes.flatMap((node): FlowNode[] => {
      const run = folded.get(node.id);
      const [first] = run ?? [];
      if (!run || !first) return [node];
      const questions = run.map(({ question }) => question);
      return node === first ? [{ id: runId(first.id), type: 'run', questions, sectionId: first.sectionId }] : [];
    }),
    edges: edges
      .filter(({ from, to }) => !folded.has(from) || folded.get(from) !== folded.get(to))
      .map((edge) => ({ ...edge, from: idOf(edge.from), to: idOf(edge.to) })),
  };
}

/** Of one section, each with one way on, which nobody else comes by. */
function runsOf({ nodes, edges }: FlowGraph): QuestionNode[][] {
  const leaving = Map.groupBy(edges, ({ from }) => from);
  const arriving = Map.groupBy(edges, ({ to }) => to);
  const runs: QuestionNode[][] = [];
  for (const node of nodes) {
    if (node.type !== 'question' || !goesOn(leaving.get(node.id))) continue;
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isNext =
      before?.sectionId === node.sectionId &&
      leaving.get(before.id)?.[0]?.to === node.id &&
      arriving.get(node.id)?.length === 1;
    if (isNext) run?.push(node);
    else runs.push([node]);
  }
  return runs;
}

function goesOn(leaving: readonly FlowEdge[] = []): boolean {
  return leaving.length === 1 && leaving[0]?.by === 'next';
}

/** No id of a question begins so. */
function runId(first: string): string {
  return `$run:${first}`;
}
