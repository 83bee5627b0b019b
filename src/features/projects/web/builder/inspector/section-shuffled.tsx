import { Switch } from '@mantine/core';
import type { Questionnaire, Section } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';

/** Whether a section changes places with others, for each respondent in an order of their own. */
export function SectionShuffled({ questionnaire, section }: { questionnaire: Questionnaire; section: Section }) {
  const t = useText();
  const { isPoll, editSection } = useBuilderTools();
  if (isPoll || (questionnaire.sections.length < 2 && !section.shuffled)) return null;
  return (
    <Switch
      label={t('logic:shuffled')}
      description={t('logic:shuffledHint')}
      checked={section.shuffled ?? false}
      onChange={(event) => editSection(section.id, { shuffled: event.currentTarget.checked || undefined })}
    />
  );
}
