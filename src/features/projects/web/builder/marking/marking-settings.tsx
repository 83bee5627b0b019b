import { Stack } from '@mantine/core';
import { useContext } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { markingOf, setQuestionMarking } from '#domain/quiz/edit-marking.ts';
import type { QuestionMarking } from '#domain/quiz/marking-schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type EditOptions, LedToContext, useBuilderTools } from '../builder-context.ts';
import { NumberField } from '../kinds/number-field.tsx';
import { TextSetting } from '../kinds/text-setting.tsx';
import { keyId, pointsId } from '../parts/element-ids.ts';
import { useDraft } from '../state/use-draft.ts';
import { KeyFields } from './key-fields.tsx';
import styles from './marking.module.css';
import { OptionFeedback } from './option-feedback.tsx';

/** What a question of a quiz is worth, which answer is right, and what is said of it. */
export function MarkingSettings({ question }: { question: Question }) {
  const t = useText();
  const { edit } = useBuilderTools();
  const isLedToKey = useContext(LedToContext) === keyId(question.id);
  const own = useDraft(({ questionnaire }) => markingOf(questionnaire, question.id));

  function set(change: Partial<QuestionMarking>, options?: EditOptions): void {
    edit((current) => setQuestionMarking(current, question.id, change), options);
  }

  return (
    <Stack gap="md">
      <NumberField
        id={pointsId(question.id)}
        label={t('quiz:points')}
        description={t('quiz:pointsHint')}
        value={own.points}
        min={0}
        max={LIMITS.points}
        decimals={2}
        onChange={(points = own.points) => set({ points })}
      />
      {own.points > 0 ? (
        <>
          <section
            key={question.id}
            id={keyId(question.id)}
            tabIndex={-1}
            data-autofocus={isLedToKey || undefined}
            className={styles.marking}
            aria-label={t('quiz:answerKey')}
          >
            <h3 className={styles.heading}>{t('quiz:answerKey')}</h3>
            <KeyFields question={question} answerKey={own.key} onChange={(key, topic) => set({ key }, topic)} />
          </section>
          <TextSetting
            partId={question.id}
            name="feedback"
            label={t('quiz:feedback')}
            description={t('quiz:feedbackHint')}
            maxLength={LIMITS.help}
            lines
            value={own.feedback ?? {}}
            onChange={(feedback, topic) => set({ feedback }, topic)}
          />
          <OptionFeedback
            question={question}
            feedback={own.optionFeedback}
            onChange={(optionFeedback, topic) => set({ optionFeedback }, topic)}
          />
        </>
      ) : null}
    </Stack>
  );
}
