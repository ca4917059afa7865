import { readLine } from './job-line.js';
import { aLine } from '../jobs/testing/some-jobs.js';

const source = { key: 'some', name: 'some', isSample: false };
const read = (location: string, visa: string) =>
  readLine(aLine({ location, visa_type: visa, description: 'We offer visa sponsorship.' }), source);

describe('a town in Georgia without its country', () => {
  it('is in the United States where its visa is one of theirs', () => {
    expect(read('Atlanta, Georgia', 'H-1B (US)')).toMatchObject({
      location: 'Atlanta, GA, United States',
      country: 'United States',
      visaType: 'H-1B (US)',
    });
  });

  it('may be in either Georgia where nothing else tells', () => {
    expect(read('Atlanta, Georgia', '').country).toBeNull();
  });
});
