import { useCallback } from 'react';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { useBuilderTools } from '../builder-context.ts';
import { asImage, type Picked, useSendPictures } from '../pictures/use-send-pictures.ts';
import { OPTIONS, type OptionList } from './option-list.ts';
import type { OptionEdits } from './use-option-edits.ts';

/** Pictures of the options of a question; what sends them is left out where its kind shows none. */
export function useOptionPictures({ id, kind }: Question, list: OptionList, edits: OptionEdits) {
  const { now } = useBuilderTools();
  const sending = useSendPictures();
  const { send } = sending;

  const optionsNow = useCallback(() => {
    const question = findQuestion(now().questionnaire, id);
    return (question && list.of(question)) ?? [];
  }, [id, list, now]);

  /** The option may have been written on, or be gone, when the picture is there. */
  const pickedFor = useCallback(
    (optionId: string, file: File): Picked => ({
      file,
      take(sent) {
        const option = optionsNow().find((one) => one.id === optionId);
        if (option) edits.set(optionId, { image: asImage(sent, option.image) });
      },
    }),
    [optionsNow, edits],
  );

  const sendOne = useCallback((optionId: string, file: File) => send([pickedFor(optionId, file)]), [send, pickedFor]);

  /**
   * In order, to the options that have none; more pictures than those are left out. Where pictures that were on their
   * way before have come to an option since, the next that has none gets it.
   */
  function sendSeveral(files: readonly File[]): void {
    const without = () => optionsNow().filter(({ image }) => !image);
    const pickedNear = (optionId: string, file: File): Picked => ({
      file,
      take(sent) {
        const options = without();
        const option = options.find((one) => one.id === optionId) ?? options[0];
        if (option) edits.set(option.id, { image: asImage(sent, undefined) });
      },
    });
    send(without().flatMap((option, index) => (files[index] ? [pickedNear(option.id, files[index])] : [])));
  }

  const isPictured = list === OPTIONS && kindOf({ kind }).pictured === true;
  return { sending, ...(isPictured && { sendOne, sendSeveral }) };
}
