import { useRouteError } from 'react-router';
import { describeError } from '../describe-error.ts';
import { RouteError } from '../route-error.tsx';
import { NoPermission } from './no-permission.tsx';

/** In place of a screen that failed; the frame around it stays, so that the way on stays too. */
export function FrameError() {
  return describeError(useRouteError()).status === 403 ? <NoPermission /> : <RouteError />;
}
