import type { Data } from '#kit/contract/endpoint.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import type { getCompany } from '../../contract/company.ts';

type Suspension = NonNullable<Data<typeof getCompany>['suspended']>;

/** That a company is suspended, since when and why; what follows is said to its members. */
export function WhySuspended({ suspended: { at, reason }, children }: { suspended: Suspension; children?: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <Alert tone="warning" title={t('company:suspendedTitle', { when: format.dateTime(at) })}>
      <p>{t('company:reasonIs', { reason })}</p>
      {children ? <p>{children}</p> : null}
    </Alert>
  );
}
