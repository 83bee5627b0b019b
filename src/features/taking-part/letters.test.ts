import { describe, expect, it } from 'vitest';
import { lettersOf } from './letters.ts';

describe('lettersOf', () => {
  it('names each letter of a script once and in order', () => {
    expect(lettersOf('Banana, বাবা', 'latin')).toEqual([',', 'B', 'a', 'n']);
    expect(lettersOf('Banana, বাবা', 'bengali')).toEqual(['বা']);
  });

  it('keeps joined Bengali letters together', () => {
    expect(lettersOf('অ্যা ক্ষমা র‍্যা', 'bengali')).toEqual(['অ্যা', 'ক্ষ', 'মা', 'র‍্যা']);
  });

  it('finds in its own list what is in it', () => {
    const letters = lettersOf('শুক্রবার কী খাওয়া হবে?', 'bengali');
    expect(lettersOf(letters.join(' '), 'bengali')).toEqual(letters);
  });

  it('knows nothing of other scripts and of signs without a letter', () => {
    expect(lettersOf('日本 🙂 \u09be', 'bengali')).toEqual([]);
  });
});
