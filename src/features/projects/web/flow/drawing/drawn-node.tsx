import { IconChevronRight, IconFlag, IconFold } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { FlowNode } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import { KindIcon } from '../../builder/kinds/kind-icon.tsx';
import { LogicSign } from '../../builder/logic/logic-sign.tsx';
import type { Badge } from '../badges.ts';
import { NodeBadges } from '../node-badges.tsx';
import type { Reached } from '../reached.ts';
import { useReachedWords } from '../use-reached-words.ts';
import { nodeElementId } from './along-lines.ts';
import type { Box } from './box.ts';
import styles from './drawing.module.css';

interface DrawnNodeProps {
  node: FlowNode;
  box: Box;
  /** A question's number, apart from its name. */
  number: string | undefined;
  name: string;
  /** With where it leads, for those who hear the page. */
  words: string;
  badges: readonly Badge[];
  /** It is open beside the drawing. */
  isChosen: boolean;
  reached: Reached | undefined;
  onGo: (() => void) | undefined;
  onPress: (event: KeyboardEvent) => void;
}

/** A question or several in a row, a condition or an end. */
export function DrawnNode({
  node,
  box,
  number,
  name,
  words,
  badges,
  isChosen,
  reached,
  onGo,
  onPress,
}: DrawnNodeProps) {
  const reachedWords = useReachedWords();
  const { x, y, width, height } = box;
  const isAsking = node.type === 'question' || node.type === 'run';
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing but a group can be a button in a drawing.
    <g
      id={nodeElementId(node.id)}
      className={styles.node}
      data-type={node.type}
      data-asking={isAsking || undefined}
      data-screens={(node.type === 'closing' && node.closing.screensOut) || undefined}
      data-how={reached?.how}
      data-chosen={isChosen || undefined}
      role="button"
      tabIndex={0}
      aria-label={words}
      aria-disabled={onGo ? undefined : true}
      transform={`translate(${x - width / 2} ${y - height / 2})`}
      onClick={onGo}
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onGo?.();
        } else onPress(event);
      }}
    >
      {/* More of them lie beneath. */}
      {node.type === 'run' ? <rect x={6} y={6} width={width - 12} height={height} rx={10} /> : null}
      <rect width={width} height={height} rx={isAsking ? 10 : Math.min(28, height / 2)} />
      <foreignObject width={width} height={height}>
        <div className={styles.face}>
          <NodeSign node={node} />
          <div className={styles.words}>
            <span className={styles.name}>
              {number ? <b className={styles.number}>{number}</b> : null} {name}
            </span>
            {badges.length > 0 ? (
              <span className={styles.badges}>
                <NodeBadges badges={badges} />
              </span>
            ) : null}
            {reached && node.type !== 'start' ? (
              <small className={styles.came} data-how={reached.how}>
                {reachedWords(reached)}
              </small>
            ) : null}
          </div>
          {node.type === 'run' ? (
            <span className={styles.more}>
              <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
            </span>
          ) : null}
          {node.type === 'question' && node.question.jumps?.length ? (
            <span className={styles.jumps}>
              <LogicSign at="after" />
            </span>
          ) : null}
        </div>
      </foreignObject>
    </g>
  );
}

/** As in the outline: the kind of a question, a branch for a condition, a flag where it ends. */
function NodeSign({ node }: { node: FlowNode }) {
  if (node.type === 'start') return null;
  return (
    <span className={styles.sign}>
      {node.type === 'question' ? <KindIcon kind={node.question.kind} size={18} /> : null}
      {node.type === 'run' ? <IconFold size={18} stroke={1.75} aria-hidden="true" /> : null}
      {node.type === 'gate' ? <LogicSign at="before" /> : null}
      {node.type === 'closing' || node.type === 'end' ? <IconFlag size={18} stroke={1.75} aria-hidden="true" /> : null}
    </span>
  );
}
