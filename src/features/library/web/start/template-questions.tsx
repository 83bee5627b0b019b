import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { numbersOf } from '#domain/questionnaire/flow.ts';
import { isAsking, kindName, optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { templateQuery } from '../queries.ts';
import styles from './template-questions.module.css';

/** What a template asks, in one of its languages. */
export function TemplateQuestions({ id, locale }: { id: string; locale: Locale }) {
  const t = useText();
  const { data, error, refetch } = useQuery(templateQuery(id));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Waiting>
        <Skeleton height={160} radius="lg" />
      </Waiting>
    );
  }
  const { sections } = data.content;
  /** Numbered through, as respondents find them. */
  const all = sections.flatMap(({ questions }) => questions);
  const numbers = new Map(numbersOf(all).map((number, index) => [all[index], number]));
  return (
    <section aria-label={t('projects:lookAtQuestions')}>
      {sections.map((section) => (
        <div key={section.id}>
          <LocalizedText className={styles.section} text={section.title} locale={locale} />
          <ol className={styles.questions}>
            {section.questions.map((question) => (
              <li
                key={question.id}
                value={numbers.get(question)}
                className={isAsking(question) ? undefined : styles.said}
              >
                <LocalizedText text={question.title} locale={locale} /> <KindWords question={question} />
                {optionsOf(question).length > 0 ? (
                  <ul className={styles.options}>
                    {optionsOf(question).map((option) => (
                      <li key={option.id}>
                        <LocalizedText text={option.label} locale={locale} />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function KindWords({ question }: { question: Question }) {
  const t = useText();
  const name = kindName(question);
  return <span className={styles.kind}>{t(`builder:kind.${name}`)}</span>;
}
