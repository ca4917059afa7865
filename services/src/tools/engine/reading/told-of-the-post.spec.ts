import { namesAskedBy } from '../testing/asked-for.js';

const askedIn = (line: string) => namesAskedBy('Baker', [line]);

describe('what is told of a post', () => {
  it.each([
    'You report to the Finance Director.',
    'The post reports to the Site Manager.',
    "You'll be managed by the Quality Manager",
    'Line manager: Head of Science',
    'Your line manager will be the Construction Manager',
    'Required for April.',
    'Required from 1 September or as soon as possible',
    'Post available from Easter',
    'Membership of a union is of course a matter for you.',
    'What you wear is up to you',
    'Membership of the gym is optional',
  ])('asks for nothing: %s', async (line) => {
    expect(await askedIn(line)).toEqual([]);
  });

  it.each([
    'Membership of the CIPD',
    'Experience of financial reporting',
    'Able to report to the board on risk',
    'Forklift licence required immediately',
    'Construction management',
    'You report faults and hazards to the site team',
  ])('asks where it names something to bring: %s', async (line) => {
    expect(await askedIn(line)).not.toEqual([]);
  });
});
