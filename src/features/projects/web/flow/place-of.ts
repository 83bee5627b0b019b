import type { FlowEdge, FlowNode } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import type { Target } from '../workshop/use-go-to-finding.ts';

/** Where in the project what a node stands for is edited. */
export function placeOfNode(node: FlowNode | undefined): Target | undefined {
  switch (node?.type) {
    case 'question':
      return { sectionId: node.sectionId, questionId: node.id };
    case 'gate':
      return 'questions' in node.part
        ? { sectionId: node.part.id, logic: 'showIf' }
        : { sectionId: node.sectionId, questionId: node.part.id, logic: 'showIf' };
    case 'closing':
      return { closingId: node.id };
    case 'end':
      return { text: 'closingText' };
    default:
      return undefined;
  }
}

/** Where it is decided who goes along an edge that leaves this node. */
export function placeOfEdge({ by }: FlowEdge, from: FlowNode | undefined): Target | undefined {
  const place = placeOfNode(from);
  return typeof by === 'number' && place ? { ...place, logic: 'jumps' } : place;
}
