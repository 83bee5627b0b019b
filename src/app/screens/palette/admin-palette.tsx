import { useState } from 'react';
import { AREAS } from '#features/identity/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ADMIN_SIDEBAR } from '../../shells/admin-sidebar.ts';
import type { PaletteProps } from './command-palette.tsx';
import { PaletteList, useScreens } from './palette-list.tsx';

/** To every screen of the back office that somebody finds. */
export function AdminPalette({ user, asked }: PaletteProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const groups = [{ label: t('common:screens'), places: useScreens(user, AREAS.admin, ADMIN_SIDEBAR, typed) }];
  const label = t('dashboard:goToScreen');
  return <PaletteList label={label} asked={asked} typed={typed} onTyped={setTyped} groups={groups} />;
}
