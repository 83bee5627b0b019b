import { ProjectListScreen } from '../list/project-list-screen.tsx';

export default function PollListPage() {
  return <ProjectListScreen type="poll" />;
}
