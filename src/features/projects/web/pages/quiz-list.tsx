import { ProjectListScreen } from '../list/project-list-screen.tsx';

export default function QuizListPage() {
  return <ProjectListScreen type="quiz" />;
}
