import type { Theme } from '#domain/colour/themes.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { ProjectAddress } from '#features/projects/paths.ts';

/** What a page stands on: paper where one works, a cover where one begins, ends, or is stopped. */
export type Ground = 'paper' | 'cover';

/** Whence somebody came to a preview. */
export type PreviewedFrom = 'build' | 'oversight' | 'templates';

/** What a page's `handle` may say to the frame. */
export interface TakingPartHandle {
  /** The id of the form, if the page shows one, that is posted with the choice so that nothing typed in it is lost. */
  form?(loaderData: unknown): string | undefined;
  /** The languages its survey is written in, and its colours. */
  survey?(loaderData: unknown): { languages: readonly Locale[]; theme: Theme } | undefined;
  ground?(loaderData: unknown): Ground | undefined;
  /**
   * The draft that its owner looks at, a template, or what the staff look at: the frame says that nothing is kept, and
   * leads back to where they came from, unless the page is within another that does.
   */
  draft?(loaderData: unknown): (ProjectAddress & { from: PreviewedFrom; isFramed: boolean }) | undefined;
}
