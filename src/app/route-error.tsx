import { useRouteError } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { ErrorPage } from '#ui/plain/error-page.tsx';
import { describeError } from './describe-error.ts';

/** The page in place of one that failed. */
export function RouteError() {
  const t = useText();
  const { status, message } = describeError(useRouteError());
  return (
    <>
      <PageHead title={t(status === 404 ? 'common:pageNotFound' : 'common:errorOccurred')} />
      <ErrorPage status={status} message={message ?? t(status < 500 ? 'failures:unreadable' : 'failures:internal')} />
    </>
  );
}
