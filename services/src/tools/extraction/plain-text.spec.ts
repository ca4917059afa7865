import { processorMs } from '../../platform/testing/processor-time.js';
import { decoded, isText } from './file-kind.js';
import { hasWords, tidyText } from './tidy-text.js';

const utf16 = (text: string, mark: number[]) => Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')]);

describe('plain text', () => {
  it('is read in the encodings that people have', () => {
    expect(decoded(Buffer.from('\ufeffỌlá'))).toBe('Ọlá');
    expect(decoded(utf16('Ọlá', [0xff, 0xfe]))).toBe('Ọlá');
    expect(decoded(utf16('Ọlá', [0xfe, 0xff]).swap16().fill(0xfe, 0, 1).fill(0xff, 1, 2))).toBe('Ọlá');
    expect(decoded(Buffer.from([0x43, 0x56, 0x20, 0x96, 0x20, 0xe9]))).toBe('CV – é');
  });

  it('is told from other files by what it cannot contain', () => {
    expect(isText(Buffer.from('One\r\n\tTwo\f'))).toBe(true);
    expect(isText(Buffer.from([0x50, 0x4b, 0x03, 0x04]))).toBe(false);
    expect(isText(Buffer.from('a\0b'))).toBe(false);
  });

  it('is kept in one form', () => {
    expect(tidyText('  One \r\nTwo\t\r\r\r\r\n\n\nThree\u2028Four\n')).toBe('One\nTwo\n\nThree\nFour');
  });

  it('shows where its pages end', () => {
    expect(tidyText('One\n\n\fTwo\f\fFour\f')).toBe('One\n\f\nTwo\n\f\n\n\f\nFour');
    expect(tidyText('\fTwo')).toBe('\f\nTwo');
  });

  it('loses what can neither be kept nor read', () => {
    expect(tidyText('a\u0000b\u0007c\ud83dd\ue001e \u{1f600}')).toBe('abcde \u{1f600}');
  });

  it('is none where nothing can be seen', () => {
    expect(tidyText('\u200b\u200d\n\ufeff\u00ad \u2060\u3164\u2800\f\u202e')).toBe('');
    expect(tidyText('\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645')).toContain('\u200c');
  });

  it('takes no longer for a long run of spaces', () => {
    const began = processorMs();
    expect(tidyText(`a${' '.repeat(400_000)}b`)).toHaveLength(400_002);
    expect(processorMs() - began).toBeLessThan(15_000);
  });

  it('has words in any script', () => {
    expect([hasWords('٣ أعوام'), hasWords('日本'), hasWords('— • —'), hasWords('')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
