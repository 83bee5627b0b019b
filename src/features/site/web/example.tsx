import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { HomeQuestion } from '../contract/shown.ts';
import { sitePaths } from '../paths.ts';
import styles from './example.module.css';
import { QuestionResults } from './home/question-results.tsx';

/** What the product is for, by its own example: a question that visitors were asked, with what they said. */
export function Example({ question }: { question: HomeQuestion }) {
  const t = useText();
  return (
    <section className={styles.example}>
      <div>
        <h2>{t('site:example.title')}</h2>
        <p>{t('site:example.text')}</p>
        <p>
          <LocaleLink to={`${sitePaths.home}#question`}>{t('site:example.answer')}</LocaleLink>
        </p>
      </div>
      <div className={styles.sheet}>
        <h3>
          <LocalizedText text={question.title} />
        </h3>
        <QuestionResults question={question} />
        <p className={styles.count}>{t('site:home.answers', { count: question.answers })}</p>
      </div>
    </section>
  );
}
