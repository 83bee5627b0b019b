import { useParams } from 'react-router';
import { ReportScreen } from '../report-screen.tsx';

export default function ResponseReportsPage() {
  const { id = '' } = useParams();
  return <ReportScreen key={id} id={id} />;
}
