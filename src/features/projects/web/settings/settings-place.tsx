import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { isExamined, isPractised } from '../../contract/kinds.ts';
import { ErrorsStrip } from '../workshop/errors-strip.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { AboutSection } from './about-section.tsx';
import { BoundsSection } from './bounds-section.tsx';
import { EndingSection } from './ending-section.tsx';
import { LookSection, SavedFirstPage, useHasRoomBeside } from './look-section.tsx';
import { PracticeSection } from './practice-section.tsx';
import { QuotasSection } from './quotas-section.tsx';
import { RespondentsSection } from './respondents-section.tsx';
import { ResultSection } from './result-section.tsx';
import { RetentionSection } from './retention-section.tsx';
import { SectionList } from './section-list.tsx';
import { sectionSummaries } from './section-summaries.ts';
import { SectionSummariesContext } from './setting-section.tsx';
import styles from './settings.module.css';
import { SettingsArea } from './settings-area.tsx';
import { useSettingFields } from './use-setting-fields.ts';
import { useShownStep } from './use-shown-step.ts';

/** Everything about a project but its questions. Saved as one goes and taken back, like these. */
export function SettingsPlace({ workshop }: { workshop: Workshop }) {
  const t = useText();
  const { project, settings } = workshop;
  const fields = useSettingFields(workshop);
  const summaries = sectionSummaries(settings.values, project, { t, locale: useLocale(), format: useFormat() });
  const hasRoomBeside = useHasRoomBeside();
  useShownStep(settings.step);
  return (
    <SettingsArea workshop={workshop} className={styles.place}>
      {(steps) => (
        <>
          <SectionList project={project} summaries={summaries}>
            {steps}
          </SectionList>
          <form aria-label={t('projects:settingsTab')} onSubmit={(event) => event.preventDefault()}>
            <ErrorsStrip />
            <SectionSummariesContext value={summaries}>
              <AboutSection workshop={workshop} fields={fields} />
              <RespondentsSection workshop={workshop} fields={fields} />
              {isPractised(project) ? <PracticeSection fields={fields} /> : null}
              <BoundsSection settings={settings} fields={fields} project={project} />
              <QuotasSection workshop={workshop} />
              {isExamined(project) ? <ResultSection workshop={workshop} fields={fields} /> : null}
              <EndingSection workshop={workshop} fields={fields} />
              <RetentionSection settings={settings} fields={fields} project={project} />
              <LookSection workshop={workshop} fields={fields} />
            </SectionSummariesContext>
          </form>
          {hasRoomBeside ? <SavedFirstPage workshop={workshop} /> : null}
        </>
      )}
    </SettingsArea>
  );
}
