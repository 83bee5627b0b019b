import { useRouteError } from 'react-router';
import type { Area } from '#features/identity/paths.ts';
import { ERROR_STATUS, type ErrorCode } from '#kit/contract/errors.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { ErrorPage } from '#ui/plain/error-page.tsx';
import { describeError } from './describe-error.ts';

/** The page in place of one that failed; from it one goes to the first page of the site, or of the `area` one is in. */
export function RouteError({ area }: { area?: Area }) {
  const t = useText();
  const { status, message } = describeError(useRouteError());
  return (
    <>
      <PageHead title={t(status === 404 ? 'common:pageNotFound' : 'common:errorOccurred')} />
      <ErrorPage
        status={status}
        message={message ?? t(`failures:${reasonOf(status)}`)}
        home={area && { to: area, label: t('common:dashboard') }}
      />
    </>
  );
}

/** What a status means where nothing more exact is known. */
function reasonOf(status: number): ErrorCode | 'unreadable' {
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return codes.find((code) => ERROR_STATUS[code] === status) ?? (status < 500 ? 'unreadable' : 'internal');
}
