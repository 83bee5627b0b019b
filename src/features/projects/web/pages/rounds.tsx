import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { RoundsPlace } from '../rounds/rounds-place.tsx';
import { SettingsOnItsWay } from '../settings/settings-on-its-way.tsx';
import { ProjectPlace } from '../workshop/project-place.tsx';

export const handle = { texts: ['rounds'], waiting: SettingsOnItsWay } satisfies PageHandle;

export default function RoundsPage() {
  return <ProjectPlace part="rounds">{(workshop) => <RoundsPlace workshop={workshop} />}</ProjectPlace>;
}
