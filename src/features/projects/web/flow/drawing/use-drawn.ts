import { useEffect, useState } from 'react';
import type { FlowEdge, FlowGraph, FlowNode } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Drawn, Sketch } from './lay-out.ts';
import workerUrl from './worker.ts?worker&url';

/** Where everything stands in the drawing; undefined while that is being worked out. */
export function useDrawn(graph: FlowGraph, { sections }: Questionnaire): Drawn | undefined | 'failed' {
  const [drawn, setDrawn] = useState<{ of: FlowGraph; drawn: Drawn | 'failed' }>();
  useEffect(() => {
    const worker = new Worker(workerUrl, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Drawn>) => setDrawn({ of: graph, drawn: data }));
    worker.addEventListener('error', () => setDrawn({ of: graph, drawn: 'failed' }));
    const asking = sections.filter(({ questions }) => questions.length > 0);
    worker.postMessage(sketchOf(graph, asking.length > 1 ? asking.map(({ id }) => id) : []));
    return () => worker.terminate();
  }, [graph, sections]);
  return drawn?.of === graph ? drawn.drawn : undefined;
}

function sketchOf({ nodes, edges }: FlowGraph, groups: string[]): Sketch {
  return {
    groups,
    boxes: nodes.map((node) => ({
      id: node.id,
      ...sizeOf(node),
      group: 'sectionId' in node && groups.includes(node.sectionId) ? node.sectionId : undefined,
    })),
    lines: edges.map((edge) => ({ from: edge.from, to: edge.to, name: String(edge.by), ...roomOf(edge) })),
  };
}

function sizeOf({ type }: FlowNode): { width: number; height: number } {
  switch (type) {
    case 'question':
      return { width: 240, height: 84 };
    case 'gate':
      return { width: 240, height: 76 };
    case 'start':
      return { width: 96, height: 36 };
    default:
      return { width: 240, height: 76 };
  }
}

/** For what is said of a line. */
export function roomOf({ by }: FlowEdge): { width: number; height: number } {
  if (typeof by === 'number') return { width: 190, height: 56 };
  return { width: 64, height: 24 };
}
