import { hasStatistics, STATISTICS_FROM } from '#domain/answers/statistics/small-samples.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import { afterNumber } from '#domain/text/after-number.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { QuestionReport } from '../../../../contract/report.ts';
import styles from '../../summary.module.css';
import { meanDecimals } from './mean-decimals.ts';

const ONE = { decimals: 1 };

interface FiguresLineProps {
  /** Whose unit they are in, where there is one. */
  question?: QuestionReport['question'];
  figures: NonNullable<QuestionReport['figures']>;
  answered: number;
  /** What so many are counted in, where their question does not say. */
  unitOf?: (value: number) => string;
}

/** Mean and median; of a handful of answers the ends alone. */
export function FiguresLine({ question, figures, answered, unitOf }: FiguresLineProps) {
  const t = useText();
  const format = useFormat();
  const ofUnit = useUnit(question, unitOf);
  const exact = (value: number) => ofUnit(format.given(value), value);
  const written = (mean: number) => format.number(mean, { decimals: meanDecimals(mean) });
  const isEnough = hasStatistics(answered);
  const middle = [
    ['mean', ofUnit(written(figures.mean), figures.mean)],
    ['median', exact(figures.median)],
  ] as const;
  const ends = [
    ['lowest', exact(figures.min)],
    ['highest', exact(figures.max)],
  ] as const;
  return (
    <>
      <Figures of={[...(isEnough ? middle : []), ...ends]} />
      {isEnough ? null : <p className={styles.explained}>{t('reports:meanFrom', { least: STATISTICS_FROM })}</p>}
    </>
  );
}

/** How far the answers lie from their mean: for those who read figures. */
export function Deviation({ question, figures: { deviation }, answered }: FiguresLineProps) {
  const format = useFormat();
  const ofUnit = useUnit(question);
  if (!hasStatistics(answered) || deviation === null) return null;
  return <Figures of={[['deviation', ofUnit(format.number(deviation, ONE), deviation)]]} />;
}

function useUnit(question: FiguresLineProps['question'], unitOf?: FiguresLineProps['unitOf']) {
  const own = localizedText(question && kindOf(question).unit?.(question), useLocale());
  return (written: string, value: number) => `${written}${afterNumber(unitOf?.(value) ?? own)}`;
}

type FigureName = 'mean' | 'median' | 'deviation' | 'lowest' | 'highest';

function Figures({ of }: { of: readonly (readonly [FigureName, string])[] }) {
  const t = useText();
  return (
    <dl className={styles.figures}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`reports:${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
