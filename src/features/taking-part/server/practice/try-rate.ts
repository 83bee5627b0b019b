import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { TRIES } from '../../rate-limits.ts';

const count = countHere(TRIES);

/** Counts a try, and refuses it with `limited` when there were too many. */
export function limitTries(projectId: string, ip: string, now: Date): void {
  count(`${projectId} ${networkOf(ip)}`, now);
}
