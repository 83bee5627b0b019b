import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { carryOptions } from '#domain/questionnaire/carried/carry-options.ts';
import { updateQuestion, updateSection } from '#domain/questionnaire/edit.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Builder, BuilderTools, EditOptions, Selection } from '../builder-context.ts';
import { openId } from '../parts/element-ids.ts';
import { nearestPart, partIds } from '../parts/rearrange.ts';
import { type History, record, redo, setAside, startHistory, undo } from './history.ts';

export interface BuilderState extends Omit<Builder, 'checked'> {
  tools: BuilderTools;
  /** What was just deleted, with a way back. */
  notice: string | undefined;
  dismissNotice: () => void;
  /** The last thing said to those who hear the page. */
  said: { text: string; count: number };
  /** Moves the focus to an element that is only about to appear. */
  requestFocus: (elementId: string) => void;
  /** Leads to something in the details, which are shown for it. */
  leadTo: (elementId: string) => void;
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

/** The edited questionnaire with its history, what is selected in it, and what is said of it. */
export function useBuilderState(
  start: Questionnaire,
  isPoll: boolean,
  languages: readonly Locale[],
  writing: readonly Locale[],
  writeIn: (locale: Locale) => void,
): BuilderState {
  const t = useText();
  const [history, setHistory] = useState<History<Questionnaire>>(() => startHistory(start));
  const [selection, setSelection] = useState<Selection | null>(null);
  const [notice, setNotice] = useState<string>();
  const [said, setSaid] = useState({ text: '', count: 0 });
  const [tried, setTried] = useState(false);
  const [ledTo, setLedTo] = useState<string>();
  const arrive = useCallback(() => setLedTo(undefined), []);
  const requestFocus = useFocusRequest();
  const dismissNotice = useCallback(() => setNotice(undefined), []);
  const questionnaire = history.present;

  const shown = useRef({ questionnaire, selection });
  useLayoutEffect(() => {
    const { questionnaire: before } = shown.current;
    shown.current = { questionnaire, selection };
    // Undoing may take away the very field that has the focus.
    if (!selection || before === questionnaire || document.activeElement !== document.body) return;
    if (partIds(questionnaire).includes(selection.id)) return;
    const nearest = nearestPart(before, questionnaire, selection.id);
    if (nearest) requestFocus(openId(nearest));
  }, [questionnaire, selection, requestFocus]);

  const tools = useMemo<BuilderTools>(() => {
    const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }));

    function edit(change: (current: Questionnaire) => Questionnaire, options: EditOptions = {}): void {
      const { topic } = options;
      const mark = topic === undefined ? undefined : { topic, at: Date.now() };
      setHistory((current) => record(current, carryOptions(change(current.present)), mark));
      if (options.select !== undefined) setSelection(options.select);
      if (options.focus !== undefined) requestFocus(options.focus);
      if (options.say !== undefined) say(options.say);
      if (topic === undefined) setNotice(options.notice);
    }

    function step(change: typeof undo, words: string): void {
      setHistory(change);
      setNotice(undefined);
      say(words);
    }

    return {
      isPoll,
      languages,
      writing,
      locale: writing[0] ?? DEFAULT_LOCALE,
      now: () => shown.current,
      select: (next, focus) => {
        setSelection(next);
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
      tried,
      say,
    };
  }, [isPoll, languages, writing, writeIn, requestFocus, tried, t]);

  return {
    tools,
    questionnaire,
    selection,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    notice,
    dismissNotice,
    said,
    requestFocus,
    leadTo: (elementId) => {
      setLedTo(elementId);
      requestFocus(elementId);
    },
    ledTo,
    arrive,
    markTried: () => setTried(true),
    replace: (other) => setHistory((current) => record(current, other)),
    keepAside: (other) => setHistory((current) => setAside(current, other)),
  };
}

/** Moves the focus to an element that is only about to appear, or to be shown: `request('part-q1')`. */
function useFocusRequest(): (elementId: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const element = document.getElementById(wanted.current);
    element?.focus({ preventScroll: true });
    if (!element || document.activeElement !== element) return;
    wanted.current = undefined;
    // As much as there is room for of what it belongs to, and in any case itself.
    element.closest('article')?.scrollIntoView({ block: 'nearest' });
    element.scrollIntoView({ block: 'nearest' });
  });
  return useCallback((elementId) => {
    wanted.current = elementId;
  }, []);
}
