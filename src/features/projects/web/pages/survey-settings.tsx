import { SettingsPlace } from '../settings/settings-place.tsx';
import { ProjectPlace } from '../workshop/project-place.tsx';

export default function SurveySettingsPage() {
  return <ProjectPlace part="settingsTab">{(workshop) => <SettingsPlace workshop={workshop} />}</ProjectPlace>;
}
