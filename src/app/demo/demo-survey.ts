import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Localized } from '#domain/text/localized.ts';
import type { ProjectKind, QuizMode } from '#features/projects/contract/kinds.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import type { Turnout } from './draw-respondents.ts';
import type { Habits } from './habits.ts';
import type { DemoDrawing, DemoPicture } from './hang-drawings.ts';
import type { DemoRound } from './play-rounds.ts';

/** A survey, or a project of another kind, to show: what it asks, and how people answered. */
export interface DemoSurvey {
  /** Which of the demonstration's owners it belongs to. */
  owner: 'first' | 'second';
  /** Left out for a survey. */
  kind?: ProjectKind;
  /** Of a quiz, how it goes on; left out: `general`. */
  mode?: QuizMode;
  title: Localized;
  settings: Partial<Omit<ProjectSettings, 'title' | 'cover'>>;
  /** Its own questions, or the id of the template it starts from; left out for what its kind begins with. */
  content?: Questionnaire | { templateId: string };
  /** Cuts the questions of its template into sections, each from a question on. */
  parts?: readonly { from: string; title: Localized }[];
  /** Of a quiz of such parts: when each is taken. */
  rounds?: readonly DemoRound[];
  /** Stands above its title. */
  cover?: DemoPicture;
  /** Shown with options of its own questions. */
  drawings?: readonly DemoDrawing[];
  /** Left out for a draft. */
  answered?: Turnout & { habits: Habits };
  /** Closed by its owner after the last answer. */
  closed?: boolean;
}
