import type { KeyboardEvent } from 'react';
import type { FlowEdge } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import type { Reached } from '../reached.ts';
import type { Point } from './box.ts';
import styles from './drawing.module.css';
import type { Drawn } from './lay-out.ts';
import { roomOf } from './use-drawn.ts';

interface DrawnEdgeProps {
  edge: FlowEdge;
  line: Drawn['lines'][number];
  words: string;
  label: string;
  reached: Reached | undefined;
  arrow: string;
  onGo: (() => void) | undefined;
}

/** How much thicker than the others the line is that everybody goes along. */
const THICKEST = 4;

/** A line from node to node with what is said of it; what decides it is a press away. */
export function DrawnEdge({ edge, line, words, label, reached, arrow, onGo }: DrawnEdgeProps) {
  const format = useFormat();
  const { width, height } = roomOf(edge);
  const path = pathThrough(line.points);
  const isJump = typeof edge.by === 'number' || edge.options !== undefined;
  const thickness = reached ? 1 + (THICKEST * reached.count) / Math.max(1, reached.tries) : 1.5;
  const drawn = (
    <>
      <path d={path} className={styles.hit} />
      <path d={path} className={styles.line} strokeWidth={thickness} markerEnd={`url(#${arrow})`} />
      {label ? (
        <foreignObject x={line.label.x - width / 2} y={line.label.y - height / 2} width={width} height={height}>
          <div className={styles.label}>
            <span className={styles.said} data-by={isJump ? 'jump' : edge.by}>
              <b>{label}</b> {reached ? format.number(reached.count) : null}
            </span>
          </div>
        </foreignObject>
      ) : null}
    </>
  );
  const look = { className: styles.edge, 'data-by': isJump ? 'jump' : edge.by, 'data-how': reached?.how };
  if (!onGo) return <g {...look}>{drawn}</g>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing but a group can be a button in a drawing.
    <g
      {...look}
      role="button"
      // A condition is a node of its own, and its lines lead to the same.
      tabIndex={isJump ? 0 : -1}
      aria-label={words}
      onClick={onGo}
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onGo();
      }}
    >
      {drawn}
    </g>
  );
}

/** A line that bends at the points between. */
function pathThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (!first || !last) return '';
  let path = `M${first.x} ${first.y}`;
  for (const [index, { x, y }] of rest.entries()) {
    const next = rest[index + 1];
    path += next ? `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}` : `Q${x} ${y} ${last.x} ${last.y}`;
  }
  return rest.length > 0 ? path : `${path}L${last.x} ${last.y}`;
}
