import { tallyKey } from '#domain/answers/counting/tally.ts';
import { hasStatistics } from '#domain/answers/statistics/small-samples.ts';
import { readLocalized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { CardFrame } from '#ui/charts/card/card-frame.tsx';
import { useShareWords } from '#ui/charts/shares/use-share-words.ts';
import { RowBars } from '#ui/charts/tables/row-bars.tsx';
import type { ItemReport } from '../../contract/item-report.ts';
import type { ReportCards } from '../../contract/report.ts';
import { PRACTICE_ANCHOR } from './report-parts.ts';
import styles from './summary.module.css';

type Practised = ItemReport & { practised: NonNullable<ItemReport['practised']> };

/** Questions of practice that anybody tried, with their place in the report. */
export function practisedIn({ questions }: Pick<ReportCards, 'questions'>) {
  return questions.flatMap(({ question, items }, index) =>
    items.filter((item): item is Practised => item.practised !== null).map((item) => ({ question, item, index })),
  );
}

/**
 * What practice tells of each question: who had it right at the first try, who found it, and who was shown it. Nobody
 * is marked by it, and how well somebody knows it is theirs alone.
 */
export function PracticeCard({ report }: { report: ReportCards }) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const words = useShareWords(0);
  const practised = practisedIn(report);
  if (practised.length === 0) return null;
  const total = practised.reduce((sum, { item }) => sum + item.practised.tried, 0);
  const right = practised.reduce((sum, { item }) => sum + firstRight(item), 0);
  return (
    <section className={styles.cards}>
      <h2 className={styles.section} data-matra>
        {t('reports:practice')}
      </h2>
      <CardFrame anchor={PRACTICE_ANCHOR} title={t('reports:practiceTitle')} base={t('reports:practiceText')}>
        <dl className={`${styles.mean} ${styles.means}`}>
          <div>
            <dt>{t('reports:firstRight')}</dt>
            <dd>
              {hasStatistics(total) ? `${words.percent(right / total)} ` : null}
              <small>{t('reports:ofTried', { count: total, right: format.number(right) })}</small>
            </dd>
          </div>
        </dl>
        <RowBars
          label={t('reports:practice')}
          answered={Math.min(...practised.map(({ item }) => item.practised.tried))}
          heat={{
            columns: [
              { id: 'first', label: t('reports:rightFirst') },
              { id: 'found', label: t('reports:foundLater') },
              { id: 'shown', label: t('reports:shownIt') },
            ],
            meanLabel: t('reports:tried'),
            rows: practised.map(({ question, item, index }) => {
              const title = readLocalized(question.title, locale);
              const { tried, found, shown } = item.practised;
              return {
                id: `${tallyKey(question)} ${item.versions.join()}`,
                label: `${format.digits(index + 1)}. ${title?.text ?? t('questions:untitled')}`,
                count: tried,
                counts: [firstRight(item), found, shown],
                mean: format.number(tried),
              };
            }),
          }}
        />
      </CardFrame>
    </section>
  );
}

function firstRight({ outcomes }: ItemReport): number {
  return outcomes.find(({ outcome }) => outcome === 'right')?.count ?? 0;
}
