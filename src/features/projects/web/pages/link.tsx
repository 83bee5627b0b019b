import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { followLink, type SharedBy } from '../../contract/sharing.ts';

/** The short link of a project; where the respondent came from goes along. */
export async function loader({ params, context, url: { searchParams: query } }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const { _id } = await host.call(followLink, { params: { code: String(params.code) } });
  // What messengers add to a link says nothing of it.
  if (!query.has('from') && !query.has('utm_source')) query.set('from', 'link' satisfies SharedBy);
  throw redirect(`${localizePath(takingPartPaths.welcome(_id), host.locale)}?${query}`);
}
