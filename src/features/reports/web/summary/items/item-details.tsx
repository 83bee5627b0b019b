import { hasStatistics, STATISTICS_FROM } from '#domain/answers/statistics/small-samples.ts';
import { RELATIONS_FROM } from '#domain/quiz/item-statistics.ts';
import { toHundredths } from '#domain/quiz/points.ts';
import { readLocalized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useShareWords } from '#ui/charts/shares/use-share-words.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { ItemReport } from '../../../contract/item-report.ts';
import type { QuestionReport } from '../../../contract/report.ts';
import { AnsweredTable } from './answered-table.tsx';
import styles from './items.module.css';
import { difficultyOf, tellsOf } from './judged.ts';

interface ItemDetailsProps {
  /** Its place in the report, from 1. */
  number: number;
  report: QuestionReport;
  item: ItemReport;
  /** Every published version. */
  versions: number[];
  /** All tell good from weak, which is said above them. */
  isAsOthers: boolean;
}

/** One question as a part of its quiz: how hard it is and what it tells; opened, who answered what. */
export function ItemDetails({ number, report, item, versions, isAsOthers }: ItemDetailsProps) {
  const t = useText();
  const format = useFormat();
  const words = useShareWords(item.count);
  const read = readLocalized(report.question.title, useLocale());
  const title = read?.text ?? t('questions:untitled');
  const { facility, discrimination } = item;
  return (
    <details className={styles.item}>
      <summary>
        <span className={styles.title}>
          {`${format.digits(number)}. `}
          <span lang={read?.lang}>{title}</span>
        </span>
        <span className={styles.told}>
          {facility === null ? t('reports:facilityFrom', { least: STATISTICS_FROM }) : words.percent(facility)}
          {facility === null ? null : (
            <>
              <VisuallyHidden>{t(`reports:difficulty.${difficultyOf(facility)}`)}</VisuallyHidden>
              <span className={styles.share} data-band={difficultyOf(facility)} aria-hidden="true">
                <span style={{ inlineSize: `${Math.max(0, facility) * 100}%` }} />
              </span>
            </>
          )}
        </span>
        {isAsOthers ? null : (
          <span className={styles.tells}>
            {discrimination === null ? null : <Telling discrimination={discrimination} />}
          </span>
        )}
      </summary>
      <ItemFacts item={item} versions={versions} />
      <AnsweredTable title={title} report={report} item={item} />
    </details>
  );
}

const TONES = { little: 'neutral', not: 'warning', against: 'danger' } as const;

function Telling({ discrimination }: { discrimination: number }) {
  const t = useText();
  const tells = tellsOf(discrimination);
  // As it should be: only exceptions stand out.
  if (tells === 'well')
    return (
      <span className={styles.well}>
        <span aria-hidden="true">{t('reports:tellsBriefly.well')}</span>
        <VisuallyHidden>{t('reports:tells.well')}</VisuallyHidden>
      </span>
    );
  return (
    <StatusBadge tone={TONES[tells]}>
      <span aria-hidden="true">{t(`reports:tellsBriefly.${tells}`)}</span>
      <VisuallyHidden>{t(`reports:tells.${tells}`)}</VisuallyHidden>
    </StatusBadge>
  );
}

function ItemFacts({ item, versions }: Pick<ItemDetailsProps, 'item' | 'versions'>) {
  const t = useText();
  const format = useFormat();
  const { count, discrimination, untold, retired } = item;
  const isOfSome = item.versions.length < versions.length;
  return (
    <ul className={styles.facts}>
      <li>{t('reports:marked', { count })}</li>
      {discrimination === null ? null : (
        <li>{t('reports:discrimination', { value: format.number(toHundredths(discrimination)) })}</li>
      )}
      {untold && hasStatistics(count) ? <li>{t(`reports:untold.${untold}`, { least: RELATIONS_FROM })}</li> : null}
      {isOfSome ? (
        <li>{t('reports:markedInVersions', { versions: item.versions.map(format.digits).join(', ') })}</li>
      ) : null}
      {retired ? <li>{t('reports:retiredMarking')}</li> : null}
    </ul>
  );
}
