import {
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useOutletContext,
} from 'react-router';
import { localizePath, pathWithoutLocale } from '#domain/text/locale.ts';
import { getSurvey } from '#features/projects/contract/project.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { BarOnItsWay } from '#features/projects/web/bar/bar-on-its-way.tsx';
import { useLoadedProject } from '#features/projects/web/loaded-project.ts';
import { ProjectScreen } from '#features/projects/web/workshop/project-screen.tsx';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { projectPlaces } from './project-places.ts';

export const handle = {
  texts: ['builder', 'logic', 'checker', 'answers', 'api', 'bank', 'quiz', 'sharing', 'versions'],
  takes: 'bar',
  bar: ProjectBarOnItsWay,
} satisfies PageHandle;

/**
 * An address that names nothing, or nothing one may see, is no page. One that names a project of another kind leads to
 * the same place at its own address.
 */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const project = await host.call(getSurvey, { params: { id: String(params.id) } });
  const here = pathWithoutLocale(url.pathname);
  const own = projectPaths.build(project);
  if (`${here}/`.startsWith(`${own}/`)) return project;
  const place = here.split('/').slice(own.split('/').length);
  throw redirect(localizePath([own, ...place].join('/'), host.locale) + url.search);
}

/** Going from place to place asks nothing again: it works offline too. */
export function shouldRevalidate({ currentParams, nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id && defaultShouldRevalidate;
}

/** One project, from its first question to its results: a bar, and under it the place that is open. */
export default function ProjectShell() {
  const project = useLoaderData<typeof loader>();
  return (
    <ProjectScreen key={project._id} project={project} placesFor={(abilities) => projectPlaces(project, abilities)}>
      <Outlet context={useOutletContext()} />
    </ProjectScreen>
  );
}

function ProjectBarOnItsWay() {
  const project = useLoadedProject();
  return project ? <BarOnItsWay project={project} places={projectPlaces(project, project.abilities)} /> : null;
}
