import { Checkbox, Stack } from '@mantine/core';
import { drawnFrom } from '#domain/questionnaire/draw-questions.ts';
import type { Section } from '#domain/questionnaire/schema.ts';
import { sectionsOf } from '#domain/quiz/series/round-questions.ts';
import type { Round, Series } from '#domain/quiz/series/series.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './rounds.module.css';

interface SectionChoiceProps {
  round: Round;
  /** It and the others. */
  series: Series;
  /** In their order. */
  sections: readonly Section[];
  /** What is changed holds at once. */
  isCollecting: boolean;
  error: string | undefined;
  onChange: (round: Round) => void;
}

/** Which sections a round asks; of a quiz of one section there is nothing to choose. */
export function SectionChoice({ round, series, sections, isCollecting, error, onChange }: SectionChoiceProps) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  if (sections.length < 2) return null;
  // None at all would be whatever no other round names.
  const kept = isCollecting && round.sections.length === 1 ? round.sections[0] : undefined;
  const hint = hintOf(round, sections, kept);
  const facts = (section: Section) => {
    const elsewhere = series.rounds.flatMap((other, at) =>
      other.id !== round.id && sectionsOf(sections, series, other).includes(section)
        ? t('rounds:number', { number: format.number(at + 1) })
        : [],
    );
    return [t('common:questions', { count: section.draw ?? drawnFrom(section).length }), ...elsewhere].join(' · ');
  };
  return (
    <Checkbox.Group
      label={t('rounds:sections')}
      description={hint && t(`rounds:${hint}`)}
      // Below: what comes and goes with a tick moves none of them.
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={round.sections}
      error={error}
      onChange={(ids) =>
        onChange({ ...round, sections: sections.map(({ id }) => id).filter((id) => ids.includes(id)) })
      }
    >
      <Stack gap="xs" mt="xs" mb={hint ? 'xs' : 0}>
        {sections.map((section, at) => (
          <Checkbox
            key={section.id}
            value={section.id}
            disabled={section.id === kept}
            label={
              <>
                {localizedText(section.title, locale) || t('rounds:sectionUntitled', { number: format.number(at + 1) })}{' '}
                <span className={styles.facts}>{facts(section)}</span>
              </>
            }
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** What there is to say of ticks as they stand: what none of them means, or why one stays. */
function hintOf(
  round: Round,
  sections: readonly Section[],
  kept: string | undefined,
): 'sectionsHint' | 'sectionStays' | undefined {
  if (round.sections.length === 0) return 'sectionsHint';
  return sections.some(({ id }) => id === kept) ? 'sectionStays' : undefined;
}
