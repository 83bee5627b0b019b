import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useParams } from 'react-router';
import { getSurvey } from '#features/projects/contract/project.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { ReportScreen } from '../report-screen.tsx';
import { ReportSkeleton } from '../report-skeleton.tsx';

export const handle = { texts: ['reports', 'builder'], waiting: ReportSkeleton } satisfies PageHandle;

/** An address that names nothing, or nothing one may see, is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getSurvey, { params: { id: String(params.id) } });
  return null;
}

/** What is read, sorted and filtered stands in the query: none of it asks again whether the survey may be seen. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function ResponseReportsPage() {
  const { id = '' } = useParams();
  return <ReportScreen key={id} id={id} />;
}
