import { Stack, Switch } from '@mantine/core';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { kindOf, optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { QuestionMarking } from '#domain/quiz/marking-schema.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import type { EditOptions } from '../builder-context.ts';
import { TextSetting } from '../kinds/text-setting.tsx';
import { labelOf } from '../logic/words/clause-words.ts';

interface OptionFeedbackProps {
  question: Question;
  feedback: QuestionMarking['optionFeedback'];
  onChange: (feedback: QuestionMarking['optionFeedback'], options?: EditOptions) => void;
}

/** Where their owner wants it, what is said to those who chose an option. */
export function OptionFeedback({ question, feedback, onChange }: OptionFeedbackProps) {
  const translator = usePageTranslator();
  const { t } = translator;
  if (!kindOf(question).keyedBy?.includes('options')) return null;
  return (
    <>
      <Switch
        label={t('quiz:optionFeedback')}
        description={t('quiz:optionFeedbackHint')}
        checked={feedback !== undefined}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? {} : undefined)}
      />
      {feedback ? (
        <Stack gap="sm">
          {optionsOf(question).map(({ id }, index) => (
            <TextSetting
              key={id}
              partId={`${question.id}-${id}`}
              name="optionFeedback"
              label={t('quiz:feedbackOn', {
                option: labelOf(question, id, translator) || t('quiz:option', { number: index + 1 }),
              })}
              maxLength={LIMITS.help}
              lines
              value={feedback[id] ?? {}}
              onChange={(text, topic) => onChange({ ...feedback, [id]: text }, topic)}
            />
          ))}
        </Stack>
      ) : null}
    </>
  );
}
