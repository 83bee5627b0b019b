import type { Locale } from '#domain/text/locale.ts';
import { type Localized, localizedText } from '#domain/text/localized.ts';

interface Faq {
  question: Localized;
  answer: Localized;
}

/** Questions and answers as search engines read them, to stand in a `<script>`. */
export function faqData(faqs: readonly Faq[], locale: Locale): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: localizedText(question, locale),
      acceptedAnswer: { '@type': 'Answer', text: localizedText(answer, locale) },
    })),
  };
  // No text of an editor ends the element that this stands in.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
