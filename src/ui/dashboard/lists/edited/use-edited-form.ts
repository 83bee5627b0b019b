import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { callKey } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '../../toast.tsx';

interface EditedFormOptions<Body> {
  /** What lists them. */
  finder: Endpoint;
  /** What is edited; none where something new is written. */
  entry: { _id: string; revision: number } | undefined;
  onSaved: () => void;
  calls: {
    create: (body: Body) => Promise<unknown>;
    update: (id: string, body: Body & { revision: number }) => Promise<unknown>;
  };
}

/** How the form of one of an edited list is saved: by a button of its dialog, which closes. */
export function useEditedForm<Body>({ finder, entry, onSaved, calls }: EditedFormOptions<Body>) {
  const t = useText();
  const client = useQueryClient();
  return {
    saves: 'button' as const,
    async save(body: Body): Promise<undefined> {
      if (entry) await calls.update(entry._id, { ...body, revision: entry.revision });
      else await calls.create(body);
      await client.invalidateQueries({ queryKey: callKey(finder) });
      showToast('success', t(entry ? 'forms:entrySaved' : 'forms:entryAdded'));
      onSaved();
    },
  };
}
