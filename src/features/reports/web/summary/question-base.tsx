import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/status-badge.tsx';
import type { QuestionReport } from '../../contract.ts';
import styles from './summary.module.css';

/** What kind of question it is, how many answered and skipped it, and in which versions it was asked. */
export function QuestionBase({ report, versions }: { report: QuestionReport; versions: number[] }) {
  const t = useText();
  const format = useFormat();
  const { question, base, skipped, retired } = report;
  const inAll = report.versions.length === versions.length;
  return (
    <ul className={styles.base}>
      <li>{t(`builder:kind.${question.kind}`)}</li>
      <li>{t('reports:answered', { count: base })}</li>
      {skipped > 0 ? <li>{t('reports:skipped', { count: skipped })}</li> : null}
      {question.kind === 'multiple_choice' ? <li>{t('reports:severalPossible')}</li> : null}
      {inAll ? null : (
        <li>{t('reports:askedInVersions', { versions: report.versions.map(format.digits).join(', ') })}</li>
      )}
      {retired ? (
        <li>
          <StatusBadge>{t('reports:retired')}</StatusBadge>
        </li>
      ) : null}
    </ul>
  );
}
