import { ProjectListScreen } from '../list/project-list-screen.tsx';

export default function SurveyListPage() {
  return <ProjectListScreen type="survey" />;
}
