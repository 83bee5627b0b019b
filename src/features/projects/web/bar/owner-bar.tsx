import { IconEye } from '@tabler/icons-react';
import { memo } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { PageBar } from '#ui/dashboard/frame/page-bar.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { typeOf } from '../../contract/kinds.ts';
import { useTitleText } from '../project-title.tsx';
import { ToolButton } from '../workshop/tool-button.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import styles from './bar.module.css';
import { BarFrame } from './bar-frame.tsx';
import { MoreMenu } from './more-menu.tsx';
import { PrimaryAction } from './primary-action.tsx';
import { ProjectState } from './project-state.tsx';
import { SaveState } from './save-state.tsx';
import { TitleField } from './title-field.tsx';

interface OwnerBarProps {
  workshop: Workshop;
  places: readonly NavigationEntry[];
  onDecide: () => void;
}

/** What the project is called, how it stands, how far it is saved, its places, and what can be done with it. */
export const OwnerBar = memo(function OwnerBar({ workshop, places, onDecide }: OwnerBarProps) {
  const t = useText();
  const titleOf = useTitleText();
  const { project, builder, settings, saving, open, mend } = workshop;
  return (
    <PageBar>
      <BarFrame
        project={project}
        about={
          <>
            <VisuallyHidden>
              <h1>{titleOf(project.title)}</h1>
            </VisuallyHidden>
            <TitleField type={typeOf(project)} settings={settings} locale={builder.tools.locale} />
            <ProjectState project={project} />
            <SaveState saving={saving} onDecide={onDecide} onMend={mend} />
          </>
        }
        places={places}
        tools={
          <>
            <span className={styles.wide}>
              <ToolButton tip label={t('builder:preview')} onClick={() => open('preview')}>
                <IconEye size={20} />
              </ToolButton>
            </span>
            <PrimaryAction workshop={workshop} />
            <MoreMenu workshop={workshop} />
          </>
        }
      />
    </PageBar>
  );
});
