import { processorMs } from '../../../platform/testing/processor-time.js';
import { postSaid } from './post-said.js';

describe('a post is said', () => {
  it.each([
    ['Receptionist (8 years), Some Hotel', 'Receptionist'],
    ['Receptionist, for 8 years', 'Receptionist'],
    ['Driver, since', 'Driver'],
    ['Driver – from', 'Driver'],
    ['Fitter [agency], Some Works Ltd', 'Fitter at Some Works Ltd'],
  ])('without what stands around it: %s', (title, said) => expect(postSaid(title)).toBe(said));

  it.each(['(', ' (', '(, ', '[', ' [', ', ', '– ', '  '])('in a moment, however many of “%s” stand in it', (mark) => {
    const started = processorMs();
    postSaid(`Driver ${mark.repeat(40_000)}`);
    expect(processorMs() - started).toBeLessThan(1_000);
  });
});
