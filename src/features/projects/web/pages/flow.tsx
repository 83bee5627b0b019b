import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { FlowOnItsWay } from '../flow/flow-on-its-way.tsx';
import { FlowPlace } from '../flow/flow-place.tsx';
import { ProjectPlace } from '../workshop/project-place.tsx';

export const handle = { texts: ['flow'], waiting: FlowOnItsWay } satisfies PageHandle;

export default function FlowPage() {
  return <ProjectPlace part="flow">{(workshop) => <FlowPlace workshop={workshop} />}</ProjectPlace>;
}
