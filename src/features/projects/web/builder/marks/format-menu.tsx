import { Menu } from '@mantine/core';
import { IconBold, IconItalic, IconLink, IconList, IconListNumbers, IconTypography } from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import { Keys } from '../controls/keys.tsx';
import { PartButton } from '../controls/part-button.tsx';
import styles from './marks.module.css';

export type Format = 'bold' | 'italic' | 'link' | 'bullets' | 'numbers';

/** In the order in which they are offered; lists only where a text has lines. */
const FORMATS = [
  { format: 'bold', text: 'builder:markBold', Icon: IconBold, key: 'B' },
  { format: 'italic', text: 'builder:markItalic', Icon: IconItalic, key: 'I' },
  { format: 'link', text: 'builder:markLink', Icon: IconLink, key: 'K' },
  { format: 'bullets', text: 'builder:markBullets', Icon: IconList, key: undefined },
  { format: 'numbers', text: 'builder:markNumbers', Icon: IconListNumbers, key: undefined },
] as const;

/** The format that a key stands for, held with Ctrl or ⌘. */
export function formatOfKey(key: string): Format | undefined {
  return FORMATS.find((one) => one.key === key.toUpperCase())?.format;
}

interface FormatMenuProps {
  /** What it formats, for those who hear the page. */
  label: string;
  marks: 'inline' | 'all';
  /** The language of its field. */
  locale: Locale;
  /** It has room for its word. */
  inWords?: boolean;
  /** The same as long as the field stands: typing does not draw the menu. */
  onPick: (format: Format, locale: Locale) => void;
}

/** Beside a text that is being written: what can be done with what is selected in it. */
export const FormatMenu = memo(function FormatMenu({ label, marks, locale, inWords, onPick }: FormatMenuProps) {
  const t = useText();
  const [opened, setOpened] = useState(false);
  const offered = FORMATS.filter(({ key }) => marks === 'all' || key !== undefined);
  return (
    <span className={styles.format} data-opened={opened || undefined}>
      <Menu opened={opened} onChange={setOpened} returnFocus={false} position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          {inWords ? (
            <PartButton
              icon={<IconTypography size={18} aria-hidden="true" />}
              label={t('builder:formatText', { field: label })}
              short={t('builder:shortFormat')}
            />
          ) : (
            <ToolButton tip size={32} label={t('builder:formatText', { field: label })}>
              <IconTypography size={18} />
            </ToolButton>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map(({ format, text, Icon, key }) => (
            <Menu.Item
              key={format}
              leftSection={<Icon size={18} aria-hidden="true" />}
              rightSection={
                key ? (
                  <span className={styles.key}>
                    <Keys withKey={key} />
                  </span>
                ) : null
              }
              onClick={() => onPick(format, locale)}
            >
              {t(text)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
});
