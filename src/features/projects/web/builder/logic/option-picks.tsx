import { MultiSelect } from '@mantine/core';
import { optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { searchKey } from '#domain/text/normalise.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import styles from './logic.module.css';
import { labelOf } from './words/clause-words.ts';

interface OptionPicksProps {
  question: Question;
  row?: string | undefined;
  chosen: readonly string[];
  onChange: (options: string[]) => void;
}

/** The options that a condition looks for, those that are gone among them until they are taken out. */
export function OptionPicks({ question, row, chosen, onChange }: OptionPicksProps) {
  const translator = usePageTranslator();
  const { t } = translator;
  const offered = optionsOf(question, row).map(({ id }) => id);
  const all = [...offered, ...chosen.filter((id) => !offered.includes(id))];
  return (
    <MultiSelect
      searchable
      hidePickedOptions
      aria-label={t('logic:options')}
      placeholder={chosen.length === 0 ? t('logic:chooseOptions') : undefined}
      data={all.map((value) => ({ value, label: labelOf(question, value, translator, row) }))}
      value={[...chosen]}
      // In the order of the question, whatever was chosen first.
      onChange={(next) => onChange(all.filter((id) => next.includes(id)))}
      filter={({ options, search }) =>
        options.filter((option) => 'label' in option && searchKey(option.label).includes(searchKey(search)))
      }
      classNames={{ root: styles.picks, pill: styles.pick, inputField: styles.find }}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}
