import { Radio, Stack, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { VIEWS } from '#domain/questionnaire/views.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { isPractised } from '../../contract/kinds.ts';
import { FirstPage } from '../preview/first-page.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { CoverSetting } from './cover-setting.tsx';
import { settingId } from './setting-id.ts';
import { SettingSection } from './setting-section.tsx';
import { revealIn } from './settings-values.ts';
import { ThemeChoice } from './theme-choice.tsx';
import type { SettingFields } from './use-setting-fields.ts';

/** The colours, and how many questions stand on a page; with the page itself, where it has no room beside the form. */
export function LookSection({ workshop, fields }: { workshop: Workshop; fields: SettingFields }) {
  const t = useText();
  const { settings } = workshop;
  const tells = (revealIn(settings.values)?.during.length ?? 0) > 0;
  // In practice questions always come one by one.
  const isPractice = isPractised(workshop.project);
  return (
    <SettingSection id="look">
      {useHasRoomBeside() ? null : <SavedFirstPage workshop={workshop} isCut />}
      <ThemeChoice title={settings.values.title} fields={fields} />
      <CoverSetting workshop={workshop} fields={fields} />
      {isPractice ? null : (
        <Radio.Group
          label={t('projects:viewType')}
          description={tells ? t('quiz:duringEnds.viewType') : undefined}
          {...fields.choice('viewType')}
        >
          <Stack gap="xs" mt="xs">
            {VIEWS.map((value) => (
              <Radio key={value} value={value} label={t(`projects:viewOf.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <Switch
        id={settingId('showProgress')}
        label={t('projects:showProgress')}
        description={t('projects:showProgressHint')}
        checked={settings.values.showProgress}
        onChange={(event) => settings.change({ showProgress: event.currentTarget.checked })}
      />
      {isPractice || settings.values.viewType === 'list' ? null : (
        <Switch
          id={settingId('allowBack')}
          label={t('projects:allowBack')}
          description={tells ? t('quiz:duringEnds.allowBack') : t('projects:allowBackHint')}
          checked={settings.values.allowBack}
          onChange={(event) => settings.change({ allowBack: event.currentTarget.checked })}
        />
      )}
    </SettingSection>
  );
}

/** Settings that are saved show in it. */
export function SavedFirstPage({ workshop: { project, builder }, isCut }: { workshop: Workshop; isCut?: boolean }) {
  return (
    <FirstPage
      projectId={project._id}
      revision={project.settingsRevision}
      locale={builder.tools.locale}
      isCut={isCut}
    />
  );
}

/** Whether the first page stands beside the form, in view wherever one is in it. */
export function useHasRoomBeside(): boolean {
  return useMediaQuery('(min-width: 1280px)', true, { getInitialValueInEffect: false });
}
