import { LOCALES } from '#domain/text/locale.ts';
import { isBlank } from '#domain/text/localized.ts';
import { cleanLine, cleanText } from '#domain/text/normalise.ts';
import { invalidField } from '#kit/contract/errors.ts';
import { variablesIn } from '#kit/contract/mail-template.ts';
import { REPLY_VARIABLES, type ReplyContent } from '../../contract/saved-replies.ts';

/** A reply as it is stored: in each language it has both a name and a text, or neither, and it is written in one. */
export function cleanReply(typed: ReplyContent): ReplyContent {
  const name = { en: cleanLine(typed.name.en), bn: cleanLine(typed.name.bn) };
  const text = { en: cleanText(typed.text.en), bn: cleanText(typed.text.bn) };
  const isEmpty = isBlank(name) && isBlank(text);
  for (const locale of LOCALES) {
    if (name[locale] === '' && (text[locale] !== '' || isEmpty)) throw invalidField(`name.${locale}`, 'required');
    if (text[locale] === '' && name[locale] !== '') throw invalidField(`text.${locale}`, 'required');
    const known: readonly string[] = REPLY_VARIABLES;
    const unknown = variablesIn(text[locale]).find((variable) => !known.includes(variable));
    if (unknown !== undefined)
      throw invalidField(`text.${locale}`, 'replyVariableUnknown', { variable: `{{${unknown}}}` });
  }
  return { name, text };
}
