import { Outlet, useMatches, useOutletContext } from 'react-router';
import { AREAS } from '#features/identity/paths.ts';
import { RouteError } from '../route-error.tsx';

/** Between a frame and its screens: what goes wrong in a screen leaves the frame standing. */
export default function ScreenBoundary() {
  return <Outlet context={useOutletContext()} />;
}

export function ErrorBoundary() {
  const isBackOffice = useMatches().some(({ id }) => id === 'admin-screens');
  return <RouteError area={isBackOffice ? AREAS.admin : AREAS.dashboard} />;
}
