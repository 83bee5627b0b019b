import type { ComponentType } from 'react';
import type { Namespace } from '#messages/text.ts';

/** What a route module may say about its page: `export const handle = { texts: ['site'] } satisfies PageHandle`. */
export interface PageHandle {
  /** Texts that it and the routes in it show, beyond those that the routes around it bring. */
  texts?: readonly Namespace[];
  /**
   * false: plain HTML without the framework's script. 'once-seen': it is whole without that script, which is fetched
   * when the page has been painted.
   */
  script?: false | 'once-seen';
  /** Work that needs the window: the sidebar is folded (`bar`), or the page also goes from edge to edge (`window`). */
  takes?: 'bar' | 'window';
  /** Its shape, shown until script is at work, where it differs from that of other screens. */
  waiting?: ComponentType;
  /** What stands in the top bar until then, where the page has a bar of its own. */
  bar?: ComponentType;
}
