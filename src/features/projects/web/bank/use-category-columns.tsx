import { categoriesUnder, pathOfCategory } from '#domain/quiz/bank/category-tree.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { BankCategory } from '../../contract/bank-categories.ts';
import styles from './bank.module.css';
import { nameOf, pathWords } from './bank-tree.ts';

/** What the list says of a category: in a tree what it lies in stands above it, among what was found beside it. */
export function useCategoryColumns(all: readonly BankCategory[], isNarrowed: boolean): Column<BankCategory>[] {
  const t = useText();
  const locale = useLocale();
  const questionsUnder = (id: string) => categoriesUnder(all, id).reduce((sum, { questions }) => sum + questions, 0);
  return [
    {
      id: 'name',
      title: t('bank:name'),
      kind: 'text',
      value: (category) => (isNarrowed ? pathWords(all, category._id, locale) : nameOf(category, locale)),
      ...(isNarrowed
        ? {}
        : {
            render: (category: BankCategory) => (
              <span className={styles.branch} data-depth={pathOfCategory(all, category._id).length}>
                {nameOf(category, locale)}
              </span>
            ),
          }),
    },
    {
      id: 'questions',
      title: t('dashboard:bankQuestions'),
      kind: 'amount',
      value: ({ _id }) => questionsUnder(_id),
      quietAtNone: true,
      onCard: ({ _id }) => t('bank:questionCount', { count: questionsUnder(_id) }),
    },
  ];
}
