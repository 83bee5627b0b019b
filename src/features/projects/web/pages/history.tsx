import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { HistoryOnItsWay } from '../history/history-on-its-way.tsx';
import { HistoryPlace } from '../history/history-place.tsx';
import { ProjectPlace } from '../workshop/project-place.tsx';

export const handle = { waiting: HistoryOnItsWay } satisfies PageHandle;

export default function HistoryPage() {
  return <ProjectPlace part="versionHistory">{(workshop) => <HistoryPlace workshop={workshop} />}</ProjectPlace>;
}
