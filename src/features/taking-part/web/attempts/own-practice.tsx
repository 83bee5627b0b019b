import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localizedText } from '#domain/text/localized.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ProgressTo } from '#ui/dashboard/figures/progress-to.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import type { OwnPractice as Practice } from '../../contract/practice.ts';
import { takingPartPaths } from '../../paths.ts';
import styles from './own-practice.module.css';
import { ownPracticeQuery } from './queries.ts';

/** What somebody practises: how much of it is for today. Nothing where they practise nothing. */
export function OwnPractice() {
  const t = useText();
  const { data } = useQuery(ownPracticeQuery());
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="practice" className={styles.practice}>
      <SectionHead id="practice" title={t('attempts:practice')} />
      <ul className={styles.list}>
        {data.items.map((item) => (
          <li key={item.projectId}>
            <Practised item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Practised({ item }: { item: Practice }) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const { projectId, title, due, next, streak, known, questions } = item;
  return (
    <>
      <div className={styles.name}>
        <LocaleLink to={takingPartPaths.welcome(projectId)} reloadDocument>
          {localizedText(title, locale)}
        </LocaleLink>
        <span className={styles.hint}>
          {t('attempts:practiceKnown', { known: format.number(known), questions: format.number(questions) })}
          {streak > 1 ? ` · ${t('attempts:practiceStreak', { days: format.number(streak) })}` : null}
        </span>
        <ProgressTo value={known} limit={questions} />
      </div>
      {due > 0 ? (
        <Button component={LocaleLink} to={takingPartPaths.welcome(projectId)} reloadDocument size="sm">
          {t('attempts:practiceDue', { questions: format.number(due) })}
        </Button>
      ) : (
        <span className={styles.hint}>
          {next ? t('attempts:practiceNext', { day: format.date(next) }) : t('attempts:practiceNone')}
        </span>
      )}
    </>
  );
}
