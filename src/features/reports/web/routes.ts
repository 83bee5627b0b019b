import { relative } from '@react-router/dev/routes';
import type { ProjectType } from '#features/projects/contract/kinds.ts';
import { projectRoute } from '#features/projects/paths.ts';

const { route } = relative(import.meta.dirname);

/** Results, below the address of a project. */
export function projectRoutes(type: ProjectType) {
  return [route('response-reports', 'pages/response-reports.tsx', { id: `${projectRoute(type)}-results` })];
}
