import { questionsOf } from '#domain/questionnaire/flow.ts';
import { localizePath } from '#domain/text/locale.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { PreviewPages } from '#ui/dashboard/preview/preview-pages.tsx';
import { useIsPhone } from '#ui/dashboard/use-is-phone.ts';
import { useQuestionnaire } from '../builder/state/use-draft.ts';
import type { Workshop } from '../workshop/workshop-context.ts';

/** The pages that respondents would get, as the project was last saved. */
export function PreviewDialog({ workshop, onClose }: { workshop: Workshop; onClose: () => void }) {
  const t = useText();
  const { project, builder, saving } = workshop;
  const { tools } = builder;
  const isPhone = useIsPhone();
  const isEmpty = questionsOf(useQuestionnaire()).length === 0;
  // What is on its way is waited for. The frame is drawn anew after it, so it shows what has just been saved.
  const isOnItsWay = saving.standing === 'waiting' || saving.standing === 'saving';
  return (
    <Dialog opened onClose={onClose} title={t('forms:preview.title')} size="large" fullScreen={isPhone}>
      <PreviewPages
        addressIn={(locale) => localizePath(takingPartPaths.preview(project._id), locale)}
        languages={tools.languages}
        locale={tools.locale}
        isOnItsWay={isOnItsWay}
        note={saving.unsaved || saving.held ? t('builder:previewSaved') : undefined}
        empty={isEmpty ? t('builder:previewEmpty') : undefined}
      />
    </Dialog>
  );
}
