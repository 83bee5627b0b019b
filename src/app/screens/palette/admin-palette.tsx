import { useState } from 'react';
import { AREAS } from '#features/identity/paths.ts';
import { myActivityLogsEntry } from '#features/operations/web/activities/navigation.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ADMIN_SIDEBAR } from '../../shells/admin-sidebar.ts';
import type { PaletteProps } from './command-palette.tsx';
import { PaletteList, useScreens } from './palette-list.tsx';

/** The sidebar's, and those that it has no place for. */
const SCREENS = [...ADMIN_SIDEBAR, { entries: [myActivityLogsEntry] }];

/** To every screen of the back office that somebody finds. */
export function AdminPalette({ user, asked }: PaletteProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const groups = [{ label: t('common:screens'), places: useScreens(user, AREAS.admin, SCREENS, typed) }];
  const label = t('dashboard:goToScreen');
  return <PaletteList label={label} asked={asked} typed={typed} onTyped={setTyped} groups={groups} />;
}
