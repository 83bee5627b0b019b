import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { NoPermission } from '#ui/dashboard/states/no-permission.tsx';
import { useTitleText } from '../project-title.tsx';
import { useWorkshop, type Workshop } from './workshop-context.ts';

interface ProjectPlaceProps {
  part: 'buildTab' | 'settingsTab' | 'shareTab' | 'versionHistory' | 'translations' | 'flow' | 'rounds';
  children: (workshop: Workshop) => ReactNode;
}

/** A place of a project for those who may change it. */
export function ProjectPlace({ part, children }: ProjectPlaceProps) {
  const t = useText();
  const titleOf = useTitleText();
  const workshop = useWorkshop();
  if (!workshop) {
    return (
      <>
        <PageHead title={t(`projects:${part}`)} />
        <NoPermission />
      </>
    );
  }
  const title = titleOf(workshop.project.title);
  return (
    <>
      <PageHead title={part === 'buildTab' ? title : t('projects:partOf', { part: t(`projects:${part}`), title })} />
      {children(workshop)}
    </>
  );
}
