import { Menu } from '@mantine/core';
import { IconDots, IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Option } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import { PICTURE_TYPES } from '../pictures/use-send-pictures.ts';
import styles from './options.module.css';
import type { OptionEdits } from './use-option-edits.ts';

/** What an option may be set to, beside its text. */
export type OptionSetting = 'exclusive' | 'asksText' | 'pinned';

interface OptionMenuProps {
  option: Option;
  /** From 1. */
  number: number;
  settings: readonly OptionSetting[];
  edits: OptionEdits;
  /** Takes a picture for it; left out where options have none. */
  onPicture: ((optionId: string, file: File) => void) | undefined;
}

/** Sets an option. */
export function OptionMenu({ option, number, settings, edits, onPicture }: OptionMenuProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      {onPicture ? (
        <input
          ref={picker}
          type="file"
          hidden
          accept={PICTURE_TYPES}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onPicture(option.id, file);
            currentTarget.value = '';
          }}
        />
      ) : null}
      <Menu position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          <ToolButton size={32} label={t('builder:optionSettings', { number })}>
            <IconDots size={16} />
          </ToolButton>
        </Menu.Target>
        <Menu.Dropdown>
          {settings.map((setting) => (
            <Menu.CheckboxItem
              key={setting}
              checked={option[setting] ?? false}
              onChange={(isSet) => edits.set(option.id, { [setting]: isSet || undefined })}
            >
              {t(`builder:optionSetting.${setting}`)}
            </Menu.CheckboxItem>
          ))}
          {onPicture ? (
            <Menu.Item leftSection={<IconPhoto size={16} aria-hidden="true" />} onClick={() => picker.current?.click()}>
              {t(option.image ? 'builder:replacePicture' : 'builder:addPicture')}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

interface OptionTagsProps extends Pick<OptionMenuProps, 'option' | 'settings'> {
  /** What the key of a quiz says of it. */
  beside: string | undefined;
}

/** What an option is set to, in a word each, where its tools are while one points elsewhere. */
export function OptionTags({ option, settings, beside }: OptionTagsProps) {
  const t = useText();
  const set = settings.filter((setting) => option[setting]);
  if (set.length === 0 && !beside) return null;
  return (
    <span className={styles.tags}>
      {beside ? <span className={styles.beside}>{beside}</span> : null}
      {set.map((setting) => (
        <span key={setting} title={t(`builder:optionSetting.${setting}`)}>
          {t(`builder:optionTag.${setting}`)}
        </span>
      ))}
    </span>
  );
}
