import { redirect } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import type { Host } from '#kit/web/page/host.ts';
import { getRun } from '../contract.ts';
import { paths } from './paths.ts';

export type Run = Data<typeof getRun>;

interface Address {
  id?: string;
  respondentId?: string;
}

/**
 * The run an address names, while it can still be answered or looked at. A submitted one leads to its end, an address
 * that leaves out the project or names another one to the right place.
 */
export async function openRun(
  host: Host,
  { id, respondentId }: Address,
  canonical: (run: Run) => string,
): Promise<Run> {
  if (!respondentId) throw redirect(localizePath(paths.welcome(String(id)), host.locale));
  const run = await host.call(getRun, { params: { id: respondentId } });
  if (run.state === 'completed') throw redirect(localizePath(paths.done(run._id), host.locale), 303);
  if (run.projectId !== id) throw redirect(localizePath(canonical(run), host.locale));
  return run;
}
