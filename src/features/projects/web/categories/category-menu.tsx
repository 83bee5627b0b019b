import { IconEye, IconEyeOff, IconGitMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import type { CategoryEntry } from '../../contract/category-entries.ts';
import type { CategoryTask } from './category-task.ts';
import type { CategoryChanges } from './use-category-changes.ts';

interface CategoryMenuProps {
  entry: CategoryEntry;
  name: string;
  changes: CategoryChanges;
  onTask: (task: CategoryTask) => void;
}

/** What can be done with one category. */
export function CategoryMenu({ entry, name, changes, onTask }: CategoryMenuProps) {
  const t = useText();
  const other = entry.state === 'active' ? 'inactive' : 'active';
  return (
    <RowMenu label={t('content:actionsFor', { name })}>
      <RowMenuItem icon={IconPencil} onClick={() => onTask({ of: 'rename', entry })}>
        {t('categories:rename')}
      </RowMenuItem>
      <RowMenuItem icon={other === 'active' ? IconEye : IconEyeOff} onClick={() => changes.setState(entry, other)}>
        {t(`content:make.${other}`)}
      </RowMenuItem>
      <RowMenuItem icon={IconGitMerge} onClick={() => onTask({ of: 'merge', entry })}>
        {t('categories:merge')}
      </RowMenuItem>
      <RowMenuItem icon={IconTrash} danger onClick={() => changes.remove(entry)}>
        {t('content:delete')}
      </RowMenuItem>
    </RowMenu>
  );
}
