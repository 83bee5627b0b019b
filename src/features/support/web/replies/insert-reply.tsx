import { Button, Combobox, type ComboboxStore } from '@mantine/core';
import { IconMessage2Bolt, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useIsPhone } from '#ui/dashboard/use-is-phone.ts';
import type { SavedReply } from '../../contract/saved-replies.ts';
import { supportPaths } from '../../paths.ts';
import { type Addressee, type Filled, fillReplies } from './fill-reply.ts';
import styles from './replies.module.css';

/** Escape is answered here: closed by its popover, the list would take the focus with it. No prop of its own. */
const KEEPS_ESCAPE = { closeOnEscape: false };
const AT_ONCE = { duration: 0 };

/** Where the window has no room beside the button, the list does not stand at it. */
const FROM_BELOW = { position: 'fixed', top: 'auto', bottom: 0, left: 0, right: 0, width: 'auto' } as const;

interface InsertReplyProps {
  replies: readonly SavedReply[];
  to: Addressee;
  store: ComboboxStore;
  search: string;
  onSearch: (search: string) => void;
  onInsert: (text: string) => void;
  /** Left without a choice; a key that is still to be typed comes along. */
  onLeave: (typed: string) => void;
}

/** What staff keep to answer with, found by a word, in the language of whom it goes to. */
export function InsertReply({ replies, to, store, search, onSearch, onInsert, onLeave }: InsertReplyProps) {
  const t = useText();
  const locale = useLocale();
  const isPhone = useIsPhone();
  const found = fillReplies(replies, to, locale, search);
  const { dropdownOpened, selectFirstOption } = store;
  // What Enter would insert stands out, whatever is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first is another with every word.
  useEffect(() => {
    if (dropdownOpened) selectFirstOption();
  }, [dropdownOpened, search, selectFirstOption]);

  function choose(id: string): void {
    const reply = found.find((one) => one.id === id);
    store.closeDropdown();
    if (reply) onInsert(reply.text);
  }

  function leave(event: KeyboardEvent): void {
    const isSlash = event.key === '/' && search === '';
    if (event.key !== 'Tab' && event.key !== 'Escape' && !isSlash) return;
    event.preventDefault();
    store.closeDropdown();
    onLeave(isSlash ? '/' : '');
  }

  return (
    <Combobox
      store={store}
      position="bottom-start"
      width={360}
      shadow="md"
      keepMounted={false}
      hideDetached={false}
      {...KEEPS_ESCAPE}
      transitionProps={AT_ONCE}
      onOptionSubmit={choose}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <Button
          variant="light"
          aria-haspopup="listbox"
          aria-expanded={dropdownOpened}
          leftSection={<IconMessage2Bolt size={18} aria-hidden="true" />}
          onClick={() => store.toggleDropdown()}
        >
          {t('savedReplies:insert')}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown
        ref={takeFocus}
        className={styles.sheet}
        style={isPhone ? FROM_BELOW : undefined}
        onKeyDown={leave}
      >
        <Combobox.Search
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
          aria-label={t('savedReplies:find')}
          placeholder={t('savedReplies:find')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
        />
        <Combobox.Options aria-label={t('savedReplies:list')} tabIndex={0} className={styles.options}>
          {found.map((reply) => (
            <Combobox.Option key={reply.id} value={reply.id}>
              <ReplyOption reply={reply} to={to} />
            </Combobox.Option>
          ))}
          {found.length === 0 ? (
            <Combobox.Empty>{t(replies.length === 0 ? 'savedReplies:none' : 'common:nothingFound')}</Combobox.Empty>
          ) : null}
        </Combobox.Options>
        <Combobox.Footer>
          <LocaleLink to={supportPaths.savedReplies} target="_blank">
            {t('savedReplies:edit')}
          </LocaleLink>
        </Combobox.Footer>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function ReplyOption({ reply: { name, text, lang }, to }: { reply: Filled; to: Addressee }) {
  const t = useText();
  const other = lang === to.locale ? undefined : t('savedReplies:only', { language: t(`forms:languageName.${lang}`) });
  return (
    <span className={styles.option}>
      <strong>
        {name}
        {other ? ` (${other})` : null}
      </strong>
      <span lang={lang}>{text}</span>
    </span>
  );
}

function takeFocus(dropdown: HTMLElement | null): void {
  dropdown?.querySelector('input')?.focus({ preventScroll: true });
}
