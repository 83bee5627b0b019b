import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { BarrierMark } from '#features/taking-part/web/barrier/barrier-mark.tsx';
import { TakingPartFrame } from '#features/taking-part/web/frame.tsx';
import { Notice } from '#features/taking-part/web/notice.tsx';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { ButtonLink } from '#ui/plain/button-link.tsx';
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
  const format = useFormat();
  const { status, message } = describeError(useRouteError());
  const isMissing = status === ERROR_STATUS.not_found;
  if (status === ERROR_STATUS.gone) return <TakenDown />;
  const title = t(isMissing ? 'common:pageNotFound' : 'common:errorOccurred');
  return (
    <TakingPartFrame ground="cover">
      <PageHead title={title} />
      <Notice mark={<BarrierMark of="missing" />} title={title}>
        <p>{isMissing ? t('takingPart:linkHint') : [format.digits(status), message].filter(Boolean).join(': ')}</p>
        <ButtonLink to="/">{t('common:homePage')}</ButtonLink>
      </Notice>
    </TakingPartFrame>
  );
}

/** The door of what the staff have taken down; nothing that its owner wrote is on it. */
function TakenDown() {
  const t = useText();
  const title = t('takingPart:takenDown');
  return (
    <TakingPartFrame ground="cover">
      <PageHead title={title} />
      <Notice mark={<BarrierMark of="taken_down" />} title={title}>
        <p>{t('takingPart:takenDownText')}</p>
        <p>{t('takingPart:takenDownBegun')}</p>
        <ButtonLink to="/">{t('common:homePage')}</ButtonLink>
      </Notice>
    </TakingPartFrame>
  );
}
