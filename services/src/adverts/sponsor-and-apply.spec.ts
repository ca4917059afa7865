import { allAre } from './testing/all-are.js';

describe('sponsorship beside what is denied or feared', () => {
  it('is offered where something else is denied, or help follows a worry', () => {
    allAre('offers', [
      'We will act as your sponsor but not as your landlord.',
      'We will be your sponsor, but not your landlord.',
      'We act as your visa sponsor, not as your landlord.',
      "The trust doesn't sponsor your PLAB but does sponsor your visa.",
      'We do not sponsor your PLAB but we do sponsor your visa.',
      'The practice does not sponsor your MBA, but does sponsor your visa.',
      "Visa sponsorship can feel overwhelming. Don't worry, we arrange it.",
      'Visa sponsorship can be confusing. Do not worry, we arrange it all.',
      "Getting a visa can feel daunting. Don't worry, we sponsor it.",
      'Visa sponsorship is complicated. We handle it all for you.',
    ]);
  });
  it('is a condition where it cannot be guaranteed', () => {
    allAre('conditional', [
      'Candidates who need sponsorship can apply; however, we cannot guarantee it.',
      'Candidates who need sponsorship may apply, however we cannot guarantee it.',
      'Applicants requiring visa sponsorship can apply, but we cannot promise it.',
      'If you need sponsorship you can apply; however, it cannot be guaranteed.',
    ]);
  });
  it('is refused where it is what is denied', () => {
    allAre('refuses', [
      'We are your landlord but not your sponsor.',
      'We do not sponsor your visa but do sponsor your PLAB.',
      'We sponsor your PLAB but do not sponsor your visa.',
      'Candidates who need sponsorship can apply; however, we cannot offer it.',
      'Visa sponsorship can feel overwhelming. We do not arrange it.',
      'Visa sponsorship can feel overwhelming. Sorry, we cannot arrange it.',
    ]);
  });
});
