import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { pathsOf } from '#ui/dashboard/forms/fields/tree/tree-paths.ts';
import { SearchBox } from '#ui/dashboard/lists/tools/search-box.tsx';
import { useIsPhone } from '#ui/dashboard/use-is-phone.ts';
import { NO_CATEGORY } from '../../contract/bank-questions.ts';
import styles from './bank.module.css';
import { ExportMenu } from './export-menu.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { OwnCategories } from './own-categories.tsx';
import { useBankCategories } from './use-bank.ts';
import { type Looking, narrowedBy } from './use-found-questions.ts';

interface PickerFiltersProps {
  looking: Looking;
  onLook: (looking: Looking) => void;
  tags: readonly string[];
}

/** Finds questions by words, category and tag; one's own are sorted, brought and taken away from here. */
export function PickerFilters({ looking, onLook, tags }: PickerFiltersProps) {
  const t = useText();
  const { tree, pathOf } = useBankCategories(looking.bank);
  const locale = useLocale();
  const [opened, setOpened] = useState<'categories' | 'import'>();
  const close = () => setOpened(undefined);
  const { bank: _, ...asked } = looking;
  const options = [...pathsOf(tree).keys()].map((value) => ({ value, label: pathOf(value) }));
  return (
    <>
      <div className={styles.filters}>
        <SearchBox
          // On a phone it would bring the keyboard up.
          isFirst={!useIsPhone()}
          label={t('bank:searchQuestions')}
          value={looking.q}
          onChange={(q) => onLook({ ...looking, q })}
        />
        <NativeSelect
          aria-label={t('bank:category')}
          value={looking.category}
          onChange={(event) => onLook({ ...looking, category: event.currentTarget.value })}
          data={[
            { value: '', label: t('bank:everyCategory') },
            ...options,
            { value: NO_CATEGORY, label: t('bank:noCategory') },
          ]}
        />
        {tags.length > 0 ? (
          <NativeSelect
            aria-label={t('bank:tags')}
            value={looking.tag}
            onChange={(event) => onLook({ ...looking, tag: event.currentTarget.value })}
            data={[{ value: '', label: t('bank:everyTag') }, ...tags.map((value) => ({ value, label: value }))]}
          />
        ) : null}
      </div>
      {looking.bank === 'own' ? (
        <div className={styles.tools}>
          <Button variant="default" onClick={() => setOpened('categories')}>
            {t('bank:ownCategories')}
          </Button>
          <Button variant="default" onClick={() => setOpened('import')}>
            {t('bank:import')}
          </Button>
          <ExportMenu bank="own" query={narrowedBy(asked)} locale={locale} />
        </div>
      ) : null}
      {opened === 'categories' ? <OwnCategories onClose={close} /> : null}
      {opened === 'import' ? <ImportDialog bank="own" category={null} onClose={close} /> : null}
    </>
  );
}
