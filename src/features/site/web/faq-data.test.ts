import { expect, it } from 'vitest';
import { faqData } from './faq-data.ts';

it('tells questions and answers in one language, and nothing in them ends the script they stand in', () => {
  const data = faqData(
    [
      {
        question: { en: '</script><script>alert(1)</script>', bn: 'প্রশ্ন' },
        answer: { en: '<p>Yes.</p>', bn: '<p>হ্যাঁ।</p>' },
      },
    ],
    'en',
  );
  expect(data).not.toContain('<');
  expect(JSON.parse(data).mainEntity).toEqual([
    {
      '@type': 'Question',
      name: '</script><script>alert(1)</script>',
      acceptedAnswer: { '@type': 'Answer', text: '<p>Yes.</p>' },
    },
  ]);
});
