import { ActionIcon, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { askedAlone, type KeptQuestion } from '#domain/quiz/bank/kept-question.ts';
import { EXCHANGE_FORMATS, type ExchangeFormat } from '#domain/quiz/exchange/exchanged.ts';
import { giveQuestions } from '#domain/quiz/exchange/give-questions.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { saveFile } from '#ui/save-file.ts';
import type { Bank } from '../../contract/bank-categories.ts';
import type { BankQuestion } from '../../contract/bank-questions.ts';
import { FILE_ENDINGS, FORMAT_NAMES } from '../builder/exchange/formats.ts';
import { readAllQuestions } from './read-all-questions.ts';

interface ExportMenuProps {
  bank: Bank;
  /** As the list is narrowed. */
  query: Record<string, string>;
  /** That the file is in. */
  locale: Locale;
}

/** Takes the questions of the list, every page of them, away as a file of another program. */
export function ExportMenu({ bank, query, locale }: ExportMenuProps) {
  const t = useText();
  const messageOf = useErrorMessage();
  const [isReading, setReading] = useState(false);

  async function give(format: ExchangeFormat): Promise<void> {
    setReading(true);
    try {
      const all = await readAllQuestions(bank, query);
      const { text, count, left } = giveQuestions(askedAlone(all.map(withItsId)), { format, locale });
      const name = `${t('quiz:files.name')}.${FILE_ENDINGS[format]}`;
      if (count > 0) saveFile(new Blob([text], { type: 'text/plain' }), name);
      const said = [t('quiz:files.given', { count }), left.length > 0 ? t('bank:leftOut', { count: left.length }) : ''];
      showToast(left.length > 0 ? 'info' : 'success', said.filter(Boolean).join(' '));
    } catch (error) {
      showToast('error', messageOf(error));
    } finally {
      setReading(false);
    }
  }

  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          loading={isReading}
          aria-label={t('bank:export')}
          title={t('bank:export')}
        >
          <IconDownload size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {EXCHANGE_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => void give(format)}>
            {FORMAT_NAMES[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Ids are only unique within one questionnaire, so each question takes that of the bank here. */
function withItsId({ _id, question, marking }: BankQuestion): KeptQuestion {
  return { question: { ...question, id: _id }, marking };
}
