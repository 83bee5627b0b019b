import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import type { ChoiceFinder } from './finders.ts';

interface ChoiceFormOptions<Body> {
  finder: ChoiceFinder;
  /** What is edited; none where something new is written. */
  entry: { _id: string; revision: number } | undefined;
  onSaved: () => void;
  calls: {
    create: (body: Body) => Promise<unknown>;
    update: (id: string, body: Body & { revision: number }) => Promise<unknown>;
  };
}

/** How the form of a choice is saved: by a button of its dialog, which closes. */
export function useChoiceForm<Body>({ finder, entry, onSaved, calls }: ChoiceFormOptions<Body>) {
  const t = useText();
  const client = useQueryClient();
  return {
    saves: 'button' as const,
    async save(body: Body): Promise<undefined> {
      if (entry) await calls.update(entry._id, { ...body, revision: entry.revision });
      else await calls.create(body);
      await client.invalidateQueries({ queryKey: callKey(finder) });
      showToast('success', t(entry ? 'ticketChoices:saved' : 'ticketChoices:added'));
      onSaved();
    },
  };
}
