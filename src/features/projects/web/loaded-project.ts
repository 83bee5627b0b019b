import { useMatches } from 'react-router';
import { PROJECT_TYPES } from '../contract/kinds.ts';
import type { Project } from '../contract/project.ts';
import { projectRoute } from '../paths.ts';

const ROUTES: readonly string[] = PROJECT_TYPES.map(projectRoute);

/** The project that the page brought; nothing where it could not be read. */
export function useLoadedProject(): Project | undefined {
  return useMatches().find(({ id }) => ROUTES.includes(id))?.loaderData as Project | undefined;
}
