import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { pathsOf } from '#ui/dashboard/forms/fields/tree/tree-paths.ts';
import { FilterSelect } from '#ui/dashboard/lists/tools/filter-select.tsx';
import { ListSearch } from '#ui/dashboard/lists/tools/list-search.tsx';
import { ListTools } from '#ui/dashboard/lists/tools/list-tools.tsx';
import type { ListState } from '#ui/dashboard/lists/use-list-state.ts';
import type { Bank } from '../../contract/bank-categories.ts';
import { NO_CATEGORY } from '../../contract/bank-questions.ts';
import { ExportMenu } from './export-menu.tsx';
import { useBankCategories } from './use-bank.ts';

interface QuestionFiltersProps {
  list: ListState;
  bank: Bank;
  tags: readonly string[];
}

/** Finds questions of a bank by words, category and tag, and takes them away as a file. */
export function QuestionFilters({ list, bank, tags }: QuestionFiltersProps) {
  const t = useText();
  const locale = useLocale();
  const { tree, pathOf } = useBankCategories(bank);
  return (
    <ListTools end={<ExportMenu bank={bank} query={list.query} locale={locale} />}>
      <ListSearch list={list} label={t('bank:searchQuestions')} />
      <FilterSelect
        list={list}
        name="category"
        label={t('bank:category')}
        any={t('bank:everyCategory')}
        options={[
          ...[...pathsOf(tree).keys()].map((value) => ({ value, label: pathOf(value) })),
          { value: NO_CATEGORY, label: t('bank:noCategory') },
        ]}
      />
      {tags.length > 0 ? (
        <FilterSelect
          list={list}
          name="tag"
          label={t('bank:tags')}
          any={t('bank:everyTag')}
          options={tags.map((value) => ({ value, label: value }))}
        />
      ) : null}
    </ListTools>
  );
}
