import { Outlet, useMatches, useOutletContext, useRouteError } from 'react-router';
import { AREAS } from '#features/identity/paths.ts';
import { describeError } from '../describe-error.ts';
import { RouteError } from '../route-error.tsx';
import { NoPermissionScreen } from './no-permission-screen.tsx';

/** Between a frame and its screens: what goes wrong in a screen leaves the frame standing. */
export default function ScreenBoundary() {
  return <Outlet context={useOutletContext()} />;
}

export function ErrorBoundary() {
  const isBackOffice = useMatches().some(({ id }) => id === 'admin-screens');
  const area = isBackOffice ? AREAS.admin : AREAS.dashboard;
  const { status } = describeError(useRouteError());
  return status === 403 ? <NoPermissionScreen area={area} /> : <RouteError area={area} />;
}
