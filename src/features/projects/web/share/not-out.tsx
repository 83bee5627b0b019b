import { Button } from '@mantine/core';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import type { Project } from '../../contract/project.ts';
import { projectPaths } from '../../paths.ts';

/** A draft has a link that leads nowhere yet, so none is shown. */
export function NotOut({ project }: { project: Project }) {
  const t = useText();
  return (
    <EmptyState
      picture="unpublished"
      title={t('sharing:notOut')}
      text={t('sharing:notOutText', { kind: t(`common:kind.${project.kind}`) })}
      action={
        <Button variant="default" component={LocaleLink} to={projectPaths.build(project)}>
          {t('sharing:toQuestions')}
        </Button>
      }
    />
  );
}
