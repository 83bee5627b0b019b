import { useCallbackRef } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type Format, FormatMenu, formatOfKey } from './format-menu.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { linkAt, putLink, takeLink, toggleList, toggleMark, type Written } from './set-marks.ts';

interface Formatted {
  /** What is written there, for those who hear the page. */
  label: string;
  /** Lists stand where a text has lines. */
  marks: 'inline' | 'all';
  /** The id of its field in a language. */
  fieldId: (locale: Locale) => string;
  write: (locale: Locale, text: string) => void;
}

interface Formatting {
  /** What keys do in the field, before anybody else hears of them: one of them opens the palette elsewhere. */
  press: (event: KeyboardEvent<HTMLTextAreaElement>, locale: Locale) => void;
  /** Beside the field of this language, which may have a name of its own and room for words. */
  menu: (locale: Locale, field?: { label: string; inWords: boolean }) => ReactNode;
  /** Over all, while a link is set. */
  dialog: ReactNode;
}

/** Bold, italic, links and lists in a text that is being written: by keys, and by a menu. */
export function useFormatting({ label, marks, fieldId, write }: Formatted): Formatting {
  const t = useText();
  const [linking, setLinking] = useState<ReturnType<typeof linkAt> & { locale: Locale }>();

  function fieldOf(locale: Locale): HTMLTextAreaElement | undefined {
    const field = document.getElementById(fieldId(locale));
    return field instanceof HTMLTextAreaElement ? field : undefined;
  }

  function put(locale: Locale, { text, start, end }: Written): void {
    const field = fieldOf(locale);
    if (!field) return;
    if (hasRoom(field, text)) {
      flushSync(() => write(locale, text));
      field.focus();
      field.setSelectionRange(start, end);
    } else {
      field.focus();
      showToast('error', t('builder:marksTooLong'));
    }
  }

  function format(how: Format, locale: Locale): void {
    const field = fieldOf(locale);
    if (!field) return;
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    const written = { text, start, end };
    if (how === 'link') setLinking({ ...linkAt(written), locale });
    else if (how === 'bold' || how === 'italic') put(locale, toggleMark(written, how));
    else
      put(
        locale,
        toggleList(written, how, (number) => formatNumber(number, locale)),
      );
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>, locale: Locale): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.nativeEvent.isComposing) return;
    const how = formatOfKey(event.key);
    if (!how) return;
    event.preventDefault();
    event.stopPropagation();
    format(how, locale);
  }

  function close(after: () => void): void {
    flushSync(() => setLinking(undefined));
    after();
  }

  const pick = useCallbackRef(format);
  return {
    press,
    menu: (locale, field = { label, inWords: false }) => (
      <FormatMenu {...field} marks={marks} locale={locale} onPick={pick} />
    ),
    dialog: linking ? (
      <LinkDialog
        reads={linking.reads}
        to={linking.to}
        locale={linking.locale}
        fits={(reads, to) => hasRoom(fieldOf(linking.locale), putLink(linking, reads, to).text)}
        onPut={(reads, to) => close(() => put(linking.locale, putLink(linking, reads, to)))}
        onTake={() => close(() => put(linking.locale, takeLink(linking, linking.reads)))}
        onClose={() => close(() => fieldOf(linking.locale)?.focus())}
      />
    ) : null,
  };
}

/** What is typed could not be longer either. */
function hasRoom(field: HTMLTextAreaElement | undefined, text: string): boolean {
  return !field || field.maxLength < 0 || text.length <= field.maxLength;
}
