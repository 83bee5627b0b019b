import { type Heat, isOfParts } from './heat.ts';
import styles from './heat-map.module.css';
import { HeatTable } from './heat-table.tsx';
import { RowBars } from './row-bars.tsx';

interface HeatMapProps {
  label: string;
  heat: Heat;
  answered: number;
}

/** Rows and columns as a map; on a phone, where its columns would be cut, as bars of parts if that is what they are. */
export function HeatMap(props: HeatMapProps) {
  if (!isOfParts(props.heat)) return <HeatTable {...props} as="map" />;
  return (
    <>
      <div className={styles.map}>
        <HeatTable {...props} as="map" />
      </div>
      <div className={styles.bars}>
        <RowBars {...props} />
      </div>
    </>
  );
}
