import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { localizedText } from '#domain/text/localized.ts';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { findCategories } from '../../contract/categories.ts';
import {
  type CategoryEntry,
  type CategoryState,
  deleteCategory,
  findCategoryEntries,
  mergeCategory,
  restoreCategory,
  setCategoryState,
} from '../../contract/category-entries.ts';

export type CategoryChanges = ReturnType<typeof useCategoryChanges>;

/** What is done to single categories, and the last that went, for as long as one may undo it. */
export function useCategoryChanges() {
  const t = useText();
  const locale = useLocale();
  const messageOf = useErrorMessage();
  const readAgain = useReadAgain();
  const [gone, setGone] = useState<{ id: string; notice: string }>();
  const following = { onSuccess: readAgain, onError: (error: unknown) => showToast('error', messageOf(error)) };
  const stating = useCallMutation(setCategoryState, following);
  const removing = useCallMutation(deleteCategory, following);
  const merging = useCallMutation(mergeCategory, following);
  const restoring = useCallMutation(restoreCategory, following);
  const nameOf = ({ name }: CategoryEntry) => localizedText(name, locale);
  return {
    gone,
    isMerging: merging.isPending,
    setState(entry: CategoryEntry, state: CategoryState) {
      stating.mutate(
        { params: { id: entry._id }, body: { state } },
        { onSuccess: () => showToast('success', t(`categories:made.${state}`)) },
      );
    },
    remove(entry: CategoryEntry) {
      const notice = t(entry.projects > 0 ? 'categories:deletedUsed' : 'content:deleted', {
        name: nameOf(entry),
        count: entry.projects,
      });
      removing.mutate({ params: { id: entry._id } }, { onSuccess: () => setGone({ id: entry._id, notice }) });
    },
    merge(entry: CategoryEntry, into: CategoryEntry, onDone: () => void) {
      const notice = t('categories:merged', { name: nameOf(entry), other: nameOf(into) });
      merging.mutate(
        { params: { id: entry._id }, body: { into: into._id } },
        { onSuccess: () => setGone({ id: entry._id, notice }), onSettled: onDone },
      );
    },
    restore() {
      if (gone) restoring.mutate({ params: { id: gone.id } });
      setGone(undefined);
    },
    dismiss: () => setGone(undefined),
  };
}

/** Whatever shows categories shows them as they are now. */
export function useReadAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [findCategoryEntries, findCategories].map((read) => client.invalidateQueries({ queryKey: callKey(read) })),
    );
}
