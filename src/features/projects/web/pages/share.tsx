import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { NotOut } from '../share/not-out.tsx';
import { ShareOnItsWay } from '../share/share-on-its-way.tsx';
import { ShareView } from '../share/share-view.tsx';
import { ProjectPlace } from '../workshop/project-place.tsx';

export const handle = { waiting: ShareOnItsWay } satisfies PageHandle;

export default function SharePage() {
  return (
    <ProjectPlace part="shareTab">
      {(workshop) =>
        workshop.project.version === null ? <NotOut workshop={workshop} /> : <ShareView project={workshop.project} />
      }
    </ProjectPlace>
  );
}
