import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/page-header.tsx';

/** In place of a screen that is not for the one who asks. */
export function NoPermission() {
  const t = useText();
  return (
    <>
      <PageHead title={t('common:noPermission')} />
      <PageHeader title={t('common:noPermission')} description={t('common:noPermissionHint')} />
    </>
  );
}
