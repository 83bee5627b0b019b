import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { Progress } from './progress.tsx';

it('hangs a stroke for every question from its line, as long as they stay apart', () => {
  const few = renderPage('en', <Progress answered={1} total={40} />);
  expect(few).toMatch(/class="[^"]*tally[^"]*" style="--questions:40"/);
  expect(renderPage('en', <Progress answered={1} total={41} />)).not.toContain('tally');
});

it('says in words what it shows', () => {
  expect(renderPage('en', <Progress answered={1} total={9} />)).toMatch(/<progress [^>]*aria-label="1 of 9 answered"/);
});

it('is full at the last question of the step view, whatever has been answered', () => {
  const last = renderPage('en', <Progress answered={2} total={8} step={8} />);
  expect(last).toMatch(/<progress [^>]*aria-label="Question 8 of 8"/);
  expect(last).toMatch(/<progress [^>]*value="8"/);
  expect(last).toMatch(/<progress [^>]*max="8"/);
  expect(last).toContain('>100%</progress>');
});
