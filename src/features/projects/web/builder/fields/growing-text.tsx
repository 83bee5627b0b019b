import { useCallbackRef } from '@mantine/hooks';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useReducer, useRef } from 'react';
import { afterNextFrame } from './after-next-frame.ts';
import styles from './localized-field.module.css';

interface GrowingTextProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'defaultValue' | 'onChange'> {
  value: string;
  onWrite: (text: string) => void;
  look: 'title' | 'section' | 'help' | 'option' | 'cell';
}

/**
 * Grows with its text by the style sheet alone: measuring every field after every key would make typing slow. The
 * invisible copy has its language too, for its letters and line height.
 *
 * It holds the field to its value itself. React would also write the value into what the element contains, with every
 * key, and the browser then asks anew what is in whatever stands around it, up to the page's root (`:has()`).
 *
 * A letter is seen before anybody hears of it (decision 75): what shows the text elsewhere is drawn in the next frame.
 */
export function GrowingText({ look, lang, value, onWrite, ...props }: GrowingTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const waiting = useRef<ReturnType<typeof afterNextFrame>>(undefined);
  // What was typed may be refused: then nothing else is drawn.
  const [held, hold] = useReducer((times: number) => times + 1, 0);
  const handOver = useCallbackRef(() => {
    waiting.current = undefined;
    if (!field.current) return;
    onWrite(field.current.value);
    hold();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is taken back, the value being the same.
  useLayoutEffect(() => {
    if (!field.current || field.current.value === value) return;
    // What takes the place of a text takes that of its last letter.
    waiting.current?.forget();
    waiting.current = undefined;
    field.current.value = value;
  }, [value, held]);

  useLayoutEffect(() => () => waiting.current?.hurry(), []);

  function change({ nativeEvent }: ChangeEvent): void {
    if (isTypedLetter(nativeEvent) && growsByItself()) {
      // Joins those that wait, and has them wait no longer.
      waiting.current ??= afterNextFrame(handOver);
      return;
    }
    waiting.current?.forget();
    handOver();
  }

  return (
    <div lang={lang} className={styles.field} data-look={look} data-text={value || props.placeholder}>
      <textarea ref={field} rows={1} className={styles.text} {...props} onChange={change} />
    </div>
  );
}

/** Written by a key, or by one of several that make a letter; what is pasted, taken back or cut is heard of at once. */
function isTypedLetter(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  const { inputType, data } = event;
  return inputType === 'insertCompositionText' || (inputType === 'insertText' && data?.length === 1);
}

/** Elsewhere a field has the room of the copy that is drawn beside it, and is to have it with the letter. */
function growsByItself(): boolean {
  return CSS.supports('field-sizing', 'content');
}
