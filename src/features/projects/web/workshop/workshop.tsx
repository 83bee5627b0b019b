import { type ReactNode, useCallback, useState } from 'react';
import { localizePath } from '#domain/text/locale.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import type { Project } from '../../contract/project.ts';
import { projectPaths } from '../../paths.ts';
import { DraftChoices } from '../autosave/draft-choices.tsx';
import { LeaveProject } from '../autosave/leave-project.tsx';
import { OwnerBar } from '../bar/owner-bar.tsx';
import { DraftContext } from '../builder/state/use-draft.ts';
import { SettingsConflict } from '../settings/settings-conflict.tsx';
import { CheckedContext } from './checked.ts';
import { type Edited, useEdited } from './use-edited.ts';
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
  const edited = useEdited(project);
  return (
    <DraftContext value={edited.builder.draft}>
      <Frame project={project} edited={edited} places={places}>
        {children}
      </Frame>
    </DraftContext>
  );
}

/** It saves what is typed and so is drawn with every key: what stands in it is not, as long as it is given the same. */
function Frame({ project, edited, places, children }: WorkshopProps & { edited: Edited }) {
  const locale = useLocale();
  const { workshop, checked, questions, dialog } = useWorkshopState(project, edited);
  const [deciding, setDeciding] = useState(true);
  const decide = useCallback(() => setDeciding(true), []);
  return (
    <WorkshopContext value={workshop}>
      <CheckedContext value={checked}>
        <OwnerBar workshop={workshop} places={places} onDecide={decide} />
        {children}
        <DraftChoices
          projectId={project._id}
          autosave={questions}
          builder={edited.builder}
          deciding={deciding}
          onDeciding={setDeciding}
        />
        <SettingsConflict settings={edited.settings} deciding={deciding} onClose={() => setDeciding(false)} />
        <LeaveProject saving={workshop.saving} within={localizePath(projectPaths.build(project), locale)} />
        <WorkshopDialog workshop={workshop} dialog={dialog} />
      </CheckedContext>
    </WorkshopContext>
  );
}
