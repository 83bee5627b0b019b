import type { KeyboardEvent } from 'react';
import type { FlowEdge } from '#domain/questionnaire/flow-graph/flow-graph.ts';

/** Where a node of the drawing is found on the page. */
export function nodeElementId(id: string): string {
  return `flow-${id}`;
}

/** Arrow keys lead along the lines: down and up them, and sideways to where else one may come from the same node. */
export function alongLines(edges: readonly FlowEdge[]): (event: KeyboardEvent, nodeId: string) => void {
  const leaving = Map.groupBy(edges, ({ from }) => from);
  const arriving = Map.groupBy(edges, ({ to }) => to);
  let before: string | undefined;

  function move(to: string | undefined): boolean {
    const element = to === undefined ? null : document.getElementById(nodeElementId(to));
    element?.focus();
    return element !== null;
  }

  return (event, id) => {
    const sources = arriving.get(id) ?? [];
    const source = sources.find(({ from }) => from === before)?.from ?? sources[0]?.from;
    switch (event.key) {
      case 'ArrowDown':
        if (move(leaving.get(id)?.[0]?.to)) before = id;
        break;
      case 'ArrowUp':
        move(source);
        break;
      case 'ArrowLeft':
      case 'ArrowRight': {
        const beside = [...new Set((source === undefined ? [] : leaving.get(source))?.map(({ to }) => to))];
        const at = beside.indexOf(id) + (event.key === 'ArrowRight' ? 1 : -1);
        if (source !== undefined && move(beside.at(at % Math.max(1, beside.length)))) before = source;
        break;
      }
      default:
        return;
    }
    event.preventDefault();
  };
}
