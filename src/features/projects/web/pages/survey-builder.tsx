import { Navigate, useParams, useSearchParams } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { projectPaths } from '../../paths.ts';
import { BuildPlace } from '../builder/build-place.tsx';
import { BuilderOnItsWay } from '../builder/builder-on-its-way.tsx';
import { ProjectPlace } from '../workshop/project-place.tsx';

export const handle = { takes: 'window', waiting: BuilderOnItsWay } satisfies PageHandle;

export default function SurveyBuilderPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const locale = useLocale();
  // Where the settings were once.
  if (search.get('tab') === 'settings')
    return <Navigate to={localizePath(projectPaths.settings(id), locale)} replace />;
  return <ProjectPlace part="buildTab">{(workshop) => <BuildPlace workshop={workshop} />}</ProjectPlace>;
}
