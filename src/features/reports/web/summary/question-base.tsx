import { useState } from 'react';
import { kindName, kindOf } from '#domain/questionnaire/registry.ts';
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
  /** A phone has room for few of them until one asks. */
  const [all, setAll] = useState(false);
  const words = useVersionWords();
  const { question, base, skipped, notAsked, offPath, notInVersion, retired } = report;
  const inAll = report.versions.length === versions.length;
  const name = kindName(question);
  const kind = t(`builder:kind.${name}`);
  // Who leaves the box alone has said so: all who were asked answered.
  const isOfAsked = kindOf(question).agreement !== undefined;
  const asked = isOfAsked || notAsked + notInVersion > 0 ? [t('reports:askedOf', { count: base + skipped })] : [];
  const answered = isOfAsked ? [] : [t('reports:answered', { count: base })];
  const notes = [
    ...(skipped > 0 && !isOfAsked ? [t('reports:skipped', { count: skipped })] : []),
    ...(notAsked > offPath ? [t('reports:notAskedOf', { count: notAsked - offPath })] : []),
    ...(offPath > 0 ? [t('reports:offPathOf', { count: offPath })] : []),
    ...(notInVersion > 0 ? [t('reports:notInVersionOf', { count: notInVersion })] : []),
    ...(kindOf(question).reported.overlaps ? [t('reports:severalPossible')] : []),
    ...(inAll ? [] : [words.asked(report.versions)]),
    ...words.formerly(report.formerly),
    ...(askedOtherwise && !retired ? [t('reports:askedOtherwise')] : []),
  ];
  const isLong = asked.length + notes.length > 1;
  return (
    <ul className={styles.base} data-all={all || undefined}>
      <li data-more={isLong || undefined}>{kind}</li>
      {[...asked, ...answered].map((note) => (
        <li key={note}>{note}</li>
      ))}
      {notes.map((note) => (
        <li key={note} data-more={isLong || undefined}>
          {note}
        </li>
      ))}
      {retired ? (
        <li>
          <StatusBadge>{t(askedOtherwise ? 'reports:retiredWay' : 'reports:retired')}</StatusBadge>
        </li>
      ) : null}
      {isLong ? (
        <li className={styles.more} data-print="none">
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'reports:lessOfBase' : 'reports:moreOfBase')}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
