import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useOutletContext,
} from 'react-router';
import { getSurvey } from '#features/projects/contract/project.ts';
import { BarOnItsWay } from '#features/projects/web/bar/bar-on-its-way.tsx';
import { useLoadedProject } from '#features/projects/web/loaded-project.ts';
import { ProjectScreen } from '#features/projects/web/workshop/project-screen.tsx';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { surveyPlaces } from './survey-places.ts';

export const handle = {
  texts: ['builder', 'logic', 'checker', 'api', 'sharing'],
  takes: 'bar',
  bar: SurveyBarOnItsWay,
} satisfies PageHandle;

/** An address that names nothing, or nothing one may see, is no page. */
export function loader({ params, context }: LoaderFunctionArgs) {
  return context.get(hostContext).call(getSurvey, { params: { id: String(params.id) } });
}

/** Going from place to place asks nothing again: it works offline too. */
export function shouldRevalidate({ currentParams, nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id && defaultShouldRevalidate;
}

/** One survey, from its first question to its results: a bar, and under it the place that is open. */
export default function SurveyShell() {
  const project = useLoaderData<typeof loader>();
  const { _id: id } = project;
  return (
    <ProjectScreen key={id} project={project} placesFor={(abilities) => surveyPlaces(id, abilities)}>
      <Outlet context={useOutletContext()} />
    </ProjectScreen>
  );
}

function SurveyBarOnItsWay() {
  const project = useLoadedProject();
  return project ? <BarOnItsWay project={project} places={surveyPlaces(project._id, project.abilities)} /> : null;
}
