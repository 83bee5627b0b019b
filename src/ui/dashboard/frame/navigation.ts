import type { ComponentType } from 'react';
import type { Role } from '#kit/contract/actor.ts';
import type { Text } from '#messages/create-i18n.ts';

/** Words of the page's language: `(t) => t('projects:surveys')`. */
export type Words = (t: Text) => string;

/** A place in a sidebar, as the feature that has the screen describes it. */
export interface NavigationEntry {
  label: Words;
  /** Without the language prefix. */
  to: string;
  icon: ComponentType;
  /** Only this very page is the entry's, not those under it. */
  end?: boolean;
  /** Who finds it there: everyone whose area it is, unless it says. */
  seenBy?: Access;
}

/** What somebody must have, all of it. */
export interface Access {
  roles?: readonly Role[];
  scope?: string;
}

export interface NavigationGroup {
  label?: Words;
  entries: readonly NavigationEntry[];
}
