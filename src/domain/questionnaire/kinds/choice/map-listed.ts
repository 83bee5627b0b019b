import type { ChangeText, TextPlace } from '../../kind.ts';
import type { Option } from '../../schema.ts';

/** A list that is written in a question with the label of each item changed: options, rows, columns. */
export function mapListed<O extends Pick<Option, 'id' | 'label' | 'carried'>>(
  list: readonly O[],
  change: ChangeText,
  said: Pick<TextPlace, 'blank' | 'missing'>,
): O[] {
  return list.map((item, index) => ({
    ...item,
    label: change(item.label, {
      text: 'label',
      severity: 'error',
      ...said,
      values: { position: index + 1 },
      optionId: item.id,
      ...(item.carried && { isIdle: true }),
    }),
  }));
}
