import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { pathWithoutLocale } from '#domain/text/locale.ts';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { projectPaths } from '#features/projects/paths.ts';

/** Fetched when it is asked for the first time. */
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Ctrl K, ⌘K: to any screen and any of the own surveys. Where a survey is built these keys add questions. */
export function CommandPalette({ user }: { user: SessionUser }) {
  const [isWanted, setWanted] = useState(false);
  const isBuilding = matchPath(projectPaths.survey(':id'), pathWithoutLocale(useLocation().pathname)) !== null;
  useHotkeys([['mod+K', () => setWanted(!isBuilding || isWanted)]], []);
  if (!isWanted || isBuilding) return null;
  return (
    <Suspense fallback={null}>
      <Palette user={user} />
    </Suspense>
  );
}
