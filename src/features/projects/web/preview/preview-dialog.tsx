import { SegmentedControl, Skeleton } from '@mantine/core';
import { type Icon, IconDeviceDesktop, IconDeviceMobile, IconRotate } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { localizePath } from '#domain/text/locale.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { useIsPhone } from '#ui/dashboard/use-is-phone.ts';
import { useQuestionnaire } from '../builder/state/use-draft.ts';
import { ToolButton } from '../workshop/tool-button.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import styles from './preview.module.css';

type Width = 'phone' | 'desktop';

/** A kind of screen in a sign and a word. */
function Device({ icon: Sign, children }: { icon: Icon; children: ReactNode }) {
  return (
    <span className={styles.kind}>
      <Sign size={18} aria-hidden="true" />
      {children}
    </span>
  );
}

/** The pages that respondents would get, as the project was last saved: a frame around the real ones. */
export function PreviewDialog({ workshop, onClose }: { workshop: Workshop; onClose: () => void }) {
  const t = useText();
  const { project, builder, saving } = workshop;
  const { tools } = builder;
  const [locale, setLocale] = useState(tools.locale);
  const [round, setRound] = useState(0);
  /** A phone is the one width it can show. */
  const isPhone = useIsPhone();
  const [width, setWidth] = useState<Width>('phone');
  const isEmpty = questionsOf(useQuestionnaire()).length === 0;
  // What is on its way is waited for. The frame is drawn anew after it, so it shows what has just been saved.
  const isOnItsWay = saving.standing === 'waiting' || saving.standing === 'saving';
  const page = (
    <iframe
      key={round}
      className={styles.page}
      src={localizePath(takingPartPaths.preview(project._id), locale)}
      title={t('builder:previewPage')}
    />
  );
  return (
    <Dialog opened onClose={onClose} title={t('builder:previewTitle')} size="large" fullScreen={isPhone}>
      <div className={styles.tools}>
        {isPhone ? null : (
          <SegmentedControl
            aria-label={t('builder:width')}
            value={width}
            onChange={setWidth}
            data={[
              { value: 'phone' as const, label: <Device icon={IconDeviceMobile}>{t('builder:phone')}</Device> },
              { value: 'desktop' as const, label: <Device icon={IconDeviceDesktop}>{t('builder:desktop')}</Device> },
            ]}
          />
        )}
        {tools.languages.length > 1 ? (
          <SegmentedControl
            aria-label={t('common:language')}
            value={locale}
            onChange={setLocale}
            data={tools.languages.map((value) => ({ value, label: t(`builder:language.${value}`) }))}
          />
        ) : null}
        <ToolButton tip label={t('builder:previewAgain')} onClick={() => setRound(round + 1)}>
          <IconRotate size={20} />
        </ToolButton>
      </div>
      {saving.unsaved || saving.held ? <p className={styles.note}>{t('builder:previewSaved')}</p> : null}
      <div className={styles.stage}>
        {isEmpty ? (
          <p>{t('builder:previewEmpty')}</p>
        ) : (
          <div className={styles.device} data-width={isPhone ? undefined : width}>
            {isOnItsWay ? (
              <Waiting>
                <Skeleton className={styles.page} />
              </Waiting>
            ) : (
              page
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
