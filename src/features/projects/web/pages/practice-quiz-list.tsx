import { ProjectListScreen } from '../list/project-list-screen.tsx';

export default function PracticeQuizListPage() {
  return <ProjectListScreen type="practice-quiz" />;
}
