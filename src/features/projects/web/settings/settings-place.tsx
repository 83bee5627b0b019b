import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ErrorsStrip } from '../workshop/errors-strip.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { AboutSection } from './about-section.tsx';
import { BoundsSection } from './bounds-section.tsx';
import { FirstPage } from './first-page.tsx';
import { LookSection, useHasRoomBeside } from './look-section.tsx';
import { QuotasSection } from './quotas-section.tsx';
import { RespondentsSection } from './respondents-section.tsx';
import { SectionList } from './section-list.tsx';
import styles from './settings.module.css';
import { useSettingFields } from './use-setting-fields.ts';

/** Everything about a project but its questions. Saved as one goes, like these. */
export function SettingsPlace({ workshop }: { workshop: Workshop }) {
  const t = useText();
  const { project, settings } = workshop;
  const fields = useSettingFields(workshop);
  return (
    <div className={styles.place}>
      <SectionList />
      <form aria-label={t('projects:settingsTab')} onSubmit={(event) => event.preventDefault()}>
        <ErrorsStrip />
        <AboutSection workshop={workshop} fields={fields} />
        <RespondentsSection settings={settings} fields={fields} project={project} />
        <BoundsSection fields={fields} />
        <QuotasSection workshop={workshop} />
        <LookSection workshop={workshop} fields={fields} />
      </form>
      {useHasRoomBeside() ? <FirstPage workshop={workshop} /> : null}
    </div>
  );
}
