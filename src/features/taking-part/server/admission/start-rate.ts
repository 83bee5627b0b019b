import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { STARTS } from '../../rate-limits.ts';

const count = countHere(STARTS);

/** Counts a start, and refuses it with `limited` when there were too many. */
export function limitStarts(projectId: string, ip: string, now: Date): void {
  count(`${projectId} ${networkOf(ip)}`, now);
}
