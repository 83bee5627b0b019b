import { hiddenValueTitle } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import type { FactClause } from '#domain/questionnaire/logic/fact-clause.ts';
import { isSourceFact, LANGUAGE, SOURCES, type SourceFact } from '#domain/questionnaire/logic/facts.ts';
import { isLocale } from '#domain/text/locale.ts';
import type { Translator } from '#messages/translator.ts';
import { sourceWords } from '../../../../contract/sharing.ts';
import { anyOf, type Named, type Said } from './said.ts';

/** By which way somebody came: how the link that they followed was shared. */
export const WAY = SOURCES[0];

/** What a fact is called that says where somebody came from. */
export function sourceTitle(fact: SourceFact, { t }: Pick<Translator, 't'>): string {
  return t(`logic:sources.${nameOf(fact)}`);
}

function nameOf<Name extends string>(fact: `$${Name}`): Name {
  return fact.slice(1) as Name;
}

/** What a sentence says of a fact. */
export function factSaid(
  { fact, phrase, values }: FactClause,
  { hiddenValues }: Named,
  { t, locale }: Translator,
): Said {
  const named = hiddenValues.get(fact);
  const places = { fact: '<fact/>', values: '<values/>' };
  const languageOf = (value: string) => (isLocale(value) ? t(`builder:language.${value}`) : value);
  if (fact === WAY) {
    return {
      text: t(`logic:cameSays.${phrase}`, places),
      values: {
        values: anyOf(
          values.map((value) => sourceWords(value, t)),
          t,
        ),
      },
    };
  }
  const title = isSourceFact(fact) ? sourceTitle(fact, { t }) : named && hiddenValueTitle(named, locale);
  return {
    text: t(`logic:factSays.${phrase}`, places),
    values: {
      fact: fact === LANGUAGE ? t('logic:theLanguage') : (title ?? t('logic:goneFact')),
      values: anyOf(fact === LANGUAGE ? values.map(languageOf) : values, t),
    },
  };
}
