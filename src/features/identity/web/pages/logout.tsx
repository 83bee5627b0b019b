import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { logout } from '../../contract/sessions.ts';

/** Where the Log Out button posts to; there is nothing to see. */
export async function action({ context }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  // Leaving works even when the session could not be ended: its cookies are gone.
  await host.attempt(logout);
  return redirectDocument(localizePath('/', host.locale), 303);
}

export function loader({ context }: LoaderFunctionArgs) {
  return redirect(localizePath('/', context.get(hostContext).locale));
}
