import { Button } from '@mantine/core';
import { projectPaths } from '#features/projects/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/empty-state.tsx';

export function ReportMissing() {
  const t = useText();
  return (
    <EmptyState
      title={t('reports:notFound')}
      text={t('reports:notFoundText')}
      action={
        <Button component={LocaleLink} to={projectPaths.surveys}>
          {t('reports:toSurveys')}
        </Button>
      }
    />
  );
}
