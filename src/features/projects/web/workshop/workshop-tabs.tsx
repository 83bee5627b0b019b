import { Tabs } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { WorkshopTab } from './use-workshop-tab.ts';

const ID = 'workshop';
/** Where one goes on when what one came from is gone. */
export const QUESTIONS_TAB_ID = `${ID}-tab-questions`;
const panelId = (tab: WorkshopTab) => `${ID}-panel-${tab}`;

/** Questions or settings. */
export const WorkshopTabs = memo(function WorkshopTabs({
  tab,
  onTab,
}: {
  tab: WorkshopTab;
  onTab: (tab: string | null) => void;
}) {
  const t = useText();
  return (
    <Tabs id={ID} value={tab} onChange={onTab}>
      <Tabs.List mb="md" aria-label={t('projects:tabs')}>
        <Tabs.Tab value="questions" aria-controls={panelId('questions')}>
          {t('projects:questionsTab')}
        </Tabs.Tab>
        <Tabs.Tab value="settings" aria-controls={panelId('settings')}>
          {t('projects:settingsTab')}
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
});

interface WorkshopPanelProps {
  tab: WorkshopTab;
  /** The tab that is open. */
  open: WorkshopTab;
  children: ReactNode;
}

/**
 * What a tab shows. Mantine's own panels tell all that is in them of every change around them, a key pressed included.
 */
export function WorkshopPanel({ tab, open, children }: WorkshopPanelProps) {
  return (
    <div role="tabpanel" id={panelId(tab)} aria-labelledby={`${ID}-tab-${tab}`} hidden={tab !== open}>
      {children}
    </div>
  );
}
