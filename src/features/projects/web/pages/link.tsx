import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { followLink } from '../../contract/sharing.ts';

/** The short link of a project; what stands behind it, such as where the respondent came from, goes along. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const { _id } = await host.call(followLink, { params: { code: String(params.code) } });
  throw redirect(localizePath(takingPartPaths.welcome(_id), host.locale) + url.search);
}
