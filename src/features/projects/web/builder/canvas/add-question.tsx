import { Button, Combobox, useCombobox } from '@mantine/core';
import { IconBook, IconClipboardText, IconPlus, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useContext, useEffect, useRef, useState } from 'react';
import type { QuestionKind } from '#domain/questionnaire/schema.ts';
import { searchKey } from '#domain/text/normalise.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useIsPhone } from '#ui/dashboard/use-is-phone.ts';
import { BankPickerContext } from '../../bank/bank-picker-context.ts';
import { useBuilderTools } from '../builder-context.ts';
import { KindIcon } from '../kinds/kind-icon.tsx';
import { kindKeywords } from '../kinds/kind-keywords.ts';
import { offeredKinds } from '../kinds/kind-tools.ts';
import { useOfferedName } from '../kinds/use-offered-name.ts';
import { useAddParts } from '../parts/use-add-parts.ts';
import { PasteQuestionsContext } from '../pasting/paste-questions-context.ts';
import styles from './add-question.module.css';
import { PlusButton } from './plus-button.tsx';

const AT_ONCE = { duration: 0 };
/** Escape is answered here: closed by its popover, the list would take the focus with it. No prop of its own. */
const KEEPS_ESCAPE = { closeOnEscape: false };

/** Where the window has no room beside the button, the list does not stand at it. */
const FROM_BELOW = { position: 'fixed', top: 'auto', bottom: 0, left: 0, right: 0, width: 'auto' } as const;

/** Among the kinds in the list, and none of them. */
const PASTE = 'paste';
/** The same, of quizzes. */
const BANK = 'bank';

interface AddQuestionProps {
  /** The section or question that it goes after, at the end of the one; without it, after what is selected. */
  after?: string;
  fullWidth?: boolean;
  /** What it is called as a plus between two questions, which was just pressed. */
  here?: string;
  onAdd?: () => void;
}

/**
 * The palette: every kind in its group, found by a word. It takes the focus the moment it is there, by itself: a focus
 * given on a timer may come after a quick choice and pull it back from the question that was just added. There is no
 * transition because a list opened again while it fades out would not be new and would not take it either.
 */
export const AddQuestion = memo(function AddQuestion({ after, fullWidth, here, onAdd }: AddQuestionProps) {
  const t = useText();
  const { addQuestion } = useAddParts();
  const { isQuiz } = useBuilderTools();
  const paste = useContext(PasteQuestionsContext);
  const pick = useContext(BankPickerContext);
  const isPhone = useIsPhone();
  const [search, setSearch] = useState('');
  const target = useRef<HTMLButtonElement>(null);
  const list = useCombobox({ defaultOpened: here !== undefined, onDropdownClose: () => setSearch('') });
  const wanted = searchKey(search);
  const nameOf = useOfferedName();
  const isFound = (kind: QuestionKind) =>
    [t(`builder:kind.${nameOf(kind)}`), ...kindKeywords(nameOf(kind), t)].some((words) =>
      searchKey(words).includes(wanted),
    );
  const found = offeredKinds({ isQuiz })
    .map(({ group, kinds }) => ({ group, kinds: kinds.filter(isFound) }))
    .filter(({ kinds }) => kinds.length > 0);

  const canPaste = searchKey(t('builder:pasting.open')).includes(wanted);
  const canPick = isQuiz && searchKey(t('bank:pick')).includes(wanted);

  // What Enter would add stands out, whatever is typed.
  const { dropdownOpened, selectFirstOption } = list;
  useEffect(() => {
    if (dropdownOpened && wanted !== '') selectFirstOption();
  }, [dropdownOpened, wanted, selectFirstOption]);

  function add(value: string): void {
    list.closeDropdown();
    if (value === PASTE) paste(after);
    else if (value === BANK) pick(after);
    else addQuestion(value as QuestionKind, after);
    onAdd?.();
  }

  function leave(event: KeyboardEvent): void {
    if (event.key !== 'Tab' && event.key !== 'Escape') return;
    event.preventDefault();
    target.current?.focus();
    list.closeDropdown();
  }

  const picking = (
    <Combobox.Option value={BANK} className={styles.kind}>
      <IconBook size={20} stroke={1.75} aria-hidden="true" />
      {t('bank:pick')}
    </Combobox.Option>
  );
  const pasting = (
    <Combobox.Option value={PASTE} className={styles.kind}>
      <IconClipboardText size={20} stroke={1.75} aria-hidden="true" />
      {t('builder:pasting.open')}
    </Combobox.Option>
  );
  return (
    <Combobox
      store={list}
      position="bottom-start"
      width={280}
      shadow="md"
      keepMounted={false}
      hideDetached={false}
      {...KEEPS_ESCAPE}
      transitionProps={AT_ONCE}
      onOptionSubmit={add}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        {here === undefined ? (
          <Button
            ref={target}
            variant="light"
            fullWidth={fullWidth}
            aria-haspopup="listbox"
            aria-expanded={dropdownOpened}
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => list.toggleDropdown()}
          >
            {t('builder:addQuestion')}
          </Button>
        ) : (
          <PlusButton ref={target} label={here} opened={dropdownOpened} onClick={() => list.toggleDropdown()} />
        )}
      </Combobox.Target>
      <Combobox.Dropdown
        ref={takeFocus}
        className={styles.sheet}
        style={isPhone ? FROM_BELOW : undefined}
        onKeyDown={leave}
      >
        <Combobox.Search
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          aria-label={t('builder:findKind')}
          placeholder={t('builder:findKind')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
        />
        <Combobox.Options aria-label={t('builder:kindLabel')} tabIndex={0} className={styles.kinds}>
          {wanted === '' ? pasting : null}
          {wanted === '' && canPick ? picking : null}
          {found.map(({ group, kinds }) => (
            <Combobox.Group key={group} className={styles.group} label={t(`builder:kindGroup.${group}`)}>
              {kinds.map((kind) => (
                <Combobox.Option key={kind} value={kind} className={styles.kind}>
                  <KindIcon kind={kind} />
                  {t(`builder:kind.${nameOf(kind)}`)}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {wanted !== '' && canPaste ? pasting : null}
          {wanted !== '' && canPick ? picking : null}
          {found.length === 0 && !canPaste && !canPick ? (
            <Combobox.Empty>{t('common:nothingFound')}</Combobox.Empty>
          ) : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
});

/** Where a finger chooses, a keyboard on the screen would cover the list: it waits until the field is tapped. */
function takeFocus(dropdown: HTMLElement | null): void {
  const search = dropdown?.querySelector('input');
  if (!search) return;
  if (matchMedia('(pointer: coarse)').matches) {
    search.inputMode = 'none';
    search.addEventListener('pointerdown', () => search.removeAttribute('inputmode'), { once: true });
  }
  search.focus({ preventScroll: true });
}
