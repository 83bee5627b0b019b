import '@mantine/charts/styles.css';
import { PieChart } from '@mantine/charts';
import { chartColour, type Share } from './share.ts';

const SIZE = 200;
/** Where the first part begins, going round with the clock. */
const TOP = 90;

export function PieDrawing({ shares }: { shares: Share[] }) {
  const slices = shares.map((share, index) => ({
    key: share.id,
    name: share.label,
    value: share.count,
    color: chartColour(index),
  }));
  return (
    <PieChart
      size={SIZE}
      data={slices.filter((slice) => slice.value > 0)}
      strokeColor="var(--surface)"
      strokeWidth={2}
      accessibilityLayer={false}
      startAngle={TOP}
      endAngle={TOP - 360}
      pieProps={{ isAnimationActive: false, rootTabIndex: -1 }}
    />
  );
}
