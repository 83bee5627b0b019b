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
      description={t('rounds:sectionsHint')}
      value={round.sections}
      error={error}
      onChange={(ids) =>
        onChange({ ...round, sections: sections.map(({ id }) => id).filter((id) => ids.includes(id)) })
      }
    >
      <Stack gap="xs" mt="xs">
        {sections.map((section, at) => (
          <Checkbox
            key={section.id}
            value={section.id}
            // None at all would be whatever no other round names.
            disabled={isCollecting && round.sections.length === 1 && round.sections[0] === section.id}
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
