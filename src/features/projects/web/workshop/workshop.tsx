import { type ReactNode, useState } from 'react';
import { localizePath } from '#domain/text/locale.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import type { Project } from '../../contract/project.ts';
import { projectPaths } from '../../paths.ts';
import { DraftChoices } from '../autosave/draft-choices.tsx';
import { LeaveProject } from '../autosave/leave-project.tsx';
import { OwnerBar } from '../bar/owner-bar.tsx';
import { SettingsConflict } from '../settings/settings-conflict.tsx';
import { useWorkshopState } from './use-workshop-state.ts';
import { WorkshopContext } from './workshop-context.ts';
import { WorkshopDialog } from './workshop-dialog.tsx';

interface WorkshopProps {
  project: Project;
  places: readonly NavigationEntry[];
  children: ReactNode;
}

/** A project being made: its bar, the place that is open, and what asks for a decision over them. */
export function ProjectWorkshop({ project, places, children }: WorkshopProps) {
  const locale = useLocale();
  const { dialog, ...workshop } = useWorkshopState(project);
  const { builder, questions, settings, saving } = workshop;
  const [deciding, setDeciding] = useState(true);
  return (
    <WorkshopContext value={workshop}>
      <OwnerBar workshop={workshop} places={places} onDecide={() => setDeciding(true)} />
      {children}
      <DraftChoices
        projectId={project._id}
        autosave={questions}
        builder={builder}
        deciding={deciding}
        onDeciding={setDeciding}
      />
      <SettingsConflict settings={settings} deciding={deciding} onClose={() => setDeciding(false)} />
      <LeaveProject saving={saving} within={localizePath(projectPaths.build(project), locale)} />
      <WorkshopDialog workshop={workshop} dialog={dialog} />
    </WorkshopContext>
  );
}
