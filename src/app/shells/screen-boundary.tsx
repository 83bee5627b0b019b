import { Outlet, useOutletContext } from 'react-router';
import { RouteError } from '../route-error.tsx';

/** Between a frame and its screens: what goes wrong in a screen leaves the frame standing. */
export default function ScreenBoundary() {
  return <Outlet context={useOutletContext()} />;
}

export function ErrorBoundary() {
  return <RouteError />;
}
