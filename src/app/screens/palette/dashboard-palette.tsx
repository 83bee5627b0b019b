import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AREAS } from '#features/identity/paths.ts';
import { libraryPaths } from '#features/library/paths.ts';
import { PROJECT_TYPES, typeOf } from '#features/projects/contract/kinds.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { TYPE_ICONS } from '#features/projects/web/navigation.ts';
import { useTitleText } from '#features/projects/web/project-title.tsx';
import { projectsQuery } from '#features/projects/web/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DASHBOARD_SIDEBAR } from '../../shells/dashboard-sidebar.ts';
import type { PaletteProps } from './command-palette.tsx';
import { isNamed, PaletteList, type Place, useScreens } from './palette-list.tsx';

const PROJECTS_SHOWN = 6;

/** To any of one's projects, the newest first, to where they begin, and to every screen of an owner. */
export function DashboardPalette({ user, asked }: PaletteProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const starts = PROJECT_TYPES.map((type) => ({
    label: t(`projects:newOf.${type}`),
    to: libraryPaths.newProject(type),
    icon: <IconPlus />,
  }));
  const groups = [
    { label: t('dashboard:projects'), places: useProjects(typed) },
    { label: t('common:actions'), places: starts.filter(isNamed(typed)) },
    { label: t('common:screens'), places: useScreens(user, AREAS.dashboard, DASHBOARD_SIDEBAR, typed) },
  ];
  return <PaletteList label={t('common:goTo')} asked={asked} typed={typed} onTyped={setTyped} groups={groups} />;
}

function useProjects(typed: string): Place[] {
  const titleOf = useTitleText();
  const { data } = useQuery(projectsQuery({ q: typed.trim() || undefined, limit: PROJECTS_SHOWN }));
  const items = data?.items ?? [];
  return items.map((project) => {
    const Icon = TYPE_ICONS[typeOf(project)];
    return { label: titleOf(project.title), to: projectPaths.build(project), icon: <Icon /> };
  });
}
