import { expect, it } from 'vitest';
import { pictureBytes } from '#tests/factories/image.ts';
import { remakeInTurn, resizeInTurn } from './image-thread.ts';

it('makes sizes for pages before the uploads that wait', async () => {
  const sent = await pictureBytes({ width: 1_200, height: 800 });
  const done: string[] = [];
  const uploads = [1, 2, 3].map(async () => {
    await remakeInTurn({ sent, formats: ['png'], side: 1_920 });
    done.push('upload');
  });
  const size = resizeInTurn({ stored: sent, width: 80, height: undefined, quality: 60, format: 'webp' }).then(() =>
    done.push('size'),
  );
  await Promise.all([...uploads, size]);
  expect(done.indexOf('size')).toBeLessThan(2);
  expect(done).toHaveLength(4);
});
