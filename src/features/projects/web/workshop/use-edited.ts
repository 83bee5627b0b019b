import { useState } from 'react';
import type { Project } from '../../contract/project.ts';
import { type BuilderState, useBuilderState } from '../builder/state/use-builder-state.ts';
import { type Settings, useSettings } from '../settings/use-settings.ts';
import { useWriting, type Writing } from './use-writing.ts';

/** What is edited of a project. What is typed in its questions changes none of it: that stands in the draft. */
export interface Edited {
  builder: BuilderState;
  settings: Settings;
  writing: Writing;
  write: (writing: Writing) => void;
}

export function useEdited(project: Project): Edited {
  const [start] = useState(project.questionnaire);
  const settings = useSettings(project);
  // What is on the screen counts, whether it is saved yet or not; without a language there is nothing to show.
  const languages = settings.values.languages.length > 0 ? settings.values.languages : project.languages;
  const { writing, chosen, choose } = useWriting(languages);
  const builder = useBuilderState(start, settings.values.closingText, project, languages, writing, choose);
  return { builder, settings, writing: chosen, write: choose };
}
