import { describe, expect, it } from 'vitest';
import { readVideoAddress } from './video-address.ts';

describe('the address of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube'],
    ['https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s', 'youtube'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube'],
    ['https://vimeo.com/76979871', 'vimeo'],
    ['https://vimeo.com/76979871/8272103f6e?share=copy', 'vimeo'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo'],
    ['https://www.facebook.com/watch/?v=10153231379946729', 'facebook'],
    ['https://www.facebook.com/brac.bangladesh/videos/10153231379946729/', 'facebook'],
    ['https://m.facebook.com/reel/10153231379946729', 'facebook'],
    ['https://www.facebook.com/share/v/1AbCdEfGh/', 'facebook'],
    ['https://fb.watch/aBc-123_x/', 'facebook'],
    ['https://example.com/films/well.MP4', 'file'],
    ['https://example.com:8443/well.webm?download=0', 'file'],
  ])('%s is watched at: %s', (address, watchedAt) => {
    expect(readVideoAddress(address)).toMatchObject({ address, watchedAt });
  });

  it('may be typed without its beginning, and with room around it', () => {
    expect(readVideoAddress(' youtu.be/dQw4w9WgXcQ ')).toEqual({
      address: 'https://youtu.be/dQw4w9WgXcQ',
      watchedAt: 'youtube',
      host: 'youtu.be',
    });
  });

  it.each([
    '',
    'http://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'data:video/mp4;base64,AAAA',
    'https://me:secret@youtu.be/dQw4w9WgXcQ',
    'https://youtu.be:8443/dQw4w9WgXcQ',
    'https://youtu.be/short',
    'https://www.youtube.com/@somebody',
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube.com/redirect?q=https://evil.example/a',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil-youtube.com/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/features',
    'https://www.facebook.com/brac.bangladesh',
    'https://l.facebook.com/l.php?u=https://evil.example',
    'https://example.com/well',
    'https://example.com/page?file=well.mp4',
    'https://example.com/well.mp4.exe',
  ])('%s is none', (typed) => {
    expect(readVideoAddress(typed)).toBeUndefined();
  });
});
