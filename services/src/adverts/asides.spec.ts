import { allAre } from './testing/all-are.js';

describe('a yes to sponsorship and a no to something else in one line', () => {
  it('offers sponsorship', () => {
    allAre('offers', [
      'Sponsorship, yes; agencies, no.',
      'Visa sponsorship yes, agencies no.',
      'Sponsorship: yes. Agencies: no.',
      'Agencies, no; sponsorship, yes.',
      'Visas, yes; remote working, no.',
      'Sponsorship, yes; dogs, no.',
      'Visa sponsorship: yes; relocation package: no.',
      'Sponsorship – yes, recruiters – no.',
      'Remote, no; visa sponsorship, yes.',
      'Sponsorship, yes; phone calls, no.',
      'Visas, no problem.',
      'Sponsorship, yes.',
    ]);
  });
  it('refuses where the no is of sponsorship', () => {
    allAre('refuses', [
      'Sponsorship, no; agencies, yes.',
      'Agencies, yes; sponsorship, no.',
      'Visas, no; agencies, yes.',
      'Sponsorship, no; agencies, no.',
      'No sponsorship; no agencies.',
      'Agencies, no; sponsorship, no.',
      'Visas, no.',
      'Sponsorship: no; parking: yes.',
      'Visa sponsorship no, training yes.',
      'Remote, yes; visas, no.',
    ]);
  });
});
