import { data, redirect } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import type { Host } from '#kit/web/page/host.ts';
import { pageRefusal } from '#kit/web/page/page-refusal.ts';
import { getRespondent } from '../contract.ts';
import { takingPartPaths } from '../paths.ts';

type Found = Data<typeof getRespondent>;

/**
 * Somebody on the way; whoever has ended sees the end alone. An owner's preview is nobody: what is answered
 * there is in its addresses and nowhere else.
 */
export type Respondent = Extract<Found, { state: 'answering' }> & { isPreview?: true };

interface Params {
  id?: string;
  ref?: string;
}

/**
 * The respondent an address names, while it can still be answered or looked at. A submitted one leads to its end, an
 * address that leaves out the project or names another one to the right place.
 */
export async function openRespondent(
  host: Host,
  { id, ref }: Params,
  canonical: (respondent: Respondent) => string,
): Promise<Respondent> {
  const respondent = await findRespondent(host, { id, ref });
  if (respondent.state !== 'answering')
    throw redirect(localizePath(takingPartPaths.done(respondent._id), host.locale), 303);
  if (respondent.projectId !== id) throw redirect(localizePath(canonical(respondent), host.locale));
  return respondent;
}

/** An address of one part names a respondent, or else a project, which is where a respondent begins. */
async function findRespondent(host: Host, { id, ref = id }: Params): Promise<Found> {
  if (ref === undefined) throw pageRefusal('not_found');
  const found = await host.attempt(getRespondent, { params: { id: ref } });
  if (found.ok) return found.data;
  const mayBeProject = ref === id && found.status === 404;
  if (mayBeProject) throw redirect(localizePath(takingPartPaths.welcome(encodeURIComponent(id)), host.locale));
  throw data(found.failure, { status: found.status });
}
