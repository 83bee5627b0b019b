import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
} from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../workshop/tool-button.tsx';
import { paneButtonId } from './parts/element-ids.ts';
import type { Pane } from './state/use-panes.ts';

const LOOKS = {
  outline: {
    hide: { label: 'builder:hideOutline', Icon: IconLayoutSidebarLeftCollapse },
    show: { label: 'builder:showOutline', Icon: IconLayoutSidebarLeftExpand },
  },
  inspector: {
    hide: { label: 'builder:hideInspector', Icon: IconLayoutSidebarRightCollapse },
    show: { label: 'builder:showInspector', Icon: IconLayoutSidebarRightExpand },
  },
} as const;

/** At the side where the pane stands: it stays under the pointer, whether the pane is there or not. */
export function PaneButton({ pane, shown, onToggle }: { pane: Pane; shown: boolean; onToggle: (pane: Pane) => void }) {
  const t = useText();
  const { label, Icon } = LOOKS[pane][shown ? 'hide' : 'show'];
  return (
    <ToolButton tip id={paneButtonId(pane)} label={t(label)} onClick={() => onToggle(pane)}>
      <Icon size={20} stroke={1.75} />
    </ToolButton>
  );
}
