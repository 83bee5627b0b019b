import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { idParams } from '#kit/contract/listing.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import type { ContentKind } from '../../contract/content.ts';
import { contentPaths } from '../../paths.ts';
import type { ContentFinder } from './entries.ts';

interface Saved {
  _id: string;
  revision: number;
}

type Nothing = z.ZodUndefined;
type Replies<Entry> = z.ZodType<Entry>;

interface ContentFormOptions<Values extends object, Entry extends Saved> {
  kind: ContentKind;
  /** What is edited; none where something new is written. */
  entry: Entry | undefined;
  valuesOf: (entry: Entry | undefined) => Values;
  calls: {
    find: ContentFinder;
    create: Endpoint<Nothing, Nothing, z.ZodType<Values>, Replies<Entry>>;
    get: Endpoint<typeof idParams, Nothing, Nothing, Replies<Entry>>;
    update: Endpoint<typeof idParams, Nothing, z.ZodType<Values & { revision: number }>, Replies<Entry>>;
  };
}

/** How a form of content is saved: what is new by a button that leads to the list, what is there in a bar. */
export function useContentForm<Values extends object, Entry extends Saved>(options: ContentFormOptions<Values, Entry>) {
  const { kind, entry, valuesOf, calls } = options;
  const t = useText();
  const client = useQueryClient();
  const navigate = useLocaleNavigate();
  const revised = (saved: Entry) => ({ revision: saved.revision, content: valuesOf(saved) });

  const readListAgain = () => client.invalidateQueries({ queryKey: callKey(calls.find) });

  async function create(body: Values): Promise<undefined> {
    await call(calls.create as Endpoint, { body } as never);
    await readListAgain();
    showToast('success', t('content:created'));
    navigate(contentPaths.list(kind));
  }

  async function update(id: string, body: Values, revision: number) {
    const saved = (await call(
      calls.update as Endpoint,
      { params: { id }, body: { ...body, revision } } as never,
    )) as Entry;
    client.setQueryData(callKey(calls.get as Endpoint, { params: { id } } as never), saved);
    await readListAgain();
    showToast('success', t('content:saved'));
    return revised(saved);
  }

  return {
    saves: entry ? ('bar' as const) : ('button' as const),
    saved: valuesOf(entry),
    revision: entry?.revision ?? 0,
    save: (body: Values, revision: number) => (entry ? update(entry._id, body, revision) : create(body)),
    read: entry
      ? async () => revised((await call(calls.get as Endpoint, { params: { id: entry._id } } as never)) as Entry)
      : undefined,
  };
}
