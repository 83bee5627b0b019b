import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { BarList } from '#ui/charts/bars/bar-list.tsx';
import { CardFrame } from '#ui/charts/card/card-frame.tsx';
import type { ItemReport } from '../../../../contract/item-report.ts';
import { useReportPlace } from '../../../use-report-place.ts';
import styles from '../../summary.module.css';
import type { CardProps } from '../card-props.ts';
import { itemNow } from '../shares/right-rows.ts';
import { outcomesOf } from './outcomes-of.ts';
import { TextAnswerList } from './text-answer-list.tsx';
import { useTextSearch } from './use-text-search.tsx';

/** The answers to a text question, the newest first; in a quiz how many are right, and what most wrote first. */
export function TextAnswers({ projectId, heading, report }: CardProps) {
  const { question, base: answered } = report;
  const t = useText();
  const { q, search } = useTextSearch(heading.title, answered);
  const item = itemNow(report);
  const key = item?.answerKey;
  return (
    <CardFrame {...heading} tools={search}>
      {answered > 0 ? (
        <>
          {item ? <Outcomes label={heading.title} questionId={question.id} item={item} /> : null}
          <TextAnswerList
            projectId={projectId}
            question={question}
            q={q}
            answered={answered}
            answerKey={key?.by === 'hand' ? undefined : key}
          />
        </>
      ) : (
        <p className={styles.quiet}>{t('common:noAnswersYet')}</p>
      )}
    </CardFrame>
  );
}

/** How many were right, of all whose answers are marked; and how many are still to be marked by hand. */
function Outcomes({ label, questionId, item }: { label: string; questionId: string; item: ItemReport }) {
  const t = useText();
  const { toUnmarkedOf } = useReportPlace();
  const { asked, waiting, outcomes } = outcomesOf(item);
  const shares = outcomes
    .filter(({ outcome, count }) => count > 0 || outcome === 'right')
    .map(({ outcome, count }) => ({
      ...{ id: outcome, label: t(`reports:outcome.${outcome}`), right: outcome === 'right', count },
      share: asked === 0 ? 0 : count / asked,
    }));
  return (
    <div className={styles.outcomes}>
      {asked > 0 ? <BarList label={label} shares={shares} answered={asked} /> : null}
      {waiting > 0 ? (
        <p className={styles.toMark}>
          <LocaleLink to={toUnmarkedOf(questionId)}>{t('reports:answersWait', { count: waiting })}</LocaleLink>
        </p>
      ) : null}
    </div>
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
