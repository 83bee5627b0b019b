import type { Quota } from '#domain/questionnaire/quotas/quota-schema.ts';
import { quotaTitle } from '#domain/questionnaire/quotas/quota-title.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ProgressTo } from '#ui/dashboard/figures/progress-to.tsx';
import type { Report } from '../../contract/report.ts';
import styles from './headline.module.css';

interface QuotaFiguresProps extends Pick<Report, 'quotas' | 'questions'> {
  /** The same as they are set. */
  settings: readonly Quota[];
}

/** How many there are under each quota, of how many that are taken. */
export function QuotaFigures({ quotas, questions, settings }: QuotaFiguresProps) {
  const t = useText();
  const locale = useLocale();
  if (quotas.length === 0) return null;
  const asked = questions.map(({ question }) => question);
  return (
    <div className={styles.quotas}>
      <h3>{t('reports:quotas')}</h3>
      <ul>
        {quotas.map(({ id, name, cap, filled }, index) => {
          const words = t('reports:quotaFilled', { filled, cap });
          const set = settings.find((quota) => quota.id === id);
          const title = set ? quotaTitle({ ...set, name }, asked, locale) : name;
          return (
            <li key={id}>
              <span>{title || t('reports:quota', { number: index + 1 })}</span>
              <span className={styles.filled}>{filled >= cap ? `${words} · ${t('reports:quotaFull')}` : words}</span>
              <ProgressTo value={filled} limit={cap} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
