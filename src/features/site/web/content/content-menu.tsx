import { IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import { contentPaths } from '../../content/paths.ts';
import type { ContentKind } from '../../contract/content.ts';
import type { ContentEntry, ContentFinder } from './entries.ts';
import type { ContentChanges } from './use-content-changes.ts';

interface ContentMenuProps {
  kind: ContentKind;
  entry: ContentEntry<ContentFinder>;
  name: string;
  /** The site itself needs it. */
  kept?: boolean | undefined;
  changes: ContentChanges;
}

/** What can be done with one entry. */
export function ContentMenu({ kind, entry: { _id: id, state }, name, kept, changes }: ContentMenuProps) {
  const t = useText();
  const other = state === 'active' ? 'inactive' : 'active';
  return (
    <RowMenu label={t('content:actionsFor', { name })}>
      <RowMenuItem icon={IconPencil} to={contentPaths.entry(kind, id)}>
        {t('content:edit')}
      </RowMenuItem>
      {kept ? null : (
        <>
          <RowMenuItem icon={other === 'active' ? IconEye : IconEyeOff} onClick={() => changes.setState(id, other)}>
            {t(`content:make.${other}`)}
          </RowMenuItem>
          <RowMenuItem icon={IconTrash} danger onClick={() => changes.remove({ id, name })}>
            {t('content:delete')}
          </RowMenuItem>
        </>
      )}
    </RowMenu>
  );
}
