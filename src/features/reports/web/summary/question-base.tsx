import { kindOf } from '#domain/questionnaire/registry.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import type { QuestionReport } from '../../contract/report.ts';
import styles from './summary.module.css';
import { useVersionWords } from './use-version-words.ts';

interface QuestionBaseProps {
  report: QuestionReport;
  /** Every published version. */
  versions: number[];
  /** Another version asks it in another way, which is counted on a card of its own. */
  askedOtherwise: boolean;
}

/** What kind of question it is, how many answered it, and why others did not, and in which versions it was. */
export function QuestionBase({ report, versions, askedOtherwise }: QuestionBaseProps) {
  const t = useText();
  const words = useVersionWords();
  const { question, base, skipped, notAsked, offPath, notInVersion, retired } = report;
  const inAll = report.versions.length === versions.length;
  return (
    <ul className={styles.base}>
      <li>{t(`builder:kind.${question.kind}`)}</li>
      {notAsked + notInVersion > 0 ? <li>{t('reports:askedOf', { count: base + skipped })}</li> : null}
      <li>{t('reports:answered', { count: base })}</li>
      {skipped > 0 ? <li>{t('reports:skipped', { count: skipped })}</li> : null}
      {notAsked > offPath ? <li>{t('reports:notAskedOf', { count: notAsked - offPath })}</li> : null}
      {offPath > 0 ? <li>{t('reports:offPathOf', { count: offPath })}</li> : null}
      {notInVersion > 0 ? <li>{t('reports:notInVersionOf', { count: notInVersion })}</li> : null}
      {kindOf(question).reported.overlaps ? <li>{t('reports:severalPossible')}</li> : null}
      {inAll ? null : <li>{words.asked(report.versions)}</li>}
      {words.formerly(report.formerly).map((note) => (
        <li key={note}>{note}</li>
      ))}
      {askedOtherwise && !retired ? <li>{t('reports:askedOtherwise')}</li> : null}
      {retired ? (
        <li>
          <StatusBadge>{t(askedOtherwise ? 'reports:retiredWay' : 'reports:retired')}</StatusBadge>
        </li>
      ) : null}
    </ul>
  );
}
