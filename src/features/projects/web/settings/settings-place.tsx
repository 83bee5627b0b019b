import { useRef } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import { isPractised } from '../../contract/kinds.ts';
import { ShortcutsPlace } from '../builder/shortcuts/shortcuts-place.tsx';
import { useBuilderKeys } from '../builder/state/use-builder-keys.ts';
import { Announcement } from '../workshop/announcement.tsx';
import { ErrorsStrip } from '../workshop/errors-strip.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { AboutSection } from './about-section.tsx';
import { BoundsSection } from './bounds-section.tsx';
import { LookSection, SavedFirstPage, useHasRoomBeside } from './look-section.tsx';
import { PracticeSection } from './practice-section.tsx';
import { QuotasSection } from './quotas-section.tsx';
import { RespondentsSection } from './respondents-section.tsx';
import { RetentionSection } from './retention-section.tsx';
import { SectionList } from './section-list.tsx';
import styles from './settings.module.css';
import { SettingsSteps } from './settings-steps.tsx';
import { useSettingFields } from './use-setting-fields.ts';
import { useShownStep } from './use-shown-step.ts';

/** Everything about a project but its questions. Saved as one goes and taken back, like these. */
export function SettingsPlace({ workshop }: { workshop: Workshop }) {
  const t = useText();
  const { project, settings, builder } = workshop;
  const { canUndo, canRedo, step, notice, dismissNotice } = settings;
  const fields = useSettingFields(workshop);
  const area = useRef<HTMLDivElement>(null);

  function undo(): void {
    if (!canUndo) return;
    settings.undo();
    builder.tools.say(t('builder:undone'));
  }

  function redo(): void {
    if (!canRedo) return;
    settings.redo();
    builder.tools.say(t('builder:redone'));
  }

  useBuilderKeys(area, { undo, redo });
  useShownStep(step);
  return (
    <div ref={area} className={styles.place}>
      <SectionList project={project}>
        <SettingsSteps steps={{ canUndo, canRedo, undo, redo }} />
      </SectionList>
      <form aria-label={t('projects:settingsTab')} onSubmit={(event) => event.preventDefault()}>
        <ErrorsStrip />
        <AboutSection workshop={workshop} fields={fields} />
        <RespondentsSection workshop={workshop} fields={fields} />
        {isPractised(project) ? <PracticeSection fields={fields} /> : null}
        <BoundsSection settings={settings} fields={fields} project={project} />
        <QuotasSection workshop={workshop} />
        <RetentionSection settings={settings} fields={fields} project={project} />
        <LookSection workshop={workshop} fields={fields} />
      </form>
      {useHasRoomBeside() ? <SavedFirstPage workshop={workshop} /> : null}
      <UndoNotice notice={notice} onUndo={undo} onDismiss={dismissNotice} />
      <ShortcutsPlace tools={builder.tools} />
      <Announcement said={builder.said} />
    </div>
  );
}
