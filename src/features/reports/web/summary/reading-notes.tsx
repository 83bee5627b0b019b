import { hasStatistics } from '#domain/answers/statistics/small-samples.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { NarrowedReport } from '../../contract/narrowed-report.ts';
import type { Report } from '../../contract/report.ts';
import { practisedIn } from './practice-card.tsx';
import styles from './summary.module.css';

/** What the figures above mean, for whoever presents them. */
export function ReadingNotes({ report }: { report: Report | NarrowedReport }) {
  const t = useText();
  const { questions, values, headline, marks } = report;
  const isWhole = 'started' in headline;
  const isSeveral = questions.some(({ question }) => kindOf(question).reported.overlaps);
  const hasBases = questions.some(
    ({ question, base, skipped }) => kindOf(question).reported.overlaps && base > 0 && skipped > 0,
  );
  const hasPaths = questions.some(({ notAsked, offPath }) => notAsked > offPath);
  const isPractice = practisedIn(report).length > 0;
  const hasOffPath = questions.some(({ offPath }) => offPath > 0);
  const hasOtherVersions = questions.some(({ notInVersion }) => notInVersion > 0);
  const hasFigures = [...questions, ...values].some(({ figures }) => figures !== null);
  return (
    <section className={styles.notes} aria-labelledby="reading-notes" data-print="keep">
      <h2 id="reading-notes">{t('reports:notes')}</h2>
      <ul>
        <li>{t('reports:notesBase')}</li>
        {isWhole ? null : <li>{t('reports:notesNarrowed')}</li>}
        {isWhole && headline.screenedOut + headline.overQuota > 0 ? <li>{t('reports:notesScreenedOut')}</li> : null}
        {hasPaths ? <li>{t(isPractice ? 'reports:notesPractice' : 'reports:notesPath')}</li> : null}
        {hasOffPath ? <li>{t('reports:notesOffPath')}</li> : null}
        {hasOtherVersions ? <li>{t('reports:notesVersions')}</li> : null}
        {isSeveral ? <li>{t('reports:notesSeveral')}</li> : null}
        {hasBases ? <li>{t('reports:notesBases')}</li> : null}
        {values.length > 0 ? <li>{t('reports:notesValues')}</li> : null}
        {hasFigures ? <li>{t('reports:notesFigures')}</li> : null}
        {marks ? <li>{t('reports:notesItems')}</li> : null}
        {marks?.passed && hasStatistics(marks.passed.of) ? <li>{t('reports:notesPassed')}</li> : null}
        <li>{t('reports:notesTime')}</li>
      </ul>
    </section>
  );
}
