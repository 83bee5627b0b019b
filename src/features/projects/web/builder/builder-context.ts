import { createContext, useContext } from 'react';
import type { Question, Questionnaire, Section } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';

export interface Selection {
  type: 'question' | 'section';
  id: string;
}

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

/** What every part of the editor works with. */
export interface Builder {
  questionnaire: Questionnaire;
  /** The languages respondents choose among. */
  languages: readonly Locale[];
  /** Those among them one writes in now. */
  writing: readonly Locale[];
  selection: Selection | null;
  select: (selection: Selection | null, focus?: string) => void;
  edit: (change: (questionnaire: Questionnaire) => Questionnaire, options?: EditOptions) => void;
  editQuestion: (question: Question, options?: EditOptions) => void;
  editSection: (id: string, texts: Partial<Pick<Section, 'title' | 'intro'>>, options?: EditOptions) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  say: (text: string) => void;
}

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('Parts of the editor stand inside a BuilderContext');
  return builder;
}
