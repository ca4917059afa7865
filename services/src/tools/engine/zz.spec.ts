import { readAdvert } from '../../adverts/read-advert.js';
import { samples } from './testing/texts.js';
it('x', () => {
  for (let i=0;i<3;i++) { const t = performance.now(); for (const s of samples) readAdvert(s.description); console.log((performance.now()-t)/samples.length, 'ms each'); }
  for (const s of ['Visa sponsorship: No','This role does not meet the requirements for a Skilled Worker visa.','Visa sponsorship: Yes','You must have the right to work in the UK. We cannot offer sponsorship.','Sponsorship may be available.','You will be sponsored to do your mentorship course.','We are happy to sponsor the right person.','Right to work in the UK is essential', 'relocation help and H-1B', 'We sponsor Health and Care Worker visas']) console.log(s, readAdvert('Nurse\nWe need a nurse.\n'+s));
});
