import { useParams } from 'react-router';
import { SurveyScreen } from '../workshop/survey-screen.tsx';

export default function SurveyBuilderPage() {
  const { id = '' } = useParams();
  return <SurveyScreen key={id} id={id} />;
}
