import { Radio, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { templateQuery, templatesQuery } from '../queries.ts';
import styles from './create.module.css';
import { TemplateQuestions } from './template-questions.tsx';

export const BLANK = 'blank';

interface TemplateChoiceProps {
  /** A template's id, or {@link BLANK}. */
  value: string;
  onChange: (value: string) => void;
}

/** The questions a chosen template begins with. */
export function useTemplateContent(chosen: string): { content: Questionnaire | undefined; isReady: boolean } {
  const isBlank = chosen === BLANK;
  const { data } = useQuery({ ...templateQuery(chosen), enabled: !isBlank });
  return { content: isBlank ? undefined : data?.content, isReady: isBlank || data !== undefined };
}

export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const t = useText();
  const { data, error, refetch } = useQuery(templatesQuery());
  return (
    <>
      <Radio.Group value={value} onChange={onChange} aria-label={t('projects:beginWith')}>
        <div className={styles.choices}>
          <Radio.Card value={BLANK} className={styles.choice}>
            <Radio.Indicator />
            <span>
              <span className={styles.name}>{t('projects:blank')}</span>
              <span className={styles.about}>{t('projects:blankText')}</span>
            </span>
          </Radio.Card>
          {data?.map((template) => (
            <Radio.Card key={template._id} value={template._id} className={styles.choice}>
              <Radio.Indicator />
              <span>
                <LocalizedText className={styles.name} text={template.title} />
                <LocalizedText className={styles.about} text={template.description} />
                <span className={styles.about}>{t('questions:count', { count: template.questions })}</span>
              </span>
            </Radio.Card>
          ))}
          {data || error ? null : (
            <Waiting>
              <Skeleton height={96} radius="lg" />
            </Waiting>
          )}
        </div>
      </Radio.Group>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {value === BLANK ? null : <TemplateQuestions id={value} />}
    </>
  );
}
