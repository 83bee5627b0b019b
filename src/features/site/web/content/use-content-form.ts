import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { callKey } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { contentPaths } from '../../content/paths.ts';
import type { ContentKind } from '../../contract/content.ts';

interface Saved {
  _id: string;
  revision: number;
}

interface ContentFormOptions<Values extends object, Entry extends Saved> {
  kind: ContentKind;
  /** What is edited; none where something new is written. */
  entry: Entry | undefined;
  valuesOf: (entry: Entry | undefined) => Values;
  /** What is read again after every save: its list, and itself. */
  reads: readonly Endpoint[];
  calls: {
    get: (id: string) => Promise<Entry>;
    create: (body: Values) => Promise<Entry>;
    update: (id: string, body: Values & { revision: number }) => Promise<Entry>;
  };
}

/** How a form of content is saved: what is new by a button that leads to the list, what is there in a bar. */
export function useContentForm<Values extends object, Entry extends Saved>(options: ContentFormOptions<Values, Entry>) {
  const { kind, entry, valuesOf, reads, calls } = options;
  const t = useText();
  const client = useQueryClient();
  const navigate = useLocaleNavigate();
  const revised = (saved: Entry) => ({ revision: saved.revision, content: valuesOf(saved) });

  async function told(words: string): Promise<void> {
    await Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: callKey(read) })));
    showToast('success', words);
  }

  async function create(body: Values): Promise<undefined> {
    await calls.create(body);
    await told(t('content:created'));
    navigate(contentPaths.list(kind));
  }

  async function update(id: string, body: Values, revision: number) {
    const saved = await calls.update(id, { ...body, revision });
    await told(t('content:saved'));
    return revised(saved);
  }

  return {
    saves: entry ? ('bar' as const) : ('button' as const),
    saved: valuesOf(entry),
    revision: entry?.revision ?? 0,
    save: (body: Values, revision: number) => (entry ? update(entry._id, body, revision) : create(body)),
    read: entry ? async () => revised(await calls.get(entry._id)) : undefined,
  };
}
