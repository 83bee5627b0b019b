import { Checkbox, Stack } from '@mantine/core';
import type { Section } from '#domain/questionnaire/schema.ts';
import type { Round } from '#domain/quiz/series/series.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';

interface SectionChoiceProps {
  round: Round;
  /** In their order. */
  sections: readonly Pick<Section, 'id' | 'title'>[];
  onChange: (round: Round) => void;
}

/** Which sections a round asks; of a quiz of one section there is nothing to choose. */
export function SectionChoice({ round, sections, onChange }: SectionChoiceProps) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  if (sections.length < 2) return null;
  return (
    <Checkbox.Group
      label={t('rounds:sections')}
      description={t('rounds:sectionsHint')}
      value={round.sections}
      onChange={(ids) =>
        onChange({ ...round, sections: sections.map(({ id }) => id).filter((id) => ids.includes(id)) })
      }
    >
      <Stack gap="xs" mt="xs">
        {sections.map(({ id, title }, at) => (
          <Checkbox
            key={id}
            value={id}
            label={localizedText(title, locale) || t('rounds:sectionUntitled', { number: format.number(at + 1) })}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
