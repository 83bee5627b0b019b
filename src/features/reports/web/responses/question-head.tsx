import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './table.module.css';
import { measureOf, type QuestionColumn } from './use-question-columns.ts';

/** The head of a question's column: short, whole where one points at it or comes to it by key. */
export function QuestionHead({ question, onHide }: { question: QuestionColumn; onHide: () => void }) {
  const t = useText();
  const { title, lang, around } = question;
  const measure = measureOf(around);
  return (
    <th scope="col" data-number={around ? true : undefined}>
      <Menu position="bottom-start" withinPortal>
        <Tooltip label={title} multiline maw={360} events={{ hover: true, focus: true, touch: false }} openDelay={200}>
          <span>
            <Menu.Target>
              <UnstyledButton className={styles.head} lang={lang}>
                <span>{title}</span>
              </UnstyledButton>
            </Menu.Target>
          </span>
        </Tooltip>
        {measure ? <span className={styles.measure}>{measure}</span> : null}
        <Menu.Dropdown maw={360}>
          <Menu.Label lang={lang}>{title}</Menu.Label>
          <Menu.Item leftSection={<IconEyeOff size={16} aria-hidden="true" />} onClick={onHide}>
            {t('reports:hideColumn')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </th>
  );
}
