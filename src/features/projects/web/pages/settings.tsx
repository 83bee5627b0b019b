import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { SettingsOnItsWay } from '../settings/settings-on-its-way.tsx';
import { SettingsPlace } from '../settings/settings-place.tsx';
import { ProjectPlace } from '../workshop/project-place.tsx';

export const handle = { waiting: SettingsOnItsWay } satisfies PageHandle;

export default function SettingsPage() {
  return <ProjectPlace part="settingsTab">{(workshop) => <SettingsPlace workshop={workshop} />}</ProjectPlace>;
}
