import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FactList } from '#ui/dashboard/facts/fact-list.tsx';
import type { Report } from '../../contract/report.ts';
import styles from './headline.module.css';

/** How many there are under each quota, of how many that are taken. */
export function QuotaFigures({ quotas }: Pick<Report, 'quotas'>) {
  const t = useText();
  if (quotas.length === 0) return null;
  return (
    <div className={styles.quotas}>
      <h3>{t('reports:quotas')}</h3>
      <FactList
        facts={quotas.map(({ name, cap, filled }, index) => {
          const words = t('reports:quotaFilled', { filled, cap });
          const full = filled >= cap ? `${words} · ${t('reports:quotaFull')}` : words;
          return [name || t('reports:quota', { number: index + 1 }), full];
        })}
      />
    </div>
  );
}
