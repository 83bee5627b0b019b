import { useCallback, useMemo, useRef, useState } from 'react';
import { carryOptions } from '#domain/questionnaire/carried/carry-options.ts';
import { updateQuestion, updateSection } from '#domain/questionnaire/editing/edit.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { BEFORE_MATCH } from '#ui/dashboard/page-index/go-to-part.ts';
import type { Typed } from '../../../contract/kinds.ts';
import { isPractised } from '../../../contract/kinds.ts';
import { record, redo, setAside, undo } from '../../workshop/history.ts';
import type { BuilderTools, EditOptions } from '../builder-context.ts';
import { type DraftStore, draftStore } from './draft-store.ts';

export interface BuilderState {
  tools: BuilderTools;
  /** What is edited; parts read it by `useDraft`. */
  draft: DraftStore;
  /** What was just deleted, with a way back. */
  notice: string | undefined;
  dismissNotice: () => void;
  /** The last thing said to those who hear the page. */
  said: { text: string; count: number };
  /** Moves the focus to an element that is only about to appear. */
  requestFocus: (elementId: string) => void;
  /** Brings the card up of what one is led to, once it is there. */
  requestCard: (elementId: string) => void;
  /** Moves the focus there and brings the card up, if they have appeared. */
  moveFocus: () => void;
  /** Where one is being led; until one has arrived. */
  ledTo: string | undefined;
  arrive: () => void;
  /** Publishing was tried. */
  markTried: () => void;
  /** Another draft takes the place of the one shown, which stays one undo away. */
  replace: (questionnaire: Questionnaire) => void;
  /** A draft that is not shown is put one undo away. */
  keepAside: (questionnaire: Questionnaire) => void;
}

/** The edited questionnaire, what edits it, and what is said of it; the same until something other than it changes. */
export function useBuilderState(
  start: Questionnaire,
  closingText: Localized,
  { kind, mode }: Typed,
  languages: readonly Locale[],
  writing: readonly Locale[],
  writeIn: (locale: Locale) => void,
): BuilderState {
  const t = useText();
  const [draft] = useState(() => draftStore(start));
  const [notice, setNotice] = useState<string>();
  const [said, setSaid] = useState({ text: '', count: 0 });
  const [tried, setTried] = useState(false);
  const [ledTo, setLedTo] = useState<string>();
  const wanted = useRef<string>(undefined);
  const requestFocus = useCallback((elementId: string) => {
    wanted.current = elementId;
  }, []);
  const awaited = useRef<string>(undefined);
  const requestCard = useCallback((elementId: string) => {
    awaited.current = elementId;
  }, []);
  const moveFocus = useCallback(() => {
    if (wanted.current !== undefined && tookFocus(wanted.current)) wanted.current = undefined;
    // Last, as it is drawn now: from another place it comes later than whoever asked for it could wait.
    if (awaited.current !== undefined && broughtUp(awaited.current)) awaited.current = undefined;
  }, []);

  const tools = useMemo<BuilderTools>(() => {
    const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }));

    function edit(change: (current: Questionnaire) => Questionnaire, options: EditOptions = {}): void {
      const { topic } = options;
      const isTyping = topic !== undefined;
      const mark = isTyping ? { topic, at: Date.now() } : undefined;
      draft.change((history) => record(history, carryOptions(change(history.present)), mark), isTyping);
      if (options.select !== undefined) draft.select(options.select);
      if (options.focus !== undefined) requestFocus(options.focus);
      if (options.say !== undefined) say(options.say);
      if (!isTyping) setNotice(options.notice);
    }

    function step(change: typeof undo, words: string): void {
      draft.change(change);
      setNotice(undefined);
      say(words);
    }

    return {
      closingText,
      isPoll: kind === 'poll',
      isQuiz: kind === 'quiz',
      isAlone: false,
      isPractice: isPractised({ mode }),
      languages,
      writing,
      locale: writing[0] ?? DEFAULT_LOCALE,
      now: draft.now,
      select: (next, focus) => {
        draft.select(next);
        if (focus !== undefined) requestFocus(focus);
      },
      edit,
      editQuestion: (question, options) => edit((current) => updateQuestion(current, question), options),
      editSection: (id, texts, options) => edit((current) => updateSection(current, id, texts), options),
      undo: () => step(undo, t('builder:undone')),
      redo: () => step(redo, t('builder:redone')),
      writeAt(locale, focus) {
        if (!writing.includes(locale)) writeIn(locale);
        requestFocus(focus);
      },
      leadTo(elementId) {
        setLedTo(elementId);
        requestFocus(elementId);
      },
      tried,
      say,
    };
  }, [draft, closingText, kind, mode, languages, writing, writeIn, requestFocus, tried, t]);

  return useMemo(
    () => ({
      ...{ tools, draft, notice, said, requestFocus, requestCard, moveFocus, ledTo },
      dismissNotice: () => setNotice(undefined),
      arrive: () => setLedTo(undefined),
      markTried: () => setTried(true),
      replace: (other) => draft.change((history) => record(history, other)),
      keepAside: (other) => draft.change((history) => setAside(history, other)),
    }),
    [tools, draft, notice, said, requestFocus, requestCard, moveFocus, ledTo],
  );
}

const FIELDS = 'input, select, textarea, button:not([data-disabled])';

/** Moves the focus to an element, of a section to its first field, and tells whether it is there to take it. */
function tookFocus(elementId: string): boolean {
  const part = document.getElementById(elementId);
  // What is folded away is opened first.
  part?.closest('details')?.setAttribute('open', '');
  part?.dispatchEvent(new Event(BEFORE_MATCH, { bubbles: true }));
  const element = (part?.matches('section') && part.querySelector<HTMLElement>(FIELDS)) || part;
  element?.focus({ preventScroll: true });
  if (!element || document.activeElement !== element) return false;
  // As much as there is room for of what it belongs to, and in any case itself.
  element.closest('article')?.scrollIntoView({ block: 'nearest' });
  element.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Brings a card to the middle of the window, or its head to the top where it is high; tells whether it is there. */
function broughtUp(elementId: string): boolean {
  const card = document.getElementById(elementId);
  card?.scrollIntoView({ block: card.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });
  return card !== null;
}
