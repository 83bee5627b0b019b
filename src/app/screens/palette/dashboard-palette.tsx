import { IconClipboardText, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AREAS } from '#features/identity/paths.ts';
import { libraryPaths } from '#features/library/paths.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { useTitleText } from '#features/projects/web/project-title.tsx';
import { surveysQuery } from '#features/projects/web/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DASHBOARD_SIDEBAR } from '../../shells/dashboard-sidebar.ts';
import type { PaletteProps } from './command-palette.tsx';
import { PaletteList, type Place, useScreens } from './palette-list.tsx';

const SURVEYS_SHOWN = 6;

/** To every screen of an owner, to where a survey begins, and to any of their surveys. */
export function DashboardPalette({ user, asked }: PaletteProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const start = { label: t('projects:newSurvey'), to: libraryPaths.newSurvey, icon: <IconPlus /> };
  const groups = [
    { label: t('common:screens'), places: useScreens(user, AREAS.dashboard, DASHBOARD_SIDEBAR, typed, [start]) },
    { label: t('dashboard:surveys'), places: useSurveys(typed) },
  ];
  return <PaletteList label={t('common:goTo')} asked={asked} typed={typed} onTyped={setTyped} groups={groups} />;
}

function useSurveys(typed: string): Place[] {
  const titleOf = useTitleText();
  const { data } = useQuery(surveysQuery({ q: typed.trim() || undefined, limit: SURVEYS_SHOWN }));
  const items = data?.items ?? [];
  return items.map(({ _id, title }) => ({
    label: titleOf(title),
    to: projectPaths.survey(_id),
    icon: <IconClipboardText />,
  }));
}
