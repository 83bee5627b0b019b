import { END } from '../logic/end.ts';
import type { Coverage } from '../simulation/coverage.ts';
import type { FlowEdge, FlowNode } from './flow-graph.ts';

/** How many of those who tried came to a node. */
export function cameTo(node: FlowNode, { tries, asked, gates, ends }: Coverage): number {
  switch (node.type) {
    case 'start':
      return tries;
    case 'question':
      return asked.get(node.id) ?? 0;
    // Whoever comes to the first comes to all.
    case 'run':
      return asked.get(node.questions[0]?.id ?? '') ?? 0;
    case 'gate': {
      const [met, unmet] = gates.get(node.part.id) ?? [0, 0];
      return met + unmet;
    }
    case 'closing':
      return ends.get(node.id) ?? 0;
    case 'end':
      return ends.get(END) ?? 0;
  }
}

/** How many of them went along an edge, which leaves this node. */
export function wentAlong({ by, also = [] }: FlowEdge, from: FlowNode, coverage: Coverage): number {
  switch (from.type) {
    case 'gate': {
      const [met, unmet] = coverage.gates.get(from.part.id) ?? [0, 0];
      return by === 'met' ? met : unmet;
    }
    case 'question': {
      const { jumps = [] } = from.question;
      if (jumps.length === 0) return cameTo(from, coverage);
      const counts = coverage.jumps.get(from.id) ?? [];
      return [by, ...also].reduce<number>(
        (sum, lead) => sum + (counts[typeof lead === 'number' ? lead : jumps.length] ?? 0),
        0,
      );
    }
    default:
      return cameTo(from, coverage);
  }
}
