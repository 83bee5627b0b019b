import { createContext, useContext } from 'react';
import type { SectionHead } from '#domain/questionnaire/editing/edit.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import type { Draft } from './state/draft-store.ts';
import type { Selection } from './state/selection.ts';

export interface EditOptions {
  /** What the edit is about, where several in a row are one step: `title:q1:en`. */
  topic?: string;
  select?: Selection | null;
  /** The element that takes the focus once it is there. */
  focus?: string;
  /** Said to those who hear the page. */
  say?: string;
  /** Shown with a way back: what was deleted. */
  notice?: string;
}

/** What stays the same while one types. What changes is read by `useDraft`. */
export interface BuilderTools {
  /** The languages respondents choose among. */
  languages: readonly Locale[];
  /** Those among them one writes in now. */
  writing: readonly Locale[];
  /** The first of these, which the canvas is read in. */
  locale: Locale;
  /** What is on the screen when it is asked: for what happens on a press. */
  now: () => Draft;
  /** Of the project itself: it may say what is asked and reckoned here. */
  closingText: Localized;
  select: (selection: Selection | null, focus?: string) => void;
  edit: (change: (questionnaire: Questionnaire) => Questionnaire, options?: EditOptions) => void;
  editQuestion: (question: Question, options?: EditOptions) => void;
  editSection: (id: string, head: Partial<SectionHead>, options?: EditOptions) => void;
  undo: () => void;
  redo: () => void;
  /** Leads to a text in a language that may not be one of those one writes in now. */
  writeAt: (locale: Locale, focus: string) => void;
  /** Leads to something in the details, which are shown for it. */
  leadTo: (elementId: string) => void;
  /** One question is all it asks, and answers to it are votes. */
  isPoll: boolean;
  /** Answers are marked by what is right. */
  isQuiz: boolean;
  /** One question is edited, which stands in no questionnaire. */
  isAlone: boolean;
  /** They are practised: nobody passes or fails. */
  isPractice: boolean;
  /** Publishing was tried: from now on whatever is in its way is marked, also where one is writing. */
  tried: boolean;
  say: (text: string) => void;
}

export const BuilderToolsContext = createContext<BuilderTools | null>(null);

/** Opens the inspector, where it does not stand beside the canvas. */
export const DetailsContext = createContext<(() => void) | undefined>(undefined);

/** Whatever in the details one is led to, which takes the focus when they open. */
export const LedToContext = createContext<string | undefined>(undefined);

export function useBuilderTools(): BuilderTools {
  const tools = useContext(BuilderToolsContext);
  if (!tools) throw new Error('Parts of the editor stand inside a BuilderToolsContext');
  return tools;
}
