import type { Locale } from '../text/locale.ts';
import { isBlank, type Localized, missingLocales } from '../text/localized.ts';
import type { Finding } from './finding.ts';
import { checkQuestion } from './registry.ts';
import type { Question, Questionnaire, Section } from './schema.ts';

/**
 * Reads a questionnaire as its respondents will, in each of its languages, before it is published. What a respondent
 * could not answer is an error; what only reads badly is a warning.
 */
export function checkQuestionnaire(questionnaire: Questionnaire, languages: readonly Locale[]): Finding[] {
  const { sections } = questionnaire;
  if (sections.every((section) => section.questions.length === 0)) return [{ severity: 'error', key: 'noQuestions' }];
  return sections.flatMap((section) => [
    ...checkSection(section, languages),
    ...section.questions.flatMap((question) =>
      [...checkTexts(question, languages), ...checkQuestion(question)].map((finding) => ({
        ...finding,
        sectionId: section.id,
      })),
    ),
  ]);
}

function checkSection(section: Section, languages: readonly Locale[]): Finding[] {
  const sectionId = section.id;
  if (section.questions.length === 0) return [{ severity: 'warning', key: 'emptySection', sectionId }];
  const gaps = new Set([...gapsIn(section.title, languages), ...gapsIn(section.intro, languages)]);
  return [...gaps].map((locale) => ({ severity: 'warning', key: inLanguage('missingSection', locale), sectionId }));
}

function checkTexts(question: Question, languages: readonly Locale[]): Finding[] {
  const questionId = question.id;
  const findings: Finding[] = [];
  if (isBlank(question.title)) findings.push({ severity: 'error', key: 'blankTitle', questionId });
  for (const locale of gapsIn(question.title, languages)) {
    findings.push({ severity: 'error', key: inLanguage('missingTitle', locale), questionId });
  }
  for (const locale of gapsIn(question.help, languages)) {
    findings.push({ severity: 'warning', key: inLanguage('missingHelp', locale), questionId });
  }
  if ('options' in question) findings.push(...checkLabels(question, languages));
  return findings;
}

function checkLabels(question: Extract<Question, { options: unknown }>, languages: readonly Locale[]): Finding[] {
  const questionId = question.id;
  return question.options.flatMap(({ label }, index): Finding[] => {
    const values = { position: index + 1 };
    if (isBlank(label)) return [{ severity: 'error', key: 'blankOption', values, questionId }];
    return gapsIn(label, languages).map((locale) => ({
      severity: 'error',
      key: inLanguage('missingOption', locale),
      values,
      questionId,
    }));
  });
}

/** The languages a text is missing in, although it is written in another. */
function gapsIn(text: Localized, languages: readonly Locale[]): Locale[] {
  return isBlank(text) ? [] : missingLocales(text, languages);
}

function inLanguage(key: string, locale: Locale): string {
  return `${key}${locale === 'en' ? 'En' : 'Bn'}`;
}
