import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { TakingPartFrame } from '#features/taking-part/web/frame.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { ErrorPage } from '#ui/plain/error-page.tsx';
import { describeError } from '../describe-error.ts';

/** These pages are whole without script; the island is all they load. */
export const handle = { script: false } satisfies PageHandle;

/** A ref in these addresses is a secret: nothing of them is kept by caches or told to other sites. */
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
  const t = useText();
  const { status, message } = describeError(useRouteError());
  return (
    <TakingPartFrame ground="barrier">
      <PageHead title={t(status === 404 ? 'common:pageNotFound' : 'common:errorOccurred')} />
      <ErrorPage status={status} message={message} hint={t('takingPart:linkHint')} />
    </TakingPartFrame>
  );
}
