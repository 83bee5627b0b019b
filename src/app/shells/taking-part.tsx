import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import '#ui/fonts.css';
import '#ui/tokens.css';
import '#ui/base.css';
import { TakingPartFrame } from '#features/responding/web/frame.tsx';
import type { ErrorBody } from '#kit/contract/envelope.ts';
import type { PageHandle } from '#kit/web/page-handle.ts';
import { ErrorPage } from '#ui/plain/error-page.tsx';

/** These pages are whole without script; the island is all they load. */
export const handle = { script: false } satisfies PageHandle;

/** An id in these addresses is a key: nothing of them is kept by caches or told to other sites. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };
}

export default function TakingPart() {
  return (
    <TakingPartFrame>
      <Outlet />
    </TakingPartFrame>
  );
}

export function ErrorBoundary(): ReactNode {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = isRouteErrorResponse(error) ? (error.data as Partial<ErrorBody['data']> | null)?.message : undefined;
  return (
    <TakingPartFrame>
      <ErrorPage status={status} message={message} />
    </TakingPartFrame>
  );
}
