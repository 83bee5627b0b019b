import { type LoaderFunctionArgs, useParams } from 'react-router';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { getSurvey } from '../../contract/project.ts';
import { ShareScreen } from '../share/share-screen.tsx';

export const handle = { texts: ['sharing'] } satisfies PageHandle;

/** An address that names nothing, or nothing one may see, is no page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getSurvey, { params: { id: String(params.id) } });
  return null;
}

export default function SharePage() {
  const { id = '' } = useParams();
  return <ShareScreen id={id} />;
}
