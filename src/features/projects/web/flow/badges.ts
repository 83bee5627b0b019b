import { carriedBy } from '#domain/questionnaire/carried/carrying.ts';
import { drawnFrom } from '#domain/questionnaire/draw-questions.ts';
import type { FlowNode } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import { isShuffled } from '#domain/questionnaire/kinds/choice/shuffle-options.ts';
import { namesOf } from '#domain/questionnaire/logic/condition.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Questionnaire, Section } from '#domain/questionnaire/schema.ts';
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
  const draw = section && drawOf(section);
  if (draw && isAsking(node.question)) badges.push(draw);
  if (carriedBy(node.question)) badges.push({ name: 'carried' });
  if (isShuffled(node.question)) badges.push({ name: 'shuffledOptions' });
  return badges;
}

/** What its box says in a drawing, where the section says how many of its questions are drawn. */
export function boxBadgesOf(node: FlowNode, questionnaire: Questionnaire): Badge[] {
  return badgesOf(node, questionnaire).filter(({ name }) => name !== 'draw');
}

/** How many of the questions of a section are asked, where that is decided by lot. */
export function drawOf(section: Section): Badge | undefined {
  return section.draw ? { name: 'draw', draw: section.draw, pool: drawnFrom(section).length } : undefined;
}

export function badgeWords(badge: Badge, t: Text): string {
  return badge.name === 'draw' ? t('flow:badge.draw', badge) : t(`flow:badge.${badge.name}`);
}
