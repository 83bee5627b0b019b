import { carriedBy } from '#domain/questionnaire/carried/carrying.ts';
import { drawnFrom } from '#domain/questionnaire/draw-questions.ts';
import type { FlowNode } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import { isShuffled } from '#domain/questionnaire/kinds/choice/shuffle-options.ts';
import { namesOf } from '#domain/questionnaire/logic/condition.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Text } from '#messages/text.ts';

/** What a node is besides its place: decided by lot, offering what was chosen, in an order of each one's own. */
export type Badge =
  | { name: 'drawn' | 'carried' | 'shuffledOptions' }
  /** One of so many (`pool`), of which so many are asked. */
  | { name: 'draw'; draw: number; pool: number };

export function badgesOf(node: FlowNode, { hiddenValues = [], sections }: Questionnaire): Badge[] {
  if (node.type === 'gate') {
    const names = new Set(namesOf(node.condition));
    const isDrawn = hiddenValues.some(({ id, drawnFrom: of = [] }) => of.length > 0 && names.has(id));
    return isDrawn ? [{ name: 'drawn' }] : [];
  }
  if (node.type !== 'question') return [];
  const section = sections.find(({ id }) => id === node.sectionId);
  const badges: Badge[] = [];
  if (section?.draw && isAsking(node.question)) {
    badges.push({ name: 'draw', draw: section.draw, pool: drawnFrom(section).length });
  }
  if (carriedBy(node.question)) badges.push({ name: 'carried' });
  if (isShuffled(node.question)) badges.push({ name: 'shuffledOptions' });
  return badges;
}

export function badgeWords(badge: Badge, t: Text): string {
  return badge.name === 'draw' ? t('flow:badge.draw', badge) : t(`flow:badge.${badge.name}`);
}
