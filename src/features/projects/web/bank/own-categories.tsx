import { Button, Group } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inTreeOrder, pathOfCategory } from '#domain/quiz/bank/category-tree.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { type BankCategory, findBankCategories } from '../../contract/bank-categories.ts';
import { ToolButton } from '../workshop/tool-button.tsx';
import styles from './bank.module.css';
import { nameOf } from './bank-tree.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { useRemoveCategory } from './use-remove-category.ts';

const NONE: BankCategory[] = [];

/** The categories of one's own bank: added, renamed, moved and deleted. */
export function OwnCategories({ onClose }: { onClose: () => void }) {
  const t = useText();
  const locale = useLocale();
  const { data = NONE } = useQuery(callQuery(findBankCategories, { query: { bank: 'own' } }));
  const remove = useRemoveCategory();
  const [task, setTask] = useState<{ entry?: BankCategory }>();
  const all = inTreeOrder(data, locale);
  return (
    <Dialog opened onClose={onClose} title={t('bank:ownCategories')}>
      {all.length === 0 ? <p>{t('bank:noCategoriesText')}</p> : null}
      <ul className={styles.rows} aria-label={t('bank:ownCategories')}>
        {all.map((entry) => {
          const name = nameOf(entry, locale);
          return (
            <li key={entry._id} className={`${styles.row} ${styles.rowHead}`}>
              <span className={styles.tick}>
                <span className={styles.branch} data-depth={pathOfCategory(all, entry._id).length}>
                  {name} <small>{t('bank:questionCount', { count: entry.questions })}</small>
                </span>
              </span>
              <ToolButton tip label={t('bank:editNamed', { name })} onClick={() => setTask({ entry })}>
                <IconPencil size={18} />
              </ToolButton>
              <ToolButton tip label={t('bank:deleteNamed', { name })} onClick={() => remove(entry)}>
                <IconTrash size={18} />
              </ToolButton>
            </li>
          );
        })}
      </ul>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setTask({})}>
          {t('bank:newCategory')}
        </Button>
      </Group>
      {task ? <CategoryDialog bank="own" categories={all} {...task} onClose={() => setTask(undefined)} /> : null}
    </Dialog>
  );
}
