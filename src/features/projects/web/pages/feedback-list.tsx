import { ProjectListScreen } from '../list/project-list-screen.tsx';

export default function FeedbackListPage() {
  return <ProjectListScreen type="feedback" />;
}
