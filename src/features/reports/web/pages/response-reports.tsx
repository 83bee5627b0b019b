import { useParams } from 'react-router';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { ReportScreen } from '../report-screen.tsx';

export const handle = { texts: ['reports', 'builder'] } satisfies PageHandle;

export default function ResponseReportsPage() {
  const { id = '' } = useParams();
  return <ReportScreen key={id} id={id} />;
}
