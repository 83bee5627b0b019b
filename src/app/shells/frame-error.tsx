import { useRouteError } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page-head.tsx';
import { ErrorPage } from '#ui/plain/error-page.tsx';
import { describeError } from '../describe-error.ts';
import { NoPermission } from './no-permission.tsx';

/** In place of a screen that failed; the frame around it stays, so that the way on stays too. */
export function FrameError() {
  const t = useText();
  const { status, message } = describeError(useRouteError());
  if (status === 403) return <NoPermission />;
  return (
    <>
      <PageHead title={t(status === 404 ? 'common:pageNotFound' : 'common:errorOccurred')} />
      <ErrorPage status={status} message={message} />
    </>
  );
}
