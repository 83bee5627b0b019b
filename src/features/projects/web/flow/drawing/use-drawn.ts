import { useEffect, useState } from 'react';
import type { FlowEdge, FlowGraph, FlowNode } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { badgesOf } from '../badges.ts';
import type { Drawn, Sketch } from './lay-out.ts';
import workerUrl from './worker.ts?worker&url';

/** A flow with where everything in it stands. */
export interface LaidOut {
  graph: FlowGraph;
  questionnaire: Questionnaire;
  drawn: Drawn;
}

/**
 * Where everything stands in the drawing; undefined until that is worked out for the first time. After an edit it is
 * the flow as it was until the new one is laid out, so that nothing jumps away from under the hand.
 */
export function useDrawn(graph: FlowGraph, questionnaire: Questionnaire): LaidOut | undefined | 'failed' {
  const [laidOut, setLaidOut] = useState<LaidOut | 'failed'>();
  useEffect(() => {
    const worker = new Worker(workerUrl, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Drawn>) =>
      setLaidOut({ graph, questionnaire, drawn: data }),
    );
    worker.addEventListener('error', () => setLaidOut('failed'));
    const asking = questionnaire.sections.filter(({ questions }) => questions.length > 0);
    worker.postMessage(sketchOf(graph, questionnaire, asking.length > 1 ? asking.map(({ id }) => id) : []));
    return () => worker.terminate();
  }, [graph, questionnaire]);
  return laidOut;
}

function sketchOf({ nodes, edges }: FlowGraph, questionnaire: Questionnaire, groups: string[]): Sketch {
  return {
    groups,
    boxes: nodes.map((node) => ({
      id: node.id,
      ...sizeOf(node, badgesOf(node, questionnaire).length > 0),
      group: 'sectionId' in node && groups.includes(node.sectionId) ? node.sectionId : undefined,
    })),
    lines: edges.map((edge) => ({ from: edge.from, to: edge.to, name: String(edge.by), ...roomOf(edge) })),
  };
}

function sizeOf({ type }: FlowNode, isMarked: boolean): { width: number; height: number } {
  switch (type) {
    case 'question':
      return { width: 280, height: isMarked ? 104 : 84 };
    case 'gate':
      return { width: 280, height: isMarked ? 92 : 76 };
    case 'start':
      return { width: 96, height: 36 };
    default:
      return { width: 280, height: 76 };
  }
}

/** For what is said of a line. */
export function roomOf({ by, options }: FlowEdge): { width: number; height: number } {
  if (typeof by === 'number' || options) return { width: 190, height: 56 };
  return { width: 64, height: 24 };
}
