import { Button, Group, Modal, Radio, SegmentedControl, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ChoiceQuestion } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { newId } from '../new-id.ts';
import { linesOf, pasteOptions, translateOptions } from '../option-lines.ts';

/** Many options at once: new ones, or the texts of those there are in another language. */
export function PasteOptions({ question, onClose }: { question: ChoiceQuestion; onClose: () => void }) {
  const t = useText();
  const { languages, writing, editQuestion } = useBuilderTools();
  const [text, setText] = useState('');
  const [locale, setLocale] = useState<Locale>(writing[0] ?? 'en');
  const [how, setHow] = useState('add');
  const lines = linesOf(text);

  function take(): void {
    editQuestion(
      how === 'add' ? pasteOptions(question, lines, locale, newId) : translateOptions(question, lines, locale),
    );
    onClose();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('builder:pasteTitle')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack>
        <Textarea
          label={t('builder:pasteTitle')}
          description={t('builder:pasteText')}
          lang={locale}
          rows={8}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        {languages.length > 1 ? (
          <>
            <SegmentedControl
              aria-label={t('builder:pasteLanguage')}
              value={locale}
              onChange={setLocale}
              data={languages.map((value) => ({ value, label: t(`builder:language.${value}`) }))}
            />
            <Radio.Group label={t('builder:pasteHow')} value={how} onChange={setHow}>
              <Stack gap="xs" mt="xs">
                <Radio value="add" label={t('builder:pasteAdd')} />
                <Radio value="translate" label={t('builder:pasteTranslate')} />
              </Stack>
            </Radio.Group>
          </>
        ) : null}
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button onClick={take} disabled={lines.length === 0}>
          {t('builder:pasteCount', { count: lines.length })}
        </Button>
      </Group>
    </Modal>
  );
}
