import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ContentKind } from '../../contract/content.ts';
import { contentPaths } from '../../paths.ts';
import styles from './content.module.css';
import type { ContentEntry, ContentFinder } from './entries.ts';
import type { ContentChanges } from './use-content-changes.ts';

interface ContentMenuProps {
  kind: ContentKind;
  entry: ContentEntry<ContentFinder>;
  name: string;
  changes: ContentChanges;
}

/** What can be done with one entry. */
export function ContentMenu({ kind, entry: { _id: id, state }, name, changes }: ContentMenuProps) {
  const t = useText();
  const other = state === 'active' ? 'inactive' : 'active';
  const Sign = other === 'active' ? IconEye : IconEyeOff;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('content:actionsFor', { name })}>
          <IconDots size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={LocaleLink}
          to={contentPaths.entry(kind, id)}
          leftSection={<IconPencil size={16} aria-hidden="true" />}
        >
          {t('content:edit')}
        </Menu.Item>
        <Menu.Item onClick={() => changes.setState(id, other)} leftSection={<Sign size={16} aria-hidden="true" />}>
          {t(`content:make.${other}`)}
        </Menu.Item>
        <Menu.Item
          className={styles.danger}
          onClick={() => changes.remove({ id, name })}
          leftSection={<IconTrash size={16} aria-hidden="true" />}
        >
          {t('content:delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
