import { Outlet } from 'react-router';
import { RouteError } from '../route-error.tsx';

/** Between a shell and its pages: what goes wrong in a page leaves the shell standing. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <RouteError />;
}
