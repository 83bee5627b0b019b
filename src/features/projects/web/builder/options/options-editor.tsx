import { FileButton } from '@mantine/core';
import { IconClipboardText, IconPhoto, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { CellsQuestion } from '#domain/questionnaire/kinds/grid/cells.ts';
import { hasRows, type RowsQuestion } from '#domain/questionnaire/kinds/grid/rows.ts';
import type { Group } from '#domain/questionnaire/kinds/group/entries.ts';
import type { ChoiceQuestion, Question } from '#domain/questionnaire/schema.ts';
import { usePageTranslator, useText } from '#kit/web/i18n/use-i18n.ts';
import { useFocusBack } from '#ui/dashboard/focus/use-focus-back.ts';
import { SortableList } from '#ui/dashboard/lists/order/sortable-list.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { PartButton } from '../controls/part-button.tsx';
import { isMarkedByOrder, keyBeside } from '../marking/key-beside.ts';
import { useMarking } from '../marking/use-marking.ts';
import { useRightOptions } from '../marking/use-right-options.ts';
import { fieldId } from '../parts/element-ids.ts';
import { useRemoval } from '../parts/use-removal.tsx';
import { SendingPictures } from '../pictures/sending-pictures.tsx';
import { PICTURE_TYPES } from '../pictures/use-send-pictures.ts';
import { CarriedList } from './carried-list.tsx';
import { COLUMNS, OPTIONS, type OptionList, ROWS } from './option-list.ts';
import type { OptionSetting } from './option-menu.tsx';
import { type OptionMark, OptionRow } from './option-row.tsx';
import styles from './options.module.css';
import { PasteOptions } from './paste-options.tsx';
import { type Pasted, useOptionEdits } from './use-option-edits.ts';
import { useOptionPictures } from './use-option-pictures.ts';

interface OptionsProps {
  question: ChoiceQuestion;
}

const NONE: readonly OptionSetting[] = [];

/** What an option can be set to. */
const SETTINGS: Readonly<Record<OptionMark, readonly OptionSetting[]>> = {
  round: ['asksText'],
  square: ['exclusive', 'asksText'],
  numbered: [],
};
const SHUFFLED: typeof SETTINGS = {
  round: [...SETTINGS.round, 'pinned'],
  square: [...SETTINGS.square, 'pinned'],
  numbered: ['pinned'],
};

export function RoundOptions({ question }: OptionsProps) {
  return <OptionsEditor question={question} mark="round" />;
}

export function SquareOptions({ question }: OptionsProps) {
  return <OptionsEditor question={question} mark="square" />;
}

/** Those of a list to choose from. */
export function ListedOptions({ question }: OptionsProps) {
  return <OptionsEditor question={question} mark="numbered" more={['asksText']} />;
}

export function NumberedOptions({ question }: OptionsProps) {
  return <OptionsEditor question={question} mark="numbered" />;
}

/** The rows of a grid are written as options are. */
export function RowsEditor({ question }: { question: RowsQuestion }) {
  return <ListEditor question={question} list={ROWS} mark="numbered" settings={NONE} />;
}

/** So are its columns, where each cell is filled in. */
export function ColumnsEditor({ question }: { question: CellsQuestion | Group }) {
  return <ListEditor question={question} list={COLUMNS} mark="numbered" settings={NONE} />;
}

/** And what can be chosen in one of them. */
export function ColumnOptions({ question, list }: Pick<ListProps, 'question' | 'list'>) {
  return <ListEditor question={question} list={list} mark="numbered" settings={NONE} />;
}

interface Look {
  mark: OptionMark;
  /** What they can be set to beyond others of this mark. */
  more?: readonly OptionSetting[];
}

/** The options of a question, and what can be set of each. */
function OptionsEditor({ question, mark, more = NONE }: OptionsProps & Look) {
  const { shuffle } = question;
  const { [mark]: settings } = shuffle ? SHUFFLED : SETTINGS;
  return (
    <ListEditor
      question={question}
      list={OPTIONS}
      mark={mark}
      settings={hasRows(question) ? NONE : [...more, ...settings]}
    />
  );
}

interface ListProps {
  question: Question;
  list: OptionList;
  mark: OptionMark;
  settings: readonly OptionSetting[];
}

/** The options of a question: written in place, moved by hand or key, added one by one or many at once. */
function ListEditor({ question, list, mark, settings }: ListProps) {
  const t = useText();
  const { locale } = useBuilderTools();
  const [pasting, setPasting] = useState<Pasted>();
  const removal = useRemoval({ title: t('logic:deleteOptionTitle'), confirmLabel: t('logic:deleteOption') });
  const edits = useOptionEdits(question.id, list, setPasting, removal.remove);
  const { sending, sendOne, sendSeveral } = useOptionPictures(question, list, edits);
  const options = list.of(question) ?? [];
  const { named } = list;
  const { right, mark: markRight } = useRightOptions(question);
  const marking = useMarking(question);
  const translator = usePageTranslator();
  const isKeyed = list === OPTIONS;
  useFocusBack(pasting !== undefined, fieldId(question.id, 'title', locale));
  return (
    <>
      {list === OPTIONS ? <CarriedList question={question} /> : null}
      <SortableList
        ids={options.map((option) => option.id)}
        nameOf={(id) => t(named, { number: options.findIndex((option) => option.id === id) + 1 })}
        onDrop={edits.moveOnto}
      >
        <ol className={styles.choices}>
          {options.map((option, index) => (
            <OptionRow
              key={option.id}
              questionId={question.id}
              mark={list === OPTIONS && isMarkedByOrder(question, marking) ? 'none' : mark}
              option={option}
              number={index + 1}
              last={index === options.length - 1}
              right={isKeyed && right.includes(option.id)}
              onRight={isKeyed ? markRight : undefined}
              beside={list === COLUMNS ? undefined : keyBeside(question, marking, option.id, translator)}
              settings={settings}
              named={named}
              edits={edits}
              onPicture={sendOne}
            />
          ))}
        </ol>
      </SortableList>
      <div className={styles.more}>
        <PartButton
          main
          disabled={options.length >= list.most(question)}
          icon={<IconPlus size={18} aria-hidden="true" />}
          label={t(list.add)}
          onClick={() => edits.add()}
        />
        <PartButton
          icon={<IconClipboardText size={18} aria-hidden="true" />}
          label={t(list.paste)}
          short={t('builder:shortPaste')}
          onClick={() => setPasting({ text: '', locale })}
        />
        {sendSeveral && options.some(({ image }) => !image) ? (
          <FileButton multiple accept={PICTURE_TYPES} onChange={sendSeveral}>
            {(props) => (
              <PartButton
                {...props}
                icon={<IconPhoto size={18} aria-hidden="true" />}
                label={t('builder:addOptionPictures')}
                short={t('builder:shortOptionPictures')}
              />
            )}
          </FileButton>
        ) : null}
      </div>
      <SendingPictures pictures={sending} />
      {removal.dialog}
      {pasting ? (
        <PasteOptions question={question} list={list} pasted={pasting} onClose={() => setPasting(undefined)} />
      ) : null}
    </>
  );
}
