import { Button } from '@mantine/core';
import { CallError } from '#kit/contract/call.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/empty-state.tsx';

/** An address that was never one of something (422) is as good as one of nothing (404). */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.code === 'invalid');
}

export function ReportMissing() {
  const t = useText();
  return (
    <EmptyState
      title={t('reports:notFound')}
      text={t('reports:notFoundText')}
      action={
        <Button component={LocaleLink} to="/dashboard/survey">
          {t('reports:toSurveys')}
        </Button>
      }
    />
  );
}
