import { graphlib, layout } from '@dagrejs/dagre';

/** What is to be laid out: boxes, some of them in groups, and lines between them with room for what is said of them. */
export interface Sketch {
  boxes: { id: string; width: number; height: number; group?: string | undefined }[];
  groups: string[];
  lines: { from: string; to: string; name: string; width: number; height: number }[];
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where everything stands; boxes by their middle, lines in the order of the sketch. */
export interface Drawn {
  width: number;
  height: number;
  boxes: Map<string, Box>;
  groups: Map<string, Box>;
  /** Where a group says what it is called: no line runs through it. */
  captions: Map<string, Box>;
  lines: { points: Point[]; label: Point }[];
}

const MARGIN = 24;
const CAPTION = { width: 148, height: 40 };
/** A line that is not drawn and pulls at nothing. */
const UNSEEN = { width: 0, height: 0, weight: 0 };

/** From the top down, with as few lines crossing as can be found. */
export function layOut({ boxes, groups, lines }: Sketch): Drawn {
  const graph = new graphlib.Graph({ multigraph: true, compound: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 36, ranksep: 36, edgesep: 16, marginx: MARGIN, marginy: MARGIN });
  for (const id of groups) graph.setNode(groupName(id), {});
  for (const { id, width, height, group } of boxes) {
    graph.setNode(id, { width, height });
    if (group !== undefined) graph.setParent(id, groupName(group));
  }
  for (const { from, to, name, width, height } of lines) {
    graph.setEdge(from, to, { width, height, labelpos: 'c' }, name);
  }
  // A box as any other, between what leads into its group and what is first there: boxes and lines keep clear of it.
  for (const id of groups) {
    const { before, first } = waysInto(id, { boxes, lines });
    graph.setNode(captionName(id), { ...CAPTION });
    graph.setParent(captionName(id), groupName(id));
    if (before !== undefined) graph.setEdge(before, captionName(id), UNSEEN, 'caption');
    for (const box of first) graph.setEdge(captionName(id), box, UNSEEN, 'caption');
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const boxOf = (id: string) => {
    const { x, y, width: wide, height: high } = graph.node(id) as Box;
    return { x, y, width: wide, height: high };
  };
  return {
    width,
    height,
    boxes: new Map(boxes.map(({ id }) => [id, boxOf(id)])),
    groups: new Map(groups.map((id) => [id, boxOf(groupName(id))])),
    captions: new Map(groups.map((id) => [id, boxOf(captionName(id))])),
    lines: lines.map(({ from, to, name }) => {
      const { points, x, y } = graph.edge(from, to, name) as { points: Point[]; x: number; y: number };
      return { points: points.map((point) => ({ x: point.x, y: point.y })), label: { x, y } };
    }),
  };
}

/** The boxes of a group that nothing in it leads to, and the last one before it that leads there. */
function waysInto(group: string, { boxes, lines }: Pick<Sketch, 'boxes' | 'lines'>) {
  const own = new Set(boxes.filter((box) => box.group === group).map(({ id }) => id));
  const later = new Set(lines.filter(({ from }) => own.has(from)).map(({ to }) => to));
  const leading = new Set(lines.filter(({ from, to }) => own.has(to) && !own.has(from)).map(({ from }) => from));
  return {
    first: [...own].filter((id) => !later.has(id)),
    before: boxes.findLast(({ id }) => leading.has(id))?.id,
  };
}

/** No id of a part begins so. */
function groupName(id: string): string {
  return `$group:${id}`;
}

function captionName(id: string): string {
  return `$caption:${id}`;
}
