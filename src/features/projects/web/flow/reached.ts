import type { FlowEdge, FlowNode } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import { cameTo, wentAlong } from '#domain/questionnaire/flow-graph/traffic.ts';
import type { SimulationReport } from '#domain/questionnaire/simulation/simulate.ts';

export interface Reached {
  count: number;
  /** Of those who answered by chance. */
  tries: number;
  /** `aimed`: only those came who were led here. */
  how: 'reached' | 'aimed' | 'never';
}

export function reachedNode(node: FlowNode, { byChance, aimed }: SimulationReport): Reached {
  return reached(cameTo(node, byChance), cameTo(node, aimed), byChance.tries);
}

export function reachedEdge(edge: FlowEdge, from: FlowNode, { byChance, aimed }: SimulationReport): Reached {
  return reached(wentAlong(edge, from, byChance), wentAlong(edge, from, aimed), byChance.tries);
}

function reached(count: number, aimed: number, tries: number): Reached {
  return { count, tries, how: count > 0 ? 'reached' : aimed > 0 ? 'aimed' : 'never' };
}
