import { rankedBounds } from '#domain/questionnaire/kinds/choice/ranked-bounds.ts';
import { hasPicturedOptions } from '#domain/questionnaire/kinds/choice/written-options.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Option } from '#domain/questionnaire/schema.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import { Icon } from '../../icons.tsx';
import { LocalizedText, useLocalizedText } from '../../localized-text.tsx';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import { OptionThumbnail } from '../image.tsx';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import own from './ranking.module.css';

/** A list of places beside each option; with script they are pressed, dragged and moved instead (`island/ranking`). */
export function Ranking({ question, name, parts = {}, offered }: AnswerProps<'ranking'>) {
  const t = useText();
  const placeOf = ({ id }: Option) => parts[id]?.[0] ?? '';
  const { options } = question;
  const { min, max } = rankedBounds(question);
  const isPictured = kindOf(question).pictured === true && hasPicturedOptions(options);
  const shown = [...options.entries()];
  const places = shown.map(([, option]) => placeOf(option)).filter((place) => place !== '');
  // Once enough have a place they stand in order, those without behind.
  const order = (option: Option) => Number(placeOf(option) || options.length + 1);
  if (places.length >= min) shown.sort(([, a], [, b]) => order(a) - order(b));
  return (
    <div className={own.ranking} data-ranking={max}>
      <p className={own.how} data-rank-how="" hidden>
        {t('questions:rankHow')}
      </p>
      <ol id={fieldId(name)} tabIndex={-1}>
        {shown.map(([index, option]) => (
          <RankedOption
            key={option.id}
            name={`${name}.${option.id}`}
            option={option}
            index={index}
            place={placeOf(option)}
            total={max}
            pictured={isPictured}
            isGone={offered ? !offered.has(option.id) : undefined}
          />
        ))}
      </ol>
      <VisuallyHidden role="status" data-rank-status="" />
    </div>
  );
}

interface RankedOptionProps {
  name: string;
  option: Option;
  /** As it was written, from 0. */
  index: number;
  place: string;
  total: number;
  /** Whether its image is shown. */
  pictured: boolean;
  isGone: boolean | undefined;
}

function RankedOption({ name, option, index, place, total, pictured, isGone }: RankedOptionProps) {
  const t = useText();
  const format = useFormat();
  const unwritten = t('questions:option', { number: index + 1 });
  const { read } = useLocalizedText(option.label);
  const label = <LocalizedText text={option.label} fallback={unwritten} />;
  const image = pictured && option.image ? <OptionThumbnail image={option.image} /> : null;
  const named = { option: read || unwritten };
  return (
    <li
      data-option={option.id}
      hidden={isGone}
      data-index={index}
      data-ranked={t('questions:ranked', { ...named, place: '#', total })}
      data-unranked={t('questions:unranked', named)}
    >
      <label className={own.listed} data-rank-list="">
        <select name={name} className={styles.control} defaultValue={place} disabled={isGone}>
          <option value="" />
          {Array.from({ length: total }, (_, at) => (
            <option key={option.id + String(at)} value={at + 1}>
              {format.number(at + 1)}
            </option>
          ))}
        </select>
        {image}
        {label}
      </label>
      <button type="button" className={own.pressed} data-rank="" hidden>
        <span className={own.place} data-rank-place="" aria-hidden="true" />
        {image}
        <span aria-hidden="true">{label}</span>
        <VisuallyHidden data-rank-said="" />
      </button>
      <span className={own.tools} data-rank-tools="" hidden>
        <button type="button" data-by="-1" aria-label={t('questions:rankUp', named)}>
          <Icon>
            <path d="m6 15 6-6 6 6" />
          </Icon>
        </button>
        <button type="button" data-by="1" aria-label={t('questions:rankDown', named)}>
          <Icon>
            <path d="m6 9 6 6 6-6" />
          </Icon>
        </button>
        <span className={own.handle} data-rank-handle="" aria-hidden="true">
          <Icon>
            <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
          </Icon>
        </span>
      </span>
    </li>
  );
}
