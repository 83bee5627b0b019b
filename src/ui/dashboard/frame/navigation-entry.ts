import type { ComponentType } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { ScopeName } from '#kit/contract/scope.ts';
import type { Text } from '#messages/text.ts';

/** Words of the page's language: `(t) => t('projects:listOf.survey')`. */
export type Words = (t: Text) => string;

/** What waits there to be done or read. */
export interface Due {
  /** How much it is, as far as it is known. A hook: it reads by a query, which the screens share. */
  useCount: () => number | undefined;
  /** What is counted, for those who hear the number or point at it. */
  label: (t: Text, count: number) => string;
}

/** A place in a sidebar, as the feature that has the screen describes it. */
export interface NavigationEntry {
  label: Words;
  /** Without the language prefix. */
  to: string;
  icon: ComponentType;
  /** Only this very page is the entry's, not those under it. */
  end?: boolean;
  /** Pages that belong to it and stand beside it; without the language prefix. */
  beside?: readonly string[];
  /** What its screen reads: whoever may not call it does not find the entry. */
  reads?: Pick<Endpoint, 'access'>;
  /** Whoever is kept to other things does not find the entry. */
  scope?: ScopeName;
  /** Stands beside its name while it is more than none. */
  due?: Due;
}

export interface NavigationGroup {
  label?: Words;
  entries: readonly NavigationEntry[];
}
