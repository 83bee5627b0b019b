import { drawnFrom } from '#domain/questionnaire/draw-questions.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Section } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { NumberField } from '../kinds/number-field.tsx';

/** How many questions of a section are drawn for each who takes the quiz; empty for all of them. */
export function SectionDraw({ section }: { section: Section }) {
  const t = useText();
  const { isQuiz, isPractice, editSection } = useBuilderTools();
  // Whoever practises is asked what they choose.
  if ((!isQuiz || isPractice) && section.draw === undefined) return null;
  return (
    <NumberField
      label={t('quiz:draw')}
      description={t('quiz:drawHint', { count: drawnFrom(section).length })}
      optional
      min={1}
      max={LIMITS.questions}
      decimals={0}
      value={section.draw}
      onChange={(draw) => editSection(section.id, { draw }, { topic: `draw:${section.id}` })}
    />
  );
}
