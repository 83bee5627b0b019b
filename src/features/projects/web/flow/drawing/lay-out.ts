import { graphlib, layout } from '@dagrejs/dagre';
import type { Box, Point } from './box.ts';
import { nearStart } from './near-start.ts';

/** What is to be laid out: boxes, some of them in groups, and lines between them with room for what is said of them. */
export interface Sketch {
  boxes: { id: string; width: number; height: number; group?: string | undefined }[];
  groups: string[];
  lines: { from: string; to: string; name: string; width: number; height: number }[];
}

/** Where everything stands; boxes by their middle, lines in the order of the sketch. */
export interface Drawn {
  width: number;
  height: number;
  boxes: Map<string, Box>;
  /** A group that goes over several columns has a piece in each. */
  groups: Map<string, Box[]>;
  /** Where a group says what it is called. */
  captions: Map<string, Box>;
  lines: { points: Point[]; label: Point }[];
}

const MARGIN = 16;
const CAPTION_HEIGHT = 48;
/** From the side of its group. */
const CAPTION_INSET = 16;
/** Above and below together. */
const CAPTION_CLEAR = 8;

/** From the top down, with as few lines crossing as can be found. */
export function layOut({ boxes: sketched, groups, lines }: Sketch): Drawn {
  const graph = new graphlib.Graph({ multigraph: true, compound: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 28, edgesep: 16, marginx: MARGIN, marginy: MARGIN });
  for (const id of groups) graph.setNode(groupName(id), {});
  for (const { id, width, height, group } of sketched) {
    graph.setNode(id, { width, height });
    if (group !== undefined) graph.setParent(id, groupName(group));
  }
  for (const { from, to, name, width, height } of lines) {
    graph.setEdge(from, to, { width, height, labelpos: 'c' }, name);
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const boxOf = (id: string) => {
    const { x, y, width: wide, height: high } = graph.node(id) as Box;
    return { x, y, width: wide, height: high };
  };
  const laidOut = new Map(sketched.map(({ id }) => [id, boxOf(id)]));
  const tops = new Set(groups.map((id) => topOf(boxOf(groupName(id)))));
  // Below the top of a group all stands lower by a caption: what was above another stays above it.
  const lowered = (y: number) => y + CAPTION_HEIGHT * [...tops].filter((top) => top < y).length;
  const drawnGroups = new Map(groups.map((id) => [id, stretched(boxOf(groupName(id)), lowered)]));
  const boxes = new Map([...laidOut].map(([id, box]) => [id, { ...box, y: lowered(box.y) }]));
  const captions = new Map([...drawnGroups].map(([id, group]) => [id, captionOf(group)]));
  const drawnLines = lines.map(({ from, to, name, width, height }) => {
    const edge = graph.edge(from, to, name) as { points: Point[] } & Partial<Point>;
    const { points } = edge;
    // Where nothing is said of a line, dagre tells no place for it.
    const { x, y } = { ...points[Math.floor(points.length / 2)], ...edge } as Point;
    // Its ends move with the boxes that they are at.
    const by = (at: number) => laidOut.get(at === 0 ? from : at === points.length - 1 ? to : '');
    return {
      points: points.map((point, at) => ({ x: point.x, y: point.y + moved(by(at)?.y ?? point.y, lowered) })),
      label: { x, y: lowered(y) },
      width,
      height,
    };
  });
  const labels = nearStart(drawnLines, [...boxes.values(), ...captions.values()]);
  return {
    width,
    height: lowered(height),
    boxes,
    groups: new Map([...drawnGroups].map(([id, group]) => [id, [group]])),
    captions,
    lines: drawnLines.map(({ points, label }, at) => ({ points, label: labels[at] ?? label })),
  };
}

function topOf({ y, height }: Box): number {
  return y - height / 2;
}

function moved(y: number, lowered: (y: number) => number): number {
  return lowered(y) - y;
}

function stretched(box: Box, lowered: (y: number) => number): Box {
  const top = lowered(topOf(box));
  const height = lowered(box.y + box.height / 2) - top;
  return { ...box, y: top + height / 2, height };
}

/** At the top of its group, as wide as that: a line that leads in passes beneath it. */
function captionOf(group: Box): Box {
  const y = topOf(group) + CAPTION_HEIGHT / 2;
  return { x: group.x, y, width: group.width - 2 * CAPTION_INSET, height: CAPTION_HEIGHT - CAPTION_CLEAR };
}

/** No id of a part begins so. */
function groupName(id: string): string {
  return `$group:${id}`;
}
