// The builder's operations on the options of one question, or its rows. An id that is not there changes nothing.
import type { Localized } from '../../text/localized.ts';
import type { Option } from '../schema.ts';

/** Whatever has options. */
export interface Listed {
  options: Option[];
}

/** Adds an option before the one now at `index`; without it, at the end. */
export function addOption<Q extends Listed>(question: Q, option: Option, index = question.options.length): Q {
  return { ...question, options: question.options.toSpliced(Math.max(0, index), 0, option) };
}

/** Gives an option another text, in every language at once. */
export function relabelOption<Q extends Listed>(question: Q, optionId: string, label: Localized): Q {
  return setOption(question, optionId, { label });
}

/** Sets what an option has; what is not named stays. */
export function setOption<Q extends Listed>(question: Q, optionId: string, set: Partial<Option>): Q {
  const options = question.options.map((option) => (option.id === optionId ? { ...option, ...set } : option));
  return { ...question, options };
}

/** Moves an option. `index` counts without the moved one. */
export function moveOption<Q extends Listed>(question: Q, optionId: string, index: number): Q {
  const option = question.options.find((candidate) => candidate.id === optionId);
  return option ? addOption(removeOption(question, optionId), option, index) : question;
}

/** Removes an option. The last one goes too: the checker asks for more, a draft may be anything. */
export function removeOption<Q extends Listed>(question: Q, optionId: string): Q {
  return { ...question, options: question.options.filter((option) => option.id !== optionId) };
}

/** Puts the options in another order by chance, never in the one they have: nobody can read off what is right. */
export function mixOptions<Q extends Listed>(question: Q, random: () => number): Q {
  const drawn = question.options.map((option) => ({ option, place: random() }));
  const mixed = drawn.toSorted((a, b) => a.place - b.place).map(({ option }) => option);
  const isSame = mixed.every((option, place) => option === question.options[place]);
  return { ...question, options: isSame ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed };
}
