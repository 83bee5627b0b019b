import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/status-badge.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { compareQuestionnaires, type Difference } from './compare-questionnaires.ts';
import styles from './conflict-dialog.module.css';
import { isSame } from './is-same.ts';

/** Where two versions differ, question by question. */
export function DifferenceList({ mine, theirs }: { mine: Questionnaire; theirs: Questionnaire }) {
  const t = useText();
  const differences = compareQuestionnaires(mine, theirs);
  return (
    <section aria-label={t('builder:differences', { count: differences.length })}>
      <h3 className={styles.heading}>{t('builder:differences', { count: differences.length })}</h3>
      <ul className={styles.list}>
        {differences.map((difference) => (
          <li key={difference.id}>
            <StatusBadge tone={difference.change === 'onlyTheirs' ? 'info' : 'warning'}>
              {t(`builder:change.${difference.change}`)}
            </StatusBadge>
            <Titles difference={difference} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Titles({ difference: { what, mine, theirs } }: { difference: Difference }) {
  const t = useText();
  const fallback = t(what === 'question' ? 'questions:untitled' : 'builder:untitledSection');
  if (mine && theirs && !isSame(mine, theirs)) {
    return (
      <span className={styles.titles}>
        <LocalizedText text={mine} fallback={fallback} />
        <del>
          <LocalizedText text={theirs} fallback={fallback} />
        </del>
      </span>
    );
  }
  return <LocalizedText text={mine ?? theirs ?? {}} fallback={fallback} />;
}
