import { isSame } from '../../is-same.ts';
import { isLocale, LOCALES } from '../../text/locale.ts';
import type { Localized } from '../../text/localized.ts';
import type { Detail } from './changes.ts';
import { outOfOrder } from './out-of-order.ts';

type Settings = Readonly<Record<string, unknown>>;
type Item = Settings & { id: string };

interface Compared {
  /** Said elsewhere. */
  but: readonly string[];
  /** What an item is called. */
  labelOf: (id: string) => Localized;
}

/** Where two records of settings differ, name by name; of a list of what has ids, what came, went and moved. */
export function compareSettings(before: Settings, after: Settings, { but, labelOf }: Compared): Detail[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => !but.includes(name));
  return names.flatMap((name): Detail[] => {
    const [then, now] = [before[name], after[name]];
    // Nothing written is nothing, also where it is not there at all.
    if (isSame(then, now) || (isNothing(then) && isNothing(now))) return [];
    if (isItems(then ?? []) && isItems(now ?? [])) return compareItems(name, toItems(then), toItems(now), labelOf);
    if (isText(then) && isText(now)) return compareText(name, then, now);
    return [{ of: 'setting', name, before: then, after: now }];
  });
}

/** Language by language. */
function compareText(name: string, before: Localized, after: Localized): Detail[] {
  return LOCALES.filter((locale) => (before[locale] ?? '') !== (after[locale] ?? '')).map(
    (locale): Detail => ({ of: 'setting', name, locale, before: before[locale] ?? '', after: after[locale] ?? '' }),
  );
}

function compareItems(
  list: string,
  before: readonly Item[],
  after: readonly Item[],
  labelOf: Compared['labelOf'],
): Detail[] {
  const then = new Map(before.map((item) => [item.id, item]));
  const ids = after.map(({ id }) => id);
  const moved = outOfOrder([...then.keys()], ids);
  const now = after.flatMap((item): Detail[] => {
    const label = labelOf(item.id);
    const known = then.get(item.id);
    if (!known) return [{ of: 'item', list, change: 'added', label }];
    const settings = compareSettings(known, item, { but: ['id'], labelOf });
    return [
      ...(moved.has(item.id) ? [{ of: 'item', list, change: 'moved', label } as const] : []),
      ...settings.map((detail) => (detail.of === 'setting' ? { ...detail, item: label } : detail)),
    ];
  });
  const gone = before.filter(({ id }) => !ids.includes(id));
  return [...now, ...gone.map(({ id }): Detail => ({ of: 'item', list, change: 'removed', label: labelOf(id) }))];
}

function isText(value: unknown): value is Localized {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, text]) => isLocale(name) && typeof text === 'string');
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNothing);
  return value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

function toItems(value: unknown): readonly Item[] {
  return isItems(value) ? value : [];
}

/** The ids of all that is listed in these settings, and in what is listed there. */
export function itemIdsIn(settings: Settings): Set<string> {
  const items = Object.values(settings).flatMap(toItems);
  return new Set(items.flatMap((item) => [item.id, ...itemIdsIn(item)]));
}

function isItems(value: unknown): value is readonly Item[] {
  return Array.isArray(value) && value.every((item) => typeof Object(item).id === 'string');
}
