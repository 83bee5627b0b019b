import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useScrollEdges } from '#ui/use-scroll-edges.ts';
import styles from './report.module.css';
import { type ReportPlace, useReportPlace } from './use-report-place.ts';

interface ReportTabsProps {
  /** Which is read. */
  tab: ReportPlace['tab'];
  responses: number;
  /** Whether it is known who answered. */
  knowsPeople: boolean;
  /** Whether who takes it is ranked. */
  isRanked: boolean;
  /** How many answers wait to be marked; undefined where that is nothing to this reader. */
  unmarked: number | undefined;
  children: ReactNode;
}

/** The ways to read a report, as links: each has an address. */
export function ReportTabs({ tab, responses, knowsPeople, isRanked, unmarked, children }: ReportTabsProps) {
  const t = useText();
  const format = useFormat();
  const { toSummary, toResponses, toPeople, toLeaderboard, toUnmarked } = useReportPlace();
  const tabs = useRef<HTMLElement>(null);
  const markEdges = useScrollEdges();
  const hold = useCallback(
    (nav: HTMLElement | null) => {
      tabs.current = nav;
      return markEdges(nav);
    },
    [markEdges],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: which is read, and how wide they are.
  useLayoutEffect(() => {
    if (tabs.current) keepInView(tabs.current);
  }, [tab, unmarked]);
  return (
    <div className={styles.bar}>
      <nav ref={hold} className={styles.tabs} aria-label={t('reports:tabs')} data-print="none">
        <LocaleLink to={toSummary} aria-current={tab === 'summary' ? 'page' : undefined} preventScrollReset>
          {t('reports:summary')}
        </LocaleLink>
        <LocaleLink to={toResponses} aria-current={tab === 'responses' ? 'page' : undefined} preventScrollReset>
          {t('reports:responses')} <span className={styles.count}>{format.number(responses)}</span>
        </LocaleLink>
        {knowsPeople ? (
          <LocaleLink to={toPeople} aria-current={tab === 'people' ? 'page' : undefined} preventScrollReset>
            {t('reports:people')}
          </LocaleLink>
        ) : null}
        {isRanked ? (
          <LocaleLink to={toLeaderboard} aria-current={tab === 'leaderboard' ? 'page' : undefined} preventScrollReset>
            {t('reports:leaderboard')}
          </LocaleLink>
        ) : null}
        {unmarked !== undefined && (unmarked > 0 || tab === 'to-mark') ? (
          <LocaleLink to={toUnmarked} aria-current={tab === 'to-mark' ? 'page' : undefined} preventScrollReset>
            {t('reports:toMark')} <span className={styles.count}>{format.number(unmarked)}</span>
          </LocaleLink>
        ) : null}
      </nav>
      {children}
    </div>
  );
}

/** Where the tabs are wider than a phone, the one that is read is seen. */
function keepInView(tabs: HTMLElement): void {
  const here = tabs.querySelector<HTMLElement>('[aria-current]');
  if (here) tabs.scrollLeft = here.offsetLeft - tabs.offsetLeft - (tabs.clientWidth - here.offsetWidth) / 2;
}
