import { PLACE_LEVELS, type PlaceLevel, placeWithin } from '#domain/places/place-levels.ts';
import { isRetired, offeredPlaces, type Place, placesOf } from '#domain/places/place-names.ts';
import {
  type AddressPart,
  PART_LABELS,
  partsAsked,
  partsNeeded,
} from '#domain/questionnaire/kinds/place/address-parts.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Locale } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import { LocalizedText } from '../../localized-text.tsx';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import own from './address.module.css';
import { Finder, otherNames } from './finder.tsx';

/**
 * A list for each level, grouped by the level above, so that nothing is hidden without script: whoever knows the
 * district need not know its division. The page's script narrows them (`island/places`).
 */
export function AddressInput({ question, name, parts = {} }: AnswerProps<'postal_address'>) {
  const t = useText();
  const needed = question.required || question.requireIf ? partsNeeded(question) : [];
  return (
    <div className={own.address} data-address="">
      {inPairs(partsAsked(question)).map((part, index) => {
        const field = {
          id: index === 0 ? fieldId(name) : fieldId(`${name}.${part}`),
          name: `${name}.${part}`,
          className: styles.control,
          defaultValue: parts[part]?.[0] ?? '',
        };
        const isSpare = needed.length > 0 && !needed.includes(part);
        return (
          <div
            key={part}
            className={part === 'line' ? own.line : undefined}
            data-optional-part={isSpare ? '' : undefined}
          >
            <label htmlFor={field.id}>
              <LocalizedText text={PART_LABELS[part]} />
              {isSpare ? <span className={styles.optional}>{` (${t('common:optional')})`}</span> : null}
            </label>
            <PartField part={part} field={field} />
          </div>
        );
      })}
    </div>
  );
}

/** Two short ones stand beside one another: the long one, which has a row of its own, would part them. */
function inPairs(parts: readonly AddressPart[]): readonly AddressPart[] {
  return [...parts.filter((part) => part !== 'line'), ...parts.filter((part) => part === 'line')];
}

interface FieldAttributes {
  id: string;
  name: string;
  className: string | undefined;
  defaultValue: string;
}

function PartField({ part, field }: { part: AddressPart; field: FieldAttributes }) {
  const level = PLACE_LEVELS.find((one) => one === part);
  if (level) return <PlaceList level={level} field={field} />;
  if (part === 'postcode') {
    return (
      <input {...field} type="text" inputMode="numeric" autoComplete="postal-code" maxLength={4} placeholder=" " />
    );
  }
  return <input {...field} type="text" autoComplete="street-address" maxLength={LIMITS.shortText * 4} />;
}

function PlaceList({ level, field }: { level: PlaceLevel; field: FieldAttributes }) {
  const t = useText();
  const locale = useLocale();
  const around = PLACE_LEVELS[PLACE_LEVELS.indexOf(level) - 1];
  const places = placesToChoose(level, locale, field.defaultValue);
  const list = (
    <select {...field} data-level={level}>
      <option value="">{t('common:chooseOption')}</option>
      {around
        ? placesOf(around, locale)
            .map((place) => ({ place, within: places.filter(({ id }) => placeWithin(id, around) === place.id) }))
            .filter(({ within }) => within.length > 0)
            .map(({ place, within }) => (
              <optgroup key={place.id} label={localizedText(place.name, locale)}>
                {within.map((one) => placeOption(one, locale))}
              </optgroup>
            ))
        : places.map((place) => placeOption(place, locale))}
    </select>
  );
  return around ? <Finder id={field.id}>{list}</Finder> : list;
}

/** Those that are offered; whoever answered with one that is not sees what they answered. */
function placesToChoose(level: PlaceLevel, locale: Locale, answered: string): readonly Place[] {
  if (!isRetired(answered)) return offeredPlaces(level, locale);
  return placesOf(level, locale).filter(({ id }) => id === answered || !isRetired(id));
}

function placeOption({ id, name }: Place, locale: Locale) {
  const shown = localizedText(name, locale);
  return (
    <option key={id} value={id} data-also={otherNames(name, shown)}>
      {shown}
    </option>
  );
}
