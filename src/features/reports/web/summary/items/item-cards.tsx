import { IconCheck } from '@tabler/icons-react';
import { tallyKey } from '#domain/answers/counting/tally.ts';
import { RELATIONS_FROM } from '#domain/quiz/item-statistics.ts';
import { toHundredths } from '#domain/quiz/points.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { CardFrame } from '#ui/charts/card/card-frame.tsx';
import type { ReportCards } from '../../../contract/report.ts';
import { ITEMS_ANCHOR } from '../report-parts.ts';
import summary from '../summary.module.css';
import { ItemDetails } from './item-details.tsx';
import styles from './items.module.css';
import { relianceOf, tellsOf } from './judged.ts';

/** How the questions of a quiz did: how far its marks can be relied on, and what each question has to do with it. */
export function ItemCards({ report: { questions, marks, versions } }: { report: ReportCards }) {
  const t = useText();
  if (!marks || questions.every(({ items }) => items.length === 0)) return null;
  const items = hardestFirst(questions);
  const telling = items.flatMap(({ item: { discrimination } }) => (discrimination === null ? [] : [discrimination]));
  const areFine = telling.every((discrimination) => tellsOf(discrimination) === 'well');
  return (
    <section className={summary.cards}>
      <h2 className={summary.section} data-matra>
        {t('reports:items')}
      </h2>
      <CardFrame anchor={ITEMS_ANCHOR} title={t('reports:reliability')} base={t('reports:itemsText')}>
        <Reliability marks={marks} />
        {telling.length > 0 && areFine ? (
          <p className={styles.fine}>
            <IconCheck size={18} aria-hidden="true" />
            {t('reports:allTell', { count: telling.length })}
          </p>
        ) : null}
        <p className={styles.heads} aria-hidden="true">
          <span className={styles.title}>{t('reports:question')}</span>
          <span className={styles.told}>{t('reports:difficultyHead')}</span>
          {areFine ? null : <span className={styles.tells}>{t('reports:tellsHead')}</span>}
        </p>
        <ol className={styles.items}>
          {items.map(({ report, item, number }) => (
            <li key={`${tallyKey(report.question)} ${item.versions.join()}`}>
              <ItemDetails number={number} report={report} item={item} versions={versions} isAsOthers={areFine} />
            </li>
          ))}
        </ol>
      </CardFrame>
    </section>
  );
}

/** What few got right stands first; what is not known of yet last, in the order in which it is asked. */
function hardestFirst(questions: ReportCards['questions']) {
  const items = questions.flatMap((report, index) => report.items.map((item) => ({ report, item, number: index + 1 })));
  return items.toSorted(({ item: one }, { item: other }) => easeOf(one) - easeOf(other));
}

/** The part of its points that is earned, from 0 to 1; beyond that where it is not known. */
function easeOf({ facility }: { facility: number | null }): number {
  return facility ?? Number.MAX_VALUE;
}

function Reliability({ marks: { reliability, untold } }: { marks: NonNullable<ReportCards['marks']> }) {
  const t = useText();
  const format = useFormat();
  if (!reliability) {
    return untold ? (
      <p className={summary.explained}>{t(`reports:untold.${untold}`, { least: RELATIONS_FROM })}</p>
    ) : null;
  }
  const { alpha, standardError } = reliability;
  return (
    <dl className={`${summary.mean} ${summary.means}`}>
      <div>
        <dt>{t('reports:alpha')}</dt>
        <dd>
          {format.number(toHundredths(alpha))} <small>{t(`reports:reliance.${relianceOf(alpha)}`)}</small>
        </dd>
      </div>
      <div>
        <dt>{t('reports:standardError')}</dt>
        <dd>
          {'± '}
          {format.number(toHundredths(standardError))} <small>{t('reports:pointsUnit')}</small>
        </dd>
      </div>
    </dl>
  );
}
