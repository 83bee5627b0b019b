import { ProjectListScreen } from '../list/project-list-screen.tsx';

export default function SeriesQuizListPage() {
  return <ProjectListScreen type="series-quiz" />;
}
