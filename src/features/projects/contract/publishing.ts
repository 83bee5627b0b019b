import { type Endpoint, endpoint } from '#kit/contract/endpoint.ts';
import { idParams } from '#kit/contract/listing.ts';
import type { MessageKey } from '#messages/keys.ts';
import { PUBLICATIONS } from '../rate-limits.ts';
import { project } from './project.ts';

/** Whether a project takes answers now, and if not, why. */
export const AVAILABILITIES = ['open', 'not_open_yet', 'closed', 'full'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

function transition(
  name: 'publish' | 'close' | 'reopen',
  summary: string,
  message: MessageKey,
  more: Partial<Pick<Endpoint, 'limits' | 'refusals'>> = {},
) {
  return endpoint({
    name: `${name}Project`,
    method: 'POST',
    path: `/projects/:id/${name}`,
    summary,
    access: 'signed-in',
    message,
    params: idParams,
    data: project,
    ...more,
  });
}

export const publishProject = transition('publish', 'Freeze the draft as the next version and collect', 'published', {
  limits: [PUBLICATIONS],
  refusals: ['too_large'],
});
export const closeProject = transition('close', 'Stop collecting', 'closed');
export const reopenProject = transition('reopen', 'Collect again, while the end time allows', 'reopened');
