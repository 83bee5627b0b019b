import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { CallError } from '#kit/contract/call.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { firstMessages } from '#kit/web/calls/form-errors.ts';
import { callKey } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { heldBack } from '#ui/dashboard/saving/edited-fields.ts';
import type { Revision } from '#ui/dashboard/saving/save-machine.ts';
import { type SavedValues, useSavedValues } from '#ui/dashboard/saving/use-saved-values.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { typeOf } from '../../contract/kinds.ts';
import { findProjects } from '../../contract/list.ts';
import { getSurvey, type Project, updateSurvey } from '../../contract/project.ts';
import { surveyQuery } from '../queries.ts';
import {
  changedBetween,
  type EditedSettings,
  edited,
  FIXED_WHILE_COLLECTING,
  joined,
  redone,
  startEditing,
  undone,
  valuesIn,
  whileCollecting,
} from './edited-settings.ts';
import {
  firstToMend,
  namesOf,
  problemsOf,
  type SettingName,
  type SettingProblems,
  sendable,
} from './setting-problems.ts';
import { changesOf, type SettingsValues, valuesOf } from './settings-values.ts';

type Changes = Partial<SettingsValues>;

export interface SettingEdit {
  /** What is typed in, where several letters in a row are one step: `title:en`. */
  topic?: string;
  /** Shown with a way back: what was taken away. */
  notice?: string;
}

/** A step back or forth that was taken: from what to what. */
export interface SettingStep {
  before: SettingsValues;
  after: SettingsValues;
  names: readonly SettingName[];
}

export interface Settings {
  values: SettingsValues;
  /** Where what is to change came from a while ago, of what the values are by then. */
  change: (changes: Changes | ((now: SettingsValues) => Changes), edit?: SettingEdit) => void;
  /** A field is being written whose halves mean something else: it waits until it is left. */
  write: (name: SettingName, text: string) => void;
  /** A field was left: from now on it is said what is wrong with it. */
  leave: (name: SettingName) => void;
  /** The work is to go out: every field counts as left. */
  leaveAll: () => void;
  /** What is wrong with fields that were left. */
  problems: SettingProblems;
  /** What the server refused, in its words. */
  refused: Readonly<Record<string, string>>;
  /** A field keeps what cannot be used, and whether it was left so; nothing once it does not, or is gone. */
  hold: (fieldId: string, isLeft?: boolean) => void;
  /** The first of these that was left. */
  heldField: string | undefined;
  /** Some field is not saved as it stands. */
  isHeld: boolean;
  /** Something is not with the server yet. */
  isUnsaved: boolean;
  /** Where somebody has to mend something before it is saved. */
  toMend: SettingName | undefined;
  machine: SavedValues<SettingsValues>['machine'];
  /** Where somebody else saved first, and the two ways on. */
  conflict: SavedValues<SettingsValues>['conflict'];
  keepMine: () => void;
  takeTheirs: () => void;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  /** The last step back or forth. */
  step: SettingStep | undefined;
  /** What was taken away a moment ago. */
  notice: string | undefined;
  dismissNotice: () => void;
}

