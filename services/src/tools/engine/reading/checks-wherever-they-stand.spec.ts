import { asked } from '../testing/asked-for.js';

describe('a check that is required', () => {
  const care = (line: string) => `Care Assistant\nElm House, Hull\nRequirements:\n- Kind and patient\n${line}`;

  it.each([
    'An enhanced DBS check is required',
    'An enhanced DBS check is required for this post.',
    'An enhanced DBS check will be required.',
    'We offer free parking. An enhanced DBS check is required.',
    'Pay: £13.50 an hour. Pension, paid breaks. An enhanced DBS check is required.',
    'An enhanced DBS check and two references are required.',
    'You must have an enhanced DBS.',
    'Enhanced DBS certificate required',
    'A DBS check is essential.',
    'How to apply: send your CV to jo@elm.test. An enhanced DBS check is required.',
    'You will need to undergo an enhanced DBS check.',
  ])('is asked for wherever it stands: “%s”', async (line) => {
    expect(await asked(care(line))).toContain('DBS check');
  });

  it.each([
    'A DBS check will be carried out.',
    'We pay for your DBS check.',
    'No DBS check is required.',
    'The post is subject to an enhanced DBS check.',
    'A DBS check is not required.',
  ])('and is not where it is the employer’s to do: “%s”', async (line) => {
    expect(await asked(care(line))).not.toContain('DBS check');
  });
});
