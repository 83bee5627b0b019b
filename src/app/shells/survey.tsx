import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useOutletContext,
  useParams,
} from 'react-router';
import { getSurvey } from '#features/projects/contract/project.ts';
import { ProjectScreen } from '#features/projects/web/workshop/project-screen.tsx';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { surveyPlaces } from './survey-places.ts';

export const handle = { texts: ['builder', 'checker', 'api', 'sharing'], takes: 'bar' } satisfies PageHandle;

/** An address that names nothing, or nothing one may see, is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getSurvey, { params: { id: String(params.id) } });
  return null;
}

/** Going from place to place asks nothing again: it works offline too. */
export function shouldRevalidate({ currentParams, nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id && defaultShouldRevalidate;
}

/** One survey, from its first question to its results: a bar, and under it the place that is open. */
export default function SurveyShell() {
  const { id = '' } = useParams();
  return (
    <ProjectScreen key={id} id={id} placesFor={(abilities) => surveyPlaces(id, abilities)}>
      <Outlet context={useOutletContext()} />
    </ProjectScreen>
  );
}
