import { closeFullProject } from '#features/projects/public.ts';
import { RESPONSE_LIMIT, startCounting } from '../counting/start-counting.ts';
import type { AdmissionRule } from './admission-rule.ts';

/** Every response takes a place, and the last one closes the project. */
export const responseLimit: AdmissionRule = {
  appliesTo: (project) => project.responseLimit !== null,
  places({ id, revision, responseLimit }) {
    if (responseLimit === null) return [];
    return [
      {
        counter: RESPONSE_LIMIT,
        since: revision,
        cap: responseLimit,
        startCounting: (db) => startCounting(db, id),
        whenFull: {
          does: 'close',
          close: (tx, now) => closeFullProject(tx, { id, responses: responseLimit }, now),
        },
      },
    ];
  },
};
