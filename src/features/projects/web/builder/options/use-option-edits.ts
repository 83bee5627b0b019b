import { useMemo } from 'react';
import {
  addOption,
  type Listed,
  moveOption,
  relabelOption,
  removeOption,
  setOption,
} from '#domain/questionnaire/editing/edit-options.ts';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import type { Deleted } from '#domain/questionnaire/logic/references.ts';
import type { Option } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { isBlank, type Localized } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type EditOptions, useBuilderTools } from '../builder-context.ts';
import { fieldId } from '../parts/element-ids.ts';
import { newId } from '../parts/new-id.ts';
import { linesOf, pasteOptions, roomFor } from './option-lines.ts';
import type { OptionList } from './option-list.ts';

export type OptionEdits = ReturnType<typeof useOptionEdits>;

/** Lines pasted into an option, in its language. */
export interface Pasted {
  text: string;
  locale: Locale;
}

/**
 * What can be done with the options of a question. The same functions for as long as it is edited, as those given are:
 * `askAbout` takes what is pasted and is more than there is room for, `askBefore` what is to be removed.
 */
export function useOptionEdits(
  questionId: string,
  list: OptionList,
  askAbout: (pasted: Pasted) => void,
  askBefore: (deleted: Deleted, remove: () => void) => void,
) {
  const t = useText();
  const { locale: firstLocale, now, select, editQuestion } = useBuilderTools();

  return useMemo(() => {
    const labelField = (optionId: string, locale: Locale = firstLocale) =>
      fieldId(`${questionId}-${optionId}`, 'label', locale);

    function change(work: (listed: Listed, most: number) => [Listed, EditOptions?] | undefined): void {
      const question = findQuestion(now().questionnaire, questionId);
      const options = question && list.of(question);
      if (!question || !options) return;
      const [changed, edit] = work({ options: [...options] }, list.most(question)) ?? [];
      if (changed) editQuestion(list.put(question, changed.options), edit);
    }

    return {
      relabel(optionId: string, label: Localized): void {
        change((question) => [relabelOption(question, optionId, label), { topic: `option:${questionId}:${optionId}` }]);
      },
      set(optionId: string, setting: Partial<Option>, topic?: string): void {
        change((question) => [setOption(question, optionId, setting), topic ? { topic } : {}]);
      },
      /** After an option, or at the end. One that is there and still empty is as good as a new one. */
      add(afterId?: string, locale?: Locale): void {
        change((question, most) => {
          const index = afterId === undefined ? question.options.length : placeIn(question, afterId) + 1;
          const next = question.options[index];
          if (next && isBlank(next.label)) {
            select({ type: 'question', id: questionId }, labelField(next.id, locale));
            return undefined;
          }
          if (question.options.length >= most) return undefined;
          const id = newId();
          return [addOption(question, { id, label: {} }, index), { focus: labelField(id, locale) }];
        });
      },
      remove(optionId: string, locale?: Locale): void {
        const remove = (question: Listed): [Listed, EditOptions] => {
          const index = placeIn(question, optionId);
          const neighbour = question.options[index - 1] ?? question.options[index + 1];
          const said = t('builder:optionRemoved');
          const focus = neighbour && labelField(neighbour.id, locale);
          return [removeOption(question, optionId), { focus, notice: said, say: said }];
        };
        askBefore({ questionIds: [questionId], optionId }, () => change(remove));
      },
      /** To where another option is. */
      moveOnto(optionId: string, otherId: string): void {
        change((question) => moved(question, optionId, placeIn(question, otherId)));
      },
      /** One step; `focus` names the element that keeps the focus. */
      step(optionId: string, by: -1 | 1, focus: string): void {
        change((question) => moved(question, optionId, placeIn(question, optionId) + by, focus));
      },
      paste(pasted: Pasted): void {
        change((question, most) => {
          const lines = linesOf(pasted.text);
          if (lines.length > roomFor(question, most) || lines.some(({ isShorter }) => isShorter)) {
            askAbout(pasted);
            return undefined;
          }
          const say = t('builder:optionsPasted', { count: lines.length });
          return [pasteOptions(question, lines, pasted.locale, newId, most), { say }];
        });
      },
    };

    function moved(question: Listed, optionId: string, index: number, focus?: string) {
      const total = question.options.length;
      if (index < 0 || index >= total) return undefined;
      const say = t('builder:moved', { place: index + 1, total });
      return [moveOption(question, optionId, index), { say, focus }] satisfies [Listed, EditOptions];
    }
  }, [questionId, list, firstLocale, now, select, editQuestion, askAbout, askBefore, t]);
}

function placeIn({ options }: Listed, optionId: string): number {
  return options.findIndex((option) => option.id === optionId);
}
