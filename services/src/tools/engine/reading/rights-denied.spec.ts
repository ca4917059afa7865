import { workRightIn } from './rights.js';
import { rightSaid } from '../writing/right-said.js';

describe('a right that a CV names', () => {
  it.each([
    ['Indefinite leave to remain – no time limit'],
    ['ILR - no expiry'],
    ['Settled status - no expiry date'],
    ['British citizen - no need for sponsorship'],
    ['British citizen | Driving licence: no points'],
  ])('is held, whatever there is none of behind it: %s', (line) => {
    expect(workRightIn(line)).toBe('has');
  });

  it.each([['Settled status in UK: no. Spanish citizen.'], ['Settled status: not yet'], ['Right to work: no']])(
    'is not there where the whole answer is no: %s',
    (line) => {
      expect(workRightIn(line)).toBe('none');
    },
  );

  it('is said as it is by who looks for a post', () => {
    expect(rightSaid('Looking for a role with a UK employer that can sponsor a Skilled Worker visa', 'needs')).toBe(
      'I need a Skilled Worker visa',
    );
    expect(rightSaid('Seeking a role; full right to work in the UK', 'has')).not.toContain('I need');
  });
});
