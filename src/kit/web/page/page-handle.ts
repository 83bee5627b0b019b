/** What a route module may say about its page: `export const handle = { script: false } satisfies PageHandle`. */
export interface PageHandle {
  /** false: plain HTML without the framework's script. */
  script?: boolean;
}
