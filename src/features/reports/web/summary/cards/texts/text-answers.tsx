import { useText } from '#kit/web/i18n/use-i18n.ts';
import { CardFrame } from '#ui/charts/card/card-frame.tsx';
import styles from '../../summary.module.css';
import type { CardProps } from '../card-props.ts';
import { TextAnswerList } from './text-answer-list.tsx';
import { useTextSearch } from './use-text-search.tsx';

/** The answers to a text question, the newest first. */
export function TextAnswers({ projectId, heading, report }: CardProps) {
  const { question, base: answered } = report;
  const t = useText();
  const { q, search } = useTextSearch(heading.title, answered);
  return (
    <CardFrame {...heading} tools={search}>
      {answered > 0 ? (
        <TextAnswerList projectId={projectId} question={question} q={q} answered={answered} />
      ) : (
        <p className={styles.quiet}>{t('common:noAnswersYet')}</p>
      )}
    </CardFrame>
  );
}

interface TextsBesideProps extends CardProps {
  /** What they are; left out where they stand beside options. */
  title?: string;
}

/** What was written beside options, under the chart of how often they were chosen, or instead of something else. */
export function TextsBeside({ projectId, heading, report: { question, wrote }, title }: TextsBesideProps) {
  const t = useText();
  const { q, search } = useTextSearch(heading.title, wrote ?? 0);
  if (!wrote) return null;
  return (
    <section className={styles.beside}>
      <header>
        <h4>{title ?? t('reports:textsBeside')}</h4>
        {search}
      </header>
      <TextAnswerList projectId={projectId} question={question} q={q} answered={wrote} />
    </section>
  );
}
