import { type TopBoxes, topBox } from '../statistics/top-box.ts';
import type { Reported } from './reported.ts';

/** As the steps are reported, with the share of the best of them. */
export function reportedTopBox<Q>(steps: Reported<Q>, best: TopBoxes): Reported<Q> {
  return {
    ...steps,
    summarise(question, cells, base) {
      const content = steps.summarise(question, cells, base);
      const counts = content.rows.map(({ id, count }) => [Number(id), count] as const);
      return { ...content, topBox: topBox(counts, best) };
    },
  };
}
