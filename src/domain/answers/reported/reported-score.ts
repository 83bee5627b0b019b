import { NPS_SCALE, netPromoterScore, scoreGroupOf } from '../statistics/net-promoter-score.ts';
import type { Reported } from './reported.ts';
import { reportedSteps } from './reported-steps.ts';

const steps = reportedSteps(() => NPS_SCALE);

/** Steps from 0 to 10, and the net promoter score that they come to. */
export const reportedScore: Reported<unknown> = {
  ...steps,
  summarise(question, cells, base) {
    const content = steps.summarise(question, cells, base);
    return { ...content, score: netPromoterScore(content.rows.map(({ id, count }) => [Number(id), count])) };
  },
  scoreGroup: (answer) => scoreGroupOf(Number(answer)),
};
