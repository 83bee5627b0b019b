import { type KeyboardEvent, memo, useId, useMemo } from 'react';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { ShownFlow } from '../flow-list.tsx';
import { placeOfEdge, placeOfNode } from '../place-of.ts';
import { reachedEdge, reachedNode } from '../reached.ts';
import { useFlowWords } from '../use-flow-words.ts';
import { useReachedWords } from '../use-reached-words.ts';
import { alongLines } from './along-lines.ts';
import styles from './drawing.module.css';
import { DrawnEdge } from './drawn-edge.tsx';
import { DrawnNode } from './drawn-node.tsx';
import type { Drawn } from './lay-out.ts';

/** All that is drawn, made again only where that is another: not as one draws nearer. */
export const DrawnParts = memo(function DrawnParts(props: ShownFlow & { drawn: Drawn }) {
  const { questionnaire, graph, report, onGo, drawn } = props;
  const locale = useLocale();
  const t = useText();
  const { nameOf, wayWords, sentence } = useFlowWords(questionnaire, graph);
  const reachedWords = useReachedWords();
  const arrow = useId();
  const walk = useMemo(() => alongLines(graph.edges), [graph]);
  const leaving = Map.groupBy(graph.edges, ({ from }) => from);
  const lines = new Map(graph.edges.map((edge, index) => [edge, drawn.lines[index]]));
  return (
    <>
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0 0 8 4 0 8z" className={styles.arrow} />
        </marker>
      </defs>
      {[...drawn.groups].map(([id, { x, y, width, height }]) => {
        const at = questionnaire.sections.findIndex((section) => section.id === id);
        const title = localizedText(questionnaire.sections[at]?.title, locale);
        const caption = drawn.captions.get(id);
        return (
          <g key={id} className={styles.group}>
            <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={12} />
            {caption ? (
              <foreignObject
                x={caption.x - caption.width / 2}
                y={caption.y - caption.height / 2}
                width={caption.width}
                height={caption.height}
              >
                <div className={styles.caption}>
                  <span className={styles.name}>{title || t('builder:section', { number: at + 1 })}</span>
                </div>
              </foreignObject>
            ) : null}
          </g>
        );
      })}
      {graph.nodes.map((node) => {
        const box = drawn.boxes.get(node.id);
        const place = placeOfNode(node);
        if (!box) return null;
        const reached = report && reachedNode(node, report);
        const own = leaving.get(node.id) ?? [];
        const name = nameOf(node.id);
        const words = [name, ...(reached ? [reachedWords(reached)] : []), ...own.map(sentence)].join('. ');
        function press(event: KeyboardEvent): void {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const key = event.key.toLowerCase();
          const logic = node.type === 'question' ? ({ c: 'showIf', j: 'jumps' } as const)[key] : undefined;
          if (place && logic) onGo({ ...place, logic });
          else walk(event, node.id);
        }
        return (
          <g key={node.id}>
            <DrawnNode
              node={node}
              box={box}
              name={name}
              words={words}
              reached={reached}
              onGo={place && (() => onGo(place))}
              onPress={press}
            />
            {own.map((edge) => {
              const line = lines.get(edge);
              const decided = placeOfEdge(edge, node);
              if (!line) return null;
              return (
                <DrawnEdge
                  key={edge.by}
                  edge={edge}
                  line={line}
                  words={sentence(edge)}
                  label={
                    typeof edge.by === 'number'
                      ? wayWords(edge)
                      : edge.by === 'met'
                        ? t('flow:yes')
                        : edge.by === 'unmet'
                          ? t('flow:no')
                          : ''
                  }
                  reached={report && reachedEdge(edge, node, report)}
                  arrow={arrow}
                  onGo={edge.by === 'next' || !decided ? undefined : () => onGo(decided)}
                />
              );
            })}
          </g>
        );
      })}
    </>
  );
});
