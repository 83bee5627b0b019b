import { useParams } from 'react-router';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { SurveyScreen } from '../workshop/survey-screen.tsx';

export const handle = { texts: ['builder', 'checker', 'api'] } satisfies PageHandle;

export default function SurveyBuilderPage() {
  const { id = '' } = useParams();
  return <SurveyScreen key={id} id={id} />;
}
