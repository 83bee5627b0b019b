import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { identityPaths } from '../../paths.ts';

/** The back office's own address for signing in; there is one page for it. */
export function loader({ context, url }: LoaderFunctionArgs) {
  throw redirect(localizePath(identityPaths.adminLogin, context.get(hostContext).locale) + url.search);
}
