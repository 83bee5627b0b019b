import { Skeleton } from '@mantine/core';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './builder.module.css';
import canvas from './canvas/canvas.module.css';
import { usePanes } from './state/use-panes.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];
const CARDS = ['a', 'b', 'c'];

/** The builder's shape, with the panes that this device shows beside the canvas. */
export function BuilderOnItsWay() {
  const isHydrated = useHydrated();
  const { shown } = usePanes();
  // The server does not know what the device remembers.
  const beside = isHydrated ? shown : { outline: true, inspector: true };
  return (
    <div className={styles.panes} data-outline={beside.outline} data-inspector={beside.inspector}>
      {beside.outline ? <Pane name="outline" height={20} /> : null}
      <div className={styles.middle}>
        <div className={styles.toolbar}>
          <Skeleton width={180} height={28} />
          <span className={styles.gap} />
          <Skeleton width={140} height={28} />
        </div>
        <div className={canvas.section}>
          {CARDS.map((card) => (
            <div key={card} className={canvas.card}>
              <Skeleton width="55%" height={26} mb="lg" />
              <Skeleton height={52} mb="xs" />
              <Skeleton height={52} />
            </div>
          ))}
        </div>
      </div>
      {beside.inspector ? <Pane name="inspector" height={36} /> : null}
    </div>
  );
}

function Pane({ name, height }: { name: string; height: number }) {
  return (
    <div className={styles.pane} data-pane={name} data-waits="">
      <Skeleton width="45%" height={20} mb="lg" />
      {ROWS.map((row) => (
        <Skeleton key={row} height={height} mb="sm" />
      ))}
    </div>
  );
}
