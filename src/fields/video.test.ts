import { describe, expect, it } from 'vitest';
import { readVideo } from './read-video.ts';

describe('readVideo', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://m.youtube.com/watch?app=desktop&v=abcdefghijk&t=10s',
    'https://youtu.be/abcdefghijk?si=x',
    'youtube.com/shorts/abcdefghijk',
    'https://www.youtube.com/embed/abcdefghijk',
  ])('finds the video of %s', (typed) => {
    expect(readVideo(typed)).toEqual({
      href: 'https://www.youtube.com/watch?v=abcdefghijk',
      player: 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
      origin: 'https://www.youtube-nocookie.com',
    });
  });

  it('finds one of Vimeo', () => {
    expect(readVideo('https://vimeo.com/123456789')?.player).toBe(
      'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1',
    );
  });

  it.each([
    'https://www.youtube.com/@canal',
    'https://exemplo.com/watch?v=abcdefghijk',
    'javascript:alert(1)//youtu.be/abcdefghijk',
    'https://youtu.be/abcdefghijk"onload=x',
  ])('finds none in %s', (typed) => {
    expect(readVideo(typed)).toBeUndefined();
  });
});
