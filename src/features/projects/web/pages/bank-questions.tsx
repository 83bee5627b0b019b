import { useText } from '#kit/web/i18n/use-i18n.ts';
import { openToCallers } from '#kit/web/page/open-to-callers.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { findSharedQuestions } from '../../contract/bank-questions.ts';
import { SharedQuestionList } from '../bank/shared-question-list.tsx';

export const handle = {
  texts: [
    'answers',
    'api',
    'bank',
    'builder',
    'checker',
    'content',
    'logic',
    'projects',
    'questions',
    'quiz',
    'sharing',
  ],
} satisfies PageHandle;

export const loader = openToCallers(findSharedQuestions);

export default function BankQuestionsPage() {
  return (
    <>
      <PageHead title={useText()('bank:questions')} />
      <SharedQuestionList />
    </>
  );
}
