import type { Locale } from '#domain/text/locale.ts';
import { findLocalized } from '#domain/text/localized.ts';
import { searchKey } from '#domain/text/normalise.ts';
import { fillVariables, variablesIn } from '#kit/contract/mail-template.ts';
import type { SavedReply } from '../../contract/saved-replies.ts';

/** Whom an answer goes to. */
export interface Addressee {
  name: string;
  /** The number of their ticket as they read it; none where they have no ticket. */
  ticket?: string | undefined;
  /** That they write in. */
  locale: Locale;
}

export interface Filled {
  id: string;
  name: string;
  text: string;
  /** That its text is in; another than the addressee's where it is written in no other. */
  lang: Locale;
}

/** A reply as it is inserted; nothing where it says what there is not. */
function fill({ _id, name, text }: SavedReply, to: Addressee, reader: Locale): Filled | undefined {
  const found = findLocalized(text, to.locale);
  if (!found) return undefined;
  if (to.ticket === undefined && variablesIn(found.text).includes('ticket')) return undefined;
  const values = { name: to.name, ...(to.ticket !== undefined && { ticket: to.ticket }) };
  const named = findLocalized(name, reader)?.text ?? '';
  return { id: _id, name: named, text: fillVariables(found.text, values), lang: found.lang };
}

/** The replies that can go to somebody, as they would be inserted, found by a word of their name or text. */
export function fillReplies(replies: readonly SavedReply[], to: Addressee, reader: Locale, search: string): Filled[] {
  const wanted = searchKey(search);
  return replies.flatMap((reply) => {
    const filled = fill(reply, to, reader);
    const words = [...Object.values(reply.name), filled?.text ?? ''];
    return filled && words.some((each) => searchKey(each).includes(wanted)) ? [filled] : [];
  });
}
