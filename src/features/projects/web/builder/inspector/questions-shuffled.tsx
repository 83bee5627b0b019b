import { Switch } from '@mantine/core';
import { drawnFrom } from '#domain/questionnaire/draw-questions.ts';
import type { Section } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';

/** Whether the questions of a section change places among each other, for each respondent in an order of their own. */
export function QuestionsShuffled({ section }: { section: Section }) {
  const t = useText();
  const { isPoll, editSection } = useBuilderTools();
  if (isPoll || (drawnFrom(section).length < 2 && !section.shuffleQuestions)) return null;
  return (
    <Switch
      label={t('logic:shuffleQuestions')}
      description={t('logic:shuffleQuestionsHint')}
      checked={section.shuffleQuestions ?? false}
      onChange={(event) => editSection(section.id, { shuffleQuestions: event.currentTarget.checked || undefined })}
    />
  );
}
