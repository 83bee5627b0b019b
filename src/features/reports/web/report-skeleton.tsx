import { Skeleton } from '@mantine/core';
import frame from '#ui/charts/card/card-frame.module.css';
import report from './report.module.css';
import headline from './summary/headline.module.css';
import cards from './summary/summary.module.css';

const FIGURES = ['completed', 'started', 'rate', 'median'];
const BARS = ['90%', '65%', '40%'];

/** The shape of a report that is on its way. */
export function ReportSkeleton() {
  return (
    <>
      <div className={report.bar}>
        <Skeleton width={220} height={20} my="sm" />
      </div>
      <div className={cards.summary}>
        <div className={headline.headline}>
          <div className={headline.figures}>
            {FIGURES.map((figure) => (
              <div key={figure}>
                <Skeleton width="50%" height={18} />
                <Skeleton width="35%" height={44} my="xs" />
                <Skeleton width="65%" height={18} />
              </div>
            ))}
          </div>
          <div className={headline.trend}>
            <Skeleton width={160} height={22} mb="md" />
            <Skeleton height={200} />
          </div>
        </div>
        <Card />
        <Card />
      </div>
    </>
  );
}

function Card() {
  return (
    <div className={frame.card}>
      <Skeleton width="55%" height={26} mb="lg" />
      {BARS.map((width) => (
        <Skeleton key={width} width={width} height={28} mb="sm" />
      ))}
    </div>
  );
}
