import { tallyKey } from '#domain/answers/counting/tally.ts';
import { isBlank } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { QuestionReport, ReportCards } from '../../contract/report.ts';
import { FoldedCards } from './folded-cards.tsx';
import { QuestionCard } from './question-card.tsx';
import styles from './summary.module.css';

interface Group {
  title: QuestionReport['sectionTitle'];
  questions: { report: QuestionReport; number: number }[];
}

/** A card a question, under the titles of their sections, which fold. */
export function QuestionCards({ report, today }: { report: ReportCards; today: string | undefined }) {
  const t = useText();
  return groupBySection(report.questions).map(({ title, questions }, place) => {
    const key = questions[0] && tallyKey(questions[0].report.question);
    const cards = questions.map(({ report: question, number }) => (
      <QuestionCard
        key={tallyKey(question.question)}
        projectId={report.projectId}
        number={number}
        report={question}
        today={today}
        versions={report.versions}
        askedOtherwise={report.questions.filter((other) => other.question.id === question.question.id).length > 1}
      />
    ));
    if (!isBlank(title)) {
      return (
        <FoldedCards key={key} title={<LocalizedText text={title} />} place={place} count={questions.length}>
          {cards}
        </FoldedCards>
      );
    }
    return (
      <section key={key} className={styles.cards}>
        <VisuallyHidden>
          <h2>{t('reports:questions')}</h2>
        </VisuallyHidden>
        {cards}
      </section>
    );
  });
}

function groupBySection(reports: QuestionReport[]): Group[] {
  const groups: Group[] = [];
  for (const [index, report] of reports.entries()) {
    const last = groups.at(-1);
    const { sectionTitle: title } = report;
    const isSame = last && last.title.en === title.en && last.title.bn === title.bn;
    const question = { report, number: index + 1 };
    if (isSame) last.questions.push(question);
    else groups.push({ title, questions: [question] });
  }
  return groups;
}
