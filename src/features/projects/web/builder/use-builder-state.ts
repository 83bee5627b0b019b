import { useCallback, useMemo, useState } from 'react';
import { updateQuestion, updateSection } from '#domain/questionnaire/edit.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Builder, EditOptions, Selection } from './builder-context.ts';
import { type History, record, redo, setAside, startHistory, undo } from './history.ts';
import { useFocusRequest } from './use-focus-request.ts';

export interface BuilderState {
  builder: Builder;
  /** What was just deleted, with a way back. */
  notice: string | undefined;
  dismissNotice: () => void;
  /** The last thing said to those who hear the page. */
  said: { text: string; count: number };
  /** Another version takes the place of the one shown, which stays one undo away. */
  replace: (questionnaire: Questionnaire) => void;
  /** A version that is not shown is put one undo away. */
  keepAside: (questionnaire: Questionnaire) => void;
}

/** The edited questionnaire with its history, what is selected in it, and what is said of it. */
export function useBuilderState(
  start: Questionnaire,
  languages: readonly Locale[],
  writing: readonly Locale[],
): BuilderState {
  const t = useText();
  const [history, setHistory] = useState<History<Questionnaire>>(() => startHistory(start));
  const [selection, setSelection] = useState<Selection | null>(null);
  const [notice, setNotice] = useState<string>();
  const [said, setSaid] = useState({ text: '', count: 0 });
  const requestFocus = useFocusRequest();

  const say = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), []);

  const select = useCallback<Builder['select']>(
    (next, focus) => {
      setSelection(next);
      if (focus !== undefined) requestFocus(focus);
    },
    [requestFocus],
  );

  const edit = useCallback(
    (change: (questionnaire: Questionnaire) => Questionnaire, options: EditOptions = {}) => {
      const { topic } = options;
      const mark = topic === undefined ? undefined : { topic, at: Date.now() };
      setHistory((current) => record(current, change(current.present), mark));
      if (options.select !== undefined) setSelection(options.select);
      if (options.focus !== undefined) requestFocus(options.focus);
      if (options.say !== undefined) say(options.say);
      if (topic === undefined) setNotice(options.notice);
    },
    [requestFocus, say],
  );

  const builder = useMemo<Builder>(
    () => ({
      questionnaire: history.present,
      languages,
      writing,
      selection,
      select,
      edit,
      editQuestion: (question, options) => edit((current) => updateQuestion(current, question), options),
      editSection: (id, texts, options) => edit((current) => updateSection(current, id, texts), options),
      undo: () => {
        setHistory(undo);
        setNotice(undefined);
        say(t('builder:undone'));
      },
      redo: () => {
        setHistory(redo);
        setNotice(undefined);
        say(t('builder:redone'));
      },
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      say,
    }),
    [history, languages, writing, selection, select, edit, say, t],
  );

  return {
    builder,
    notice,
    dismissNotice: () => setNotice(undefined),
    said,
    replace: (questionnaire) => setHistory((current) => record(current, questionnaire)),
    keepAside: (questionnaire) => setHistory((current) => setAside(current, questionnaire)),
  };
}
