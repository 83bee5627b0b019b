import { type LoaderFunctionArgs, useParams } from 'react-router';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { getSurvey } from '../../contract/project.ts';
import { SurveyScreen } from '../workshop/survey-screen.tsx';

export const handle = { texts: ['builder', 'checker', 'api'] } satisfies PageHandle;

/** An address that names nothing, or nothing one may see, is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getSurvey, { params: { id: String(params.id) } });
  return null;
}

export default function SurveyBuilderPage() {
  const { id = '' } = useParams();
  return <SurveyScreen key={id} id={id} />;
}
