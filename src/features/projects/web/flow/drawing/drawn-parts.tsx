import { type KeyboardEvent, memo, useId, useMemo } from 'react';
import type { FlowEdge } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { SimulationReport } from '#domain/questionnaire/simulation/simulate.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Target } from '../../workshop/use-go-to-finding.ts';
import { badgesOf, badgeWords, boxBadgesOf, drawOf } from '../badges.ts';
import { placeOfEdge, placeOfNode } from '../place-of.ts';
import { reachedEdge, reachedNode } from '../reached.ts';
import { useFlowWords } from '../use-flow-words.ts';
import { useReachedWords } from '../use-reached-words.ts';
import { alongLines } from './along-lines.ts';
import styles from './drawing.module.css';
import { DrawnCaption } from './drawn-caption.tsx';
import { DrawnEdge } from './drawn-edge.tsx';
import { DrawnNode } from './drawn-node.tsx';
import type { LaidOut } from './use-drawn.ts';

/** A question that was chosen, or one of its branches: the place of a jump. */
export interface ChosenBranch {
  questionId: string;
  branch?: string | undefined;
}

interface DrawnPartsProps extends LaidOut {
  report: SimulationReport | undefined;
  onGo: (place: Target) => void;
  /** The question that is open beside the drawing. */
  chosen: string | undefined;
  onChoose: (chosen: ChosenBranch) => void;
  /** Shows each of what is drawn as one. */
  onUnfold: (questionIds: readonly string[]) => void;
}

/** All that is drawn, made again only where that is another: not as one draws nearer. */
export const DrawnParts = memo(function DrawnParts(props: DrawnPartsProps) {
  const { questionnaire, graph, report, onGo, drawn, chosen, onChoose, onUnfold } = props;
  const locale = useLocale();
  const t = useText();
  const { nameOf, faceOf, leadWords, sentence } = useFlowWords(questionnaire, graph);
  const reachedWords = useReachedWords();
  const arrow = useId();
  const walk = useMemo(() => alongLines(graph.edges), [graph]);
  const leaving = Map.groupBy(graph.edges, ({ from }) => from);
  const lines = new Map(graph.edges.map((edge, index) => [edge, drawn.lines[index]]));
  const sectionOf = (id: string) => questionnaire.sections.find((section) => section.id === id);
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
      {[...drawn.groups].map(([id, pieces]) => (
        <g key={id} className={styles.group} data-shuffled={sectionOf(id)?.shuffled || undefined}>
          {pieces.map(({ x, y, width, height }) => (
            <rect key={x} x={x - width / 2} y={y - height / 2} width={width} height={height} rx={12} />
          ))}
        </g>
      ))}
      {graph.nodes.map((node) => {
        const box = drawn.boxes.get(node.id);
        const place = placeOfNode(node);
        if (!box) return null;
        const reached = report && reachedNode(node, report);
        const own = leaving.get(node.id) ?? [];
        const name = nameOf(node.id);
        const said = badgesOf(node, questionnaire).map((badge) => badgeWords(badge, t));
        const words = [name, ...said, ...(reached ? [reachedWords(reached)] : []), ...own.map(sentence)].join('. ');
        function press(event: KeyboardEvent): void {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const key = event.key.toLowerCase();
          const logic = node.type === 'question' ? ({ c: 'showIf', j: 'jumps' } as const)[key] : undefined;
          if (place && logic) onGo({ ...place, logic });
          else if (place && key === 'o') onGo(place);
          else walk(event, node.id);
        }
        return (
          <g key={node.id}>
            <DrawnNode
              node={node}
              box={box}
              {...faceOf(node)}
              words={words}
              reached={reached}
              badges={boxBadgesOf(node, questionnaire)}
              isChosen={node.id === chosen}
              onGo={
                node.type === 'question'
                  ? () => onChoose({ questionId: node.id })
                  : node.type === 'run'
                    ? () => onUnfold(node.questions.map(({ id }) => id))
                    : place && (() => onGo(place))
              }
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
                    typeof edge.by === 'number' || edge.options
                      ? leadWords(edge)
                      : edge.by === 'met'
                        ? t('flow:yes')
                        : edge.by === 'unmet'
                          ? t('flow:no')
                          : ''
                  }
                  reached={report && reachedEdge(edge, node, report)}
                  arrow={arrow}
                  onGo={
                    node.type === 'question'
                      ? edge.by === 'next' && !edge.options
                        ? undefined
                        : () =>
                            onChoose({
                              questionId: node.id,
                              branch: edge.options?.[0] ?? branchOf(edge, node.question),
                            })
                      : decided && (() => onGo(decided))
                  }
                />
              );
            })}
          </g>
        );
      })}
      {[...drawn.captions].map(([id, box]) => {
        const section = sectionOf(id);
        const draw = section && drawOf(section);
        const number = section ? questionnaire.sections.indexOf(section) + 1 : 0;
        return (
          <DrawnCaption
            key={id}
            box={box}
            title={localizedText(section?.title, locale) || t('builder:section', { number })}
            said={[
              ...(draw ? [badgeWords(draw, t)] : []),
              ...(section?.shuffled ? [t('flow:badge.shuffledSection')] : []),
              ...(section?.shuffleQuestions ? [t('flow:badge.shuffledQuestions')] : []),
            ]}
          />
        );
      })}
    </>
  );
});

/** Which of its branches in the panel a jump is. */
function branchOf({ by }: FlowEdge, { jumps = [] }: Question): string {
  return typeof by === 'number' && jumps[by]?.if ? String(by) : 'else';
}
