import { Pill } from '@mantine/core';
import { kindName } from '#domain/questionnaire/registry.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { BankQuestion } from '../../contract/bank-questions.ts';
import styles from './bank.module.css';

/** What a question of a bank is called in a list. */
export function useQuestionName(): (question: BankQuestion) => string {
  const locale = useLocale();
  const t = useText();
  return ({ question }) => localizedWords(question.title, locale) || t('questions:untitled');
}

/** What the list says of a question. */
export function useQuestionColumns(): Column<BankQuestion>[] {
  const t = useText();
  const nameOf = useQuestionName();
  return [
    { id: 'question', title: t('bank:question'), kind: 'text', value: nameOf },
    {
      id: 'kind',
      title: t('builder:kindLabel'),
      kind: 'text',
      width: 150,
      priority: 3,
      selfEvident: true,
      value: ({ question }) => t(`builder:kind.${kindName(question)}`),
      onCard: ({ question, tags, uses }) =>
        [t(`builder:kind.${kindName(question)}`), ...tags, uses > 0 ? t('bank:useCount', { count: uses }) : '']
          .filter((words) => words !== '')
          .join(' · '),
    },
    {
      id: 'tags',
      title: t('bank:tags'),
      kind: 'text',
      priority: 3,
      notOnCard: true,
      value: ({ tags }) => tags.join(', ') || null,
      render: ({ tags }) => (
        <span className={styles.tags}>
          {tags.map((tag) => (
            <Pill key={tag}>{tag}</Pill>
          ))}
        </span>
      ),
    },
    {
      id: 'uses',
      title: t('bank:uses'),
      kind: 'amount',
      value: ({ uses }) => uses,
      notOnCard: true,
    },
  ];
}
