import { useEffect, useState } from 'react';
import type { FlowEdge, FlowGraph } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useIsPhone } from '#ui/dashboard/use-is-phone.ts';
import { boxBadgesOf } from '../badges.ts';
import type { Drawn, Sketch } from './lay-out.ts';
import type { Room } from './set-in-columns.ts';
import type { ToDraw } from './worker.ts';
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
export function useDrawn(
  graph: FlowGraph,
  questionnaire: Questionnaire,
  isTried: boolean,
): LaidOut | undefined | 'failed' {
  const isPhone = useIsPhone();
  const [laidOut, setLaidOut] = useState<LaidOut | 'failed'>();
  useEffect(() => {
    const worker = new Worker(workerUrl, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Drawn>) =>
      setLaidOut({ graph, questionnaire, drawn: data }),
    );
    worker.addEventListener('error', () => setLaidOut('failed'));
    const asking = questionnaire.sections.filter(({ questions }) => questions.length > 0);
    // One alone has a head only where that says more than its name.
    const headed =
      asking.length > 1 || asking.some(({ draw, shuffled, shuffleQuestions }) => draw || shuffled || shuffleQuestions);
    const groups = headed ? asking.map(({ id }) => id) : [];
    const width = isPhone ? NARROW : WIDE;
    const sketch = sketchOf({ graph, questionnaire, groups, width, isTried });
    worker.postMessage({ sketch, room: roomFor(isPhone) } satisfies ToDraw);
    return () => worker.terminate();
  }, [graph, questionnaire, isTried, isPhone]);
  return laidOut;
}

/** What a window has beside sidebar and bar, as wide as a screen becomes; a phone is scrolled down in any case. */
function roomFor(isPhone: boolean): Room | undefined {
  if (isPhone) return undefined;
  const beside = window.innerWidth < 992 ? 110 : 150;
  return { width: Math.min(window.innerWidth - beside, 1130), height: window.innerHeight - 230 };
}

/** Of a box: on a phone one of them, in its group, is as wide as the window. */
const NARROW = 240;
const WIDE = 280;

interface ToSketch {
  graph: FlowGraph;
  questionnaire: Questionnaire;
  groups: string[];
  width: number;
  /** Each says how many came. */
  isTried: boolean;
}

function sketchOf({ graph: { nodes, edges }, questionnaire, groups, width, isTried }: ToSketch): Sketch {
  return {
    groups,
    boxes: nodes.map((node) => ({
      id: node.id,
      width: node.type === 'start' ? 96 : width,
      height:
        node.type === 'start'
          ? 36
          : heightOf((boxBadgesOf(node, questionnaire).length > 0 ? 1 : 0) + (isTried ? 1 : 0)),
      group: 'sectionId' in node && groups.includes(node.sectionId) ? node.sectionId : undefined,
    })),
    // Those that are drawn come first: where they stand is found by their place.
    lines: [
      ...edges.map((edge) => ({ from: edge.from, to: edge.to, name: String(edge.by), ...keptFor(edge) })),
      ...belowAll({ nodes, edges }),
    ],
  };
}

/** Two lines of a title, and smaller ones below it. */
function heightOf(smallLines: number): number {
  return 56 + 20 * smallLines;
}

/** Where nothing leads is no second beginning: it stands below the last question. */
function belowAll({ nodes, edges }: FlowGraph): Sketch['lines'] {
  const led = new Set(edges.map(({ to }) => to));
  const last = nodes.findLast(({ type }) => type === 'question' || type === 'run');
  return nodes
    .filter(({ id, type }) => (type === 'closing' || type === 'end') && !led.has(id))
    .flatMap(({ id }) => (last ? [{ from: last.id, to: id, name: 'below', width: 0, height: 0 }] : []));
}

/** Between its boxes. Of what simply comes next nothing is said: how many came stands in the boxes. */
function keptFor(edge: FlowEdge): { width: number; height: number } {
  const room = roomOf(edge);
  return edge.by === 'next' && !edge.options ? { ...room, height: 0 } : room;
}

/** For what is said of a line. */
export function roomOf({ by, options }: FlowEdge): { width: number; height: number } {
  if (typeof by === 'number' || options) return { width: 190, height: 60 };
  return { width: 88, height: 24 };
}
