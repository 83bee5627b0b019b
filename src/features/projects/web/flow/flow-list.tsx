import { IconArrowFork, IconArrowsSplit2, IconFilterPlus, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { FlowGraph } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { SimulationReport } from '#domain/questionnaire/simulation/simulate.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../workshop/tool-button.tsx';
import type { Target } from '../workshop/use-go-to-finding.ts';
import { badgesOf } from './badges.ts';
import { OpenedBranches } from './branches/opened-branches.tsx';
import styles from './flow.module.css';
import { NodeBadges } from './node-badges.tsx';
import { placeOfEdge, placeOfNode } from './place-of.ts';
import { type Reached, reachedEdge, reachedNode } from './reached.ts';
import { useFlowWords } from './use-flow-words.ts';
import { useReachedWords } from './use-reached-words.ts';

export interface ShownFlow {
  questionnaire: Questionnaire;
  graph: FlowGraph;
  /** What made-up respondents made of it, once they were tried. */
  report: SimulationReport | undefined;
  onGo: (place: Target) => void;
}

/** The flow in words: each question and condition with where it leads, and what can be changed there. */
export function FlowList({ questionnaire, graph, report, onGo }: ShownFlow) {
  const t = useText();
  const { nameOf, sentence } = useFlowWords(questionnaire, graph);
  const reachedWords = useReachedWords();
  const [chosen, setChosen] = useState<string>();
  const { nodes, edges } = graph;
  const leaving = Map.groupBy(edges, ({ from }) => from);
  const figure = (reached: Reached | undefined) =>
    reached ? (
      <span className={styles.count} data-how={reached.how}>
        {reachedWords(reached)}
      </span>
    ) : null;
  return (
    <ol className={styles.list} aria-label={t('flow:drawn')}>
      {nodes.map((node) => {
        const place = placeOfNode(node);
        const name = nameOf(node.id);
        return (
          <li key={node.id} data-type={node.type}>
            <div className={styles.row}>
              {place ? (
                <button type="button" className={styles.go} onClick={() => onGo(place)}>
                  {name}
                </button>
              ) : (
                <span>{name}</span>
              )}
              <NodeBadges badges={badgesOf(node, questionnaire)} />
              {figure(report && reachedNode(node, report))}
              {node.type === 'question' && place ? (
                <span className={styles.tools}>
                  <ToolButton
                    tip
                    id={takeUpId(node.id)}
                    label={t('flow:panel', { what: name })}
                    aria-expanded={chosen === node.id}
                    onClick={() => setChosen(chosen === node.id ? undefined : node.id)}
                  >
                    <IconArrowsSplit2 size={18} />
                  </ToolButton>
                  <ToolButton
                    tip
                    label={t('flow:openCondition', { what: name })}
                    onClick={() => onGo({ ...place, logic: 'showIf' })}
                  >
                    <IconFilterPlus size={18} />
                  </ToolButton>
                  <ToolButton
                    tip
                    label={t('flow:openJumps', { what: name })}
                    onClick={() => onGo({ ...place, logic: 'jumps' })}
                  >
                    <IconArrowFork size={18} />
                  </ToolButton>
                </span>
              ) : null}
            </div>
            {node.type === 'question' && chosen === node.id ? (
              <OpenedBranches
                questionnaire={questionnaire}
                question={node.question}
                sectionId={node.sectionId}
                onGo={onGo}
                onClose={() => {
                  setChosen(undefined);
                  document.getElementById(takeUpId(node.id))?.focus();
                }}
              />
            ) : null}
            <ul>
              {leaving.get(node.id)?.map((edge) => {
                const decided = typeof edge.by === 'number' ? placeOfEdge(edge, node) : undefined;
                return (
                  <li key={edge.by} className={styles.row}>
                    {decided ? (
                      <button type="button" className={styles.go} onClick={() => onGo(decided)}>
                        {sentence(edge)}
                        <IconPencil size={14} aria-hidden="true" />
                      </button>
                    ) : (
                      <span>{sentence(edge)}</span>
                    )}
                    {figure(report && reachedEdge(edge, node, report))}
                  </li>
                );
              })}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function takeUpId(questionId: string): string {
  return `take-up-${questionId}`;
}
