import { allAre } from './testing/all-are.js';

describe('visas for some grades', () => {
  it('are a condition', () => {
    allAre('conditional', [
      'The trust supports visa applications for grades 7 and up.',
      'We support visa applications for grade 7 and above.',
      'Our company supports visa applications for bands 6 and up.',
      'The university supports visa applications from grade 8 upwards.',
      'We sponsor visas for roles at band 6 and above.',
      'Visa support for grade 5 upwards.',
      'Visa sponsorship is offered for band 5 or higher.',
      'We provide sponsorship for staff at level 4 and over.',
      'We sponsor from grade 6 up.',
      'Visa sponsorship is available for posts at grade 6+.',
    ]);
  });
  it('are none where all grades have them', () => {
    allAre('offers', [
      'We support visa applications for all grades.',
      'We sponsor visas for all bands.',
      'We support visa applications for the successful candidate.',
      'We sponsor every grade.',
    ]);
  });
  it('are refused where they are denied', () => {
    allAre('refuses', [
      'We do not sponsor visas for bands 5 and below.',
      'We do not support visa applications for grades 7 and up.',
      'No visa sponsorship for grade 4 and above.',
    ]);
  });
});
