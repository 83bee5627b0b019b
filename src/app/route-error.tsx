import type { ComponentProps } from 'react';
import { useLocation, useRouteError } from 'react-router';
import type { Area } from '#features/identity/paths.ts';
import { ERROR_STATUS, type ErrorCode } from '#kit/contract/errors.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { ErrorPage } from '#ui/plain/error-page.tsx';
import { describeError } from './describe-error.ts';

interface RouteErrorProps {
  /** From its first page one goes on; from that of the site unless told. */
  area?: Area;
  elsewhere?: ComponentProps<typeof ErrorPage>['elsewhere'];
}

/** The page in place of one that failed. */
export function RouteError({ area, elsewhere }: RouteErrorProps) {
  const t = useText();
  const { pathname } = useLocation();
  const { status, message } = describeError(useRouteError());
  const missing = status === 404 ? t('common:nothingAt', { address: asTyped(pathname) }) : undefined;
  return (
    <>
      <PageHead title={t(status === 404 ? 'common:pageNotFound' : 'common:errorOccurred')} />
      <ErrorPage
        status={status}
        message={missing ?? message ?? t(`failures:${reasonOf(status)}`)}
        home={area && { to: area, label: t('common:dashboard') }}
        elsewhere={elsewhere}
      />
    </>
  );
}

/** So much of an address is enough to see what was wrong with it. */
const LONGEST_ADDRESS = 120;

/** An address with its letters as they were typed, where it can be read so. */
function asTyped(path: string): string {
  let address = path;
  try {
    address = decodeURI(path);
  } catch {
    // Not every address is one of letters.
  }
  return address.length > LONGEST_ADDRESS ? `${address.slice(0, LONGEST_ADDRESS)}…` : address;
}

/** What a status means where nothing more exact is known. */
function reasonOf(status: number): ErrorCode | 'unreadable' {
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return codes.find((code) => ERROR_STATUS[code] === status) ?? (status < 500 ? 'unreadable' : 'internal');
}
