import { Navigate, useSearchParams } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { reportPaths } from '#features/reports/paths.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { projectPaths } from '../../paths.ts';
import { BuildPlace } from '../builder/build-place.tsx';
import { BuilderOnItsWay } from '../builder/builder-on-its-way.tsx';
import { useLoadedProject } from '../loaded-project.ts';
import { ProjectPlace } from '../workshop/project-place.tsx';

export const handle = { takes: 'window', waiting: BuilderOnItsWay } satisfies PageHandle;

export default function BuilderPage() {
  const project = useLoadedProject();
  const [search] = useSearchParams();
  const locale = useLocale();
  // Whoever may not change it reads what came of it.
  if (project && !project.abilities.update && project.abilities.readReport)
    return <Navigate to={localizePath(reportPaths.responseReports(project), locale)} replace />;
  // Where the settings were once.
  if (project && search.get('tab') === 'settings')
    return <Navigate to={localizePath(projectPaths.settings(project), locale)} replace />;
  return <ProjectPlace part="buildTab">{(workshop) => <BuildPlace workshop={workshop} />}</ProjectPlace>;
}
