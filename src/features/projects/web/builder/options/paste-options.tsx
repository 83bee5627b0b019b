import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Question } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { Alert } from '#ui/plain/alert.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { LinesLanguage } from '../controls/lines-language.tsx';
import { newId } from '../parts/new-id.ts';
import { linesOf, pasteOptions, roomFor, translateOptions } from './option-lines.ts';
import type { OptionList } from './option-list.ts';
import type { Pasted } from './use-option-edits.ts';

interface PasteOptionsProps {
  question: Question;
  list: OptionList;
  /** What the field begins with. */
  pasted: Pasted;
  onClose: () => void;
}

/** Many options at once: new ones, or the texts of those there are in another language. */
export function PasteOptions({ question, list, pasted, onClose }: PasteOptionsProps) {
  const t = useText();
  const { languages, editQuestion } = useBuilderTools();
  const [text, setText] = useState(pasted.text);
  const [locale, setLocale] = useState(pasted.locale);
  const [how, setHow] = useState<'add' | 'translate'>('add');
  const lines = linesOf(text);
  const listed = { options: [...(list.of(question) ?? [])] };
  const most = list.most(question);
  const taken = Math.min(lines.length, how === 'add' ? roomFor(listed, most) : listed.options.length);
  const left = lines.length - taken;
  const shortened = lines.slice(0, taken).filter(({ isShorter }) => isShorter).length;

  function take(): void {
    const { options } =
      how === 'add' ? pasteOptions(listed, lines, locale, newId, most) : translateOptions(listed, lines, locale);
    editQuestion(list.put(question, options), { say: t('builder:optionsPasted', { count: taken }) });
    onClose();
  }

  return (
    <Dialog opened onClose={onClose} title={t('builder:pasteTitle')}>
      <Stack>
        <Textarea
          label={t('builder:pasteLines')}
          description={t('builder:pasteText')}
          lang={locale}
          rows={8}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        <div role="status">
          {left > 0 ? (
            <Alert tone="warning">
              {how === 'add'
                ? t('builder:pasteTooMany', { count: left, most })
                : t('builder:pasteMoreThanOptions', { count: left })}
            </Alert>
          ) : null}
          {shortened > 0 ? <Alert tone="warning">{t('builder:pasting.shortened', { count: shortened })}</Alert> : null}
        </div>
        {languages.length > 1 ? (
          <>
            <LinesLanguage languages={languages} locale={locale} onChange={setLocale} />
            <Radio.Group
              label={t('builder:pasteHow')}
              value={how}
              onChange={(value) => setHow(value === 'add' ? 'add' : 'translate')}
            >
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
        <Button onClick={take} disabled={taken === 0}>
          {t('builder:pasteCount', { count: taken })}
        </Button>
      </Group>
    </Dialog>
  );
}
