import { searchKey } from '#domain/text/normalise.ts';

/** A category, a district: something by its name, with what belongs to it. */
export interface TreeItem {
  value: string;
  label: string;
  children?: TreeItem[];
}

/** By value: its own name, then those of all that it belongs to, from the nearest on. */
export type TreePaths = ReadonlyMap<string, readonly string[]>;

export function pathsOf(items: readonly TreeItem[], above: readonly string[] = []): TreePaths {
  return new Map(
    items.flatMap(({ value, label, children = [] }): [string, readonly string[]][] => {
      const path = [label, ...above];
      return [[value, path], ...pathsOf(children, path)];
    }),
  );
}

/** Whether every word typed begins one of its own name or of the names of what it belongs to. */
export function isFound(path: readonly string[], typed: string): boolean {
  const words = searchKey(path.join(' ')).split(' ');
  return searchKey(typed)
    .split(' ')
    .every((each) => words.some((word) => word.startsWith(each)));
}
