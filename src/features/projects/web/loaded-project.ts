import { useRouteLoaderData } from 'react-router';
import type { Project } from '../contract/project.ts';
import { PROJECT_ROUTE } from '../paths.ts';

/** The project that the page brought; nothing where it could not be read. */
export function useLoadedProject(): Project | undefined {
  return useRouteLoaderData<Project>(PROJECT_ROUTE);
}
