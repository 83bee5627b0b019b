import { carriedBy } from '#domain/questionnaire/carried/carrying.ts';
import type { FlowNode } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import { isShuffled } from '#domain/questionnaire/kinds/choice/shuffle-options.ts';
import { namesOf } from '#domain/questionnaire/logic/condition.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';

/** What a node is besides its place: decided by lot, offering what was chosen, in an order of each one's own. */
export type Badge = 'drawn' | 'carried' | 'shuffledOptions';

export function badgesOf(node: FlowNode, { hiddenValues = [] }: Questionnaire): Badge[] {
  if (node.type === 'gate') {
    const names = new Set(namesOf(node.condition));
    return hiddenValues.some(({ id, drawnFrom = [] }) => drawnFrom.length > 0 && names.has(id)) ? ['drawn'] : [];
  }
  if (node.type !== 'question') return [];
  return [
    ...(carriedBy(node.question) ? (['carried'] as const) : []),
    ...(isShuffled(node.question) ? (['shuffledOptions'] as const) : []),
  ];
}
