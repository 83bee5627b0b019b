import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { pathsOf } from '#ui/dashboard/forms/fields/tree/tree-paths.ts';
import { SearchBox } from '#ui/dashboard/lists/tools/search-box.tsx';
import { NO_CATEGORY } from '../../contract/bank-questions.ts';
import styles from './bank.module.css';
import { OwnCategories } from './own-categories.tsx';
import { useBankCategories } from './use-bank.ts';
import type { Looking } from './use-picked.ts';

interface PickerFiltersProps {
  looking: Looking;
  onLook: (looking: Looking) => void;
  tags: readonly string[];
}

/** Finds questions by words, category and tag; one's own categories are edited from here. */
export function PickerFilters({ looking, onLook, tags }: PickerFiltersProps) {
  const t = useText();
  const { tree, pathOf } = useBankCategories(looking.bank);
  const [isEditing, setEditing] = useState(false);
  const options = [...pathsOf(tree).keys()].map((value) => ({ value, label: pathOf(value) }));
  return (
    <div className={styles.filters}>
      <SearchBox label={t('bank:searchQuestions')} value={looking.q} onChange={(q) => onLook({ ...looking, q })} />
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
      {looking.bank === 'own' ? (
        <Button variant="default" onClick={() => setEditing(true)}>
          {t('bank:ownCategories')}
        </Button>
      ) : null}
      {isEditing ? <OwnCategories onClose={() => setEditing(false)} /> : null}
    </div>
  );
}