/** The settings being edited. What can be saved is, as one goes; a field with a problem waits until it is mended. */
export function useSettings(project: Project): Settings {
  const client = useQueryClient();
  const params = { id: project._id };
  const [start] = useState(() => revisionOf(project));
  const [edits, setEdits] = useState(() => startEditing(start.content));
  const isCollecting = project.status === 'processing';
  const within = useMemo(
    () => (isCollecting ? whileCollecting(edits, valuesOf(project)) : edits),
    [isCollecting, edits, project],
  );
  const values = useMemo(() => valuesIn(within), [within]);
  useTold(project, changedBetween(edits, within), () => setEdits(within));
  const [step, setStep] = useState<SettingStep>();
  const [notice, setNotice] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = problemsOf(values, project);
  const [writing, setWriting] = useState<SettingName>();
  const held = writing ? [...namesOf(found), writing] : namesOf(found);

  const { holding, hold } = useHolding();

  const { machine, base, isUnsaved, conflict, keepMine, takeTheirs } = useSavedValues({
    saved: start,
    values,
    onValues: (next) => setEdits((now) => edited(now, typeof next === 'function' ? next(valuesIn(now)) : next)),
    sendable: (typed, base) => sendable(typed, base, held),
    async store({ revision, content }, base) {
      try {
        return await send(revision, content, base);
      } catch (error) {
        if (!isFixedByNow(error)) throw error;
        // Somebody published elsewhere. What is fixed since then stays as it is, and holds back nothing else.
        const now = await call(getSurvey, { params });
        if (now.status !== 'processing') throw error;
        client.setQueryData(surveyQuery(project._id).queryKey, now);
        const kept = heldBack(content, valuesOf(now), FIXED_WHILE_COLLECTING);
        return { ...(await send(revision, kept, base)), content: kept };
      }
    },
    read: async () => revisionOf(await call(getSurvey, { params })),
  });
  const { state, error } = machine;

  async function send(revision: number, content: SettingsValues, base: SettingsValues) {
    const body = { ...changesOf(content, base.password), settingsRevision: revision };
    const stored = await call(updateSurvey, { params, body });
    client.setQueryData(surveyQuery(project._id).queryKey, stored);
    void client.invalidateQueries({ queryKey: callKey(findProjects) });
    return { revision: stored.settingsRevision };
  }

  function change(changes: Changes | ((now: SettingsValues) => Changes), edit: SettingEdit = {}): void {
    const { topic } = edit;
    const mark = topic === undefined ? undefined : { topic, at: Date.now() };
    setEdits((now) => {
      const before = valuesIn(now);
      return edited(now, { ...before, ...(typeof changes === 'function' ? changes(before) : changes) }, mark);
    });
    setNotice(edit.notice);
  }

  function move(walk: (now: EditedSettings) => EditedSettings): void {
    const after = walk(within);
    const names = changedBetween(within, after);
    setEdits(after);
    setStep({ before: values, after: valuesIn(after), names });
    setNotice(undefined);
    leave(...names);
  }

  /** Theirs stand beneath every step from now on: the way back leads to what was changed here, not behind theirs. */
  function join(then: () => void): void {
    if (conflict) setEdits((now) => joined(now, base, conflict.theirs));
    then();
  }

  function leave(...names: SettingName[]): void {
    setWriting(undefined);
    setLeft((before) => (names.every((name) => before.has(name)) ? before : new Set([...before, ...names])));
  }

  return {
    values,
    change,
    write(name, text) {
      setWriting(name);
      change({ [name]: text }, { topic: name });
    },
    leave,
    leaveAll: () => leave(...namesOf(found)),
    problems: Object.fromEntries(Object.entries(found).filter(([name]) => left.has(name))),
    refused: state.standing === 'refused' && error instanceof CallError ? firstMessages(error.fields) : {},
    hold,
    heldField: [...holding].find(([, isLeft]) => isLeft)?.[0],
    isHeld: held.length > 0 || holding.size > 0,
    isUnsaved,
    toMend: firstToMend(found, left),
    machine,
    conflict,
    keepMine: () => join(keepMine),
    takeTheirs: () => join(takeTheirs),
    canUndo: within.history.past.length > 0,
    canRedo: within.history.future.length > 0,
    undo: () => move(undone),
    redo: () => move(redone),
    step,
    notice,
    dismissNotice: () => setNotice(undefined),
  };
}

/** Fields that keep what cannot be used themselves, by id, and whether they were left so. */
function useHolding() {
  const [holding, setHolding] = useState<ReadonlyMap<string, boolean>>(new Map());
  const hold = useCallback((fieldId: string, isLeft?: boolean) => {
    setHolding((before) => {
      if (before.get(fieldId) === isLeft) return before;
      const others = [...before].filter(([id]) => id !== fieldId);
      return new Map(isLeft === undefined ? others : [...others, [fieldId, isLeft]]);
    });
  }, []);
  return { holding, hold };
}

/** Says once which settings are fixed by now and stay as they were saved, though they were changed here. */
function useTold(project: Project, names: readonly SettingName[], onTold: () => void): void {
  const t = useText();
  const tell = useEffectEvent(() => {
    const settings = FIXED_WHILE_COLLECTING.filter((name) => names.includes(name)).map((name) => t(`projects:${name}`));
    showToast(
      'info',
      t('projects:keptWhileCollecting', { kind: t(`common:kind.${typeOf(project)}`), settings: settings.join(', ') }),
    );
    onTold();
  });
  const isAny = names.length > 0;
  useEffect(() => {
    if (isAny) tell();
  }, [isAny]);
}

function isFixedByNow(error: unknown): boolean {
  return error instanceof CallError && FIXED_WHILE_COLLECTING.some((name) => name in error.fields);
}

function revisionOf(project: Project): Revision<SettingsValues> {
  return { revision: project.settingsRevision, content: valuesOf(project) };
}
