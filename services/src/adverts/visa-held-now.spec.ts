import { allAre } from './testing/all-are.js';

describe('a visa that somebody has now', () => {
  it('is asked for, and nothing is said of ours', () =>
    allAre('silent', [
      'If your visa is sponsored by another company, tell us.',
      'If your visa expires within the year, let us know.',
      'Should your present employer be sponsoring you, please say so on the form.',
      'My last employer sponsored my visa and then let me go.',
      'If another company sponsors your visa, please tell us.',
      'If your visa is sponsored by your present employer, let us know.',
      'If your visa is tied to another employer, please say so in your application.',
      'If your current sponsor is another trust, tell us when your certificate ends.',
      'Tell us if your visa is sponsored by another company.',
      'Let us know if you are currently sponsored by another employer.',
      'If you are sponsored by another organisation, state the date on which your visa ends.',
      'Please state whether your visa is sponsored by your current employer.',
      'Should your visa be sponsored by another home, mention it at interview.',
      'If your permit was issued to another employer, bring it with you.',
      'If your visa runs out before the start date, tell us.',
    ]));

  it('may be what we take over', () =>
    allAre('offers', [
      'If your sponsor has gone out of business, we can take over your certificate.',
      'If your visa is sponsored by another company, we will take over the sponsorship.',
      'If your visa is sponsored by another company, tell us and we will transfer your sponsorship.',
      'If you need your visa sponsored, tell us: we sponsor.',
    ]));

  it('may be what we turn down', () =>
    allAre('refuses', [
      'If your visa expires within the year, we cannot extend it for you.',
      'If your visa is sponsored by another company, we cannot employ you.',
      'If your visa needs to be sponsored, do not apply.',
      'If your visa is sponsored by another company, please do not apply as we cannot sponsor.',
    ]));

  it('may be a right of one’s own, which is welcome beside what we sponsor', () =>
    allAre('silent', [
      'You may also apply if you already have the right to work.',
      'You can equally apply if you have settled status.',
      'Candidates who already have the right to work in the UK are also welcome to apply.',
      'Applicants who hold a valid visa can apply as well.',
      'Of course, people who already have permission to work are welcome too.',
    ]));

  it('may be a right of one’s own that is asked for', () =>
    allAre('refuses', [
      'You may apply if you already have the right to work.',
      'You may only apply if you already have the right to work.',
      'Candidates who already have the right to work in the UK are welcome to apply; others are not.',
      'Applicants must already have the right to work as well.',
    ]));

  it('may be of a student, a graduate or a family: whoever has one may apply, and nothing is said of ours', () =>
    allAre('silent', [
      'Applications from candidates on a Graduate visa can be considered.',
      'Candidates on a Graduate visa can be considered.',
      'We can consider applications from candidates on a Graduate visa.',
      'Applicants with a dependant visa can be considered.',
      'Holders of a Student visa may apply.',
      'Candidates with a Youth Mobility or Graduate visa are welcome.',
      'Please note that graduate visa holders can be considered.',
      'If your visa is sponsored by another company, your hours with us may be limited.',
    ]));

  it('may be of those who are turned away, or not sponsored afterwards', () =>
    allAre('refuses', [
      'Candidates on a Graduate visa will not be considered.',
      'Graduate visa holders cannot apply.',
      'Only candidates on a Graduate visa can be considered.',
      'Candidates on a Graduate visa can be considered but we will not sponsor afterwards.',
      'Graduate visa holders may apply; no sponsorship follows.',
      'We only consider applicants with indefinite leave or a spouse visa.',
    ]));
});
