import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { RecentCount } from './recent-count.tsx';

const days = [0, 3, 4].map((count, place) => ({ day: `2026-03-0${place + 1}`, count }));

function render(total: number, counts = days): string {
  return renderPage(
    'bn',
    <RecentCount
      title="সাড়া"
      days={counts}
      total={{ label: 'মোট', count: total }}
      facts={[['জরিপ', '২']]}
      perDay="প্রতিদিন"
      quiet="কোনো সাড়া আসেনি"
    />,
  );
}

it('says how many came in of late, and the total where that is more', () => {
  expect(render(120)).toContain('>৭</p>');
  expect(render(120)).toContain('<dt>মোট</dt><dd>১২০</dd>');
  expect(render(7)).not.toContain('মোট');
});

it('has words instead of bars where nothing came in', () => {
  const html = render(120, [{ day: '2026-03-03', count: 0 }]);
  expect(html).toContain('কোনো সাড়া আসেনি');
  expect(html).not.toContain('প্রতিদিন');
});
