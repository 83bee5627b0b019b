import { NotOut } from '../share/not-out.tsx';
import { ShareView } from '../share/share-view.tsx';
import { ProjectPlace } from '../workshop/project-place.tsx';

export default function SharePage() {
  return (
    <ProjectPlace part="shareTab">
      {({ project }) => (project.version === null ? <NotOut project={project} /> : <ShareView project={project} />)}
    </ProjectPlace>
  );
}
