import { useRouteError } from 'react-router';
import { AREAS, type Area } from '#features/identity/paths.ts';
import { ERROR_STATUS, type ErrorCode } from '#kit/contract/errors.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { ErrorPage } from '#ui/plain/error-page.tsx';
import { describeError } from './describe-error.ts';

/** The page in place of one that failed; from it one goes to the first page of the site, or of the `area` one is in. */
export function RouteError({ area }: { area?: Area }) {
  const t = useText();
  const { status, message } = describeError(useRouteError());
  // In an area one is signed in: what one may not see there is no failure.
  const refusal = area && status === 403 ? t(REFUSALS[area]) : undefined;
  return (
    <>
      <PageHead title={t(titleOf(status, refusal))} />
      <ErrorPage
        status={status}
        message={message ?? t(`failures:${reasonOf(status)}`)}
        noPermission={refusal}
        home={area && { to: area, label: t('common:dashboard') }}
      />
    </>
  );
}

/** Whom to ask for what one may not see. */
const REFUSALS = {
  [AREAS.dashboard]: 'common:noPermissionHint',
  [AREAS.admin]: 'common:adminsOnly',
} as const;

function titleOf(status: number, refusal: string | undefined) {
  if (refusal) return 'common:noPermission';
  return status === 404 ? 'common:pageNotFound' : 'common:errorOccurred';
}

/** What a status means where nothing more exact is known. */
function reasonOf(status: number): ErrorCode | 'unreadable' {
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return codes.find((code) => ERROR_STATUS[code] === status) ?? (status < 500 ? 'unreadable' : 'internal');
}
