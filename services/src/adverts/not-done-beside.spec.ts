import { allAre } from './testing/all-are.js';

describe('what an employer does not do, behind a promise of sponsorship', () => {
  it('takes nothing from the promise', () => {
    allAre('offers', [
      'We sponsor visas and do not discriminate.',
      'We sponsor visas and do not discriminate against overseas applicants.',
      'We offer sponsorship and do not discriminate on any ground.',
      'The Trust offers sponsorship and does not discriminate between candidates.',
      'Sponsorship is available and we do not discriminate.',
      'Sponsorship is available and the trust does not discriminate against anyone on the basis of age, sex or disability.',
      'Visa sponsorship offered; we do not discriminate.',
      'We sponsor nurses and do not discriminate against those who need sponsorship.',
      'We sponsor visas and do not differentiate between UK and overseas applicants.',
      "We sponsor visas and don't make any distinction between home and overseas candidates.",
      'We sponsor visas and do not judge people by their background.',
      "We will sponsor your visa and won't treat you any differently.",
      'We offer visa sponsorship and do not set an age limit.',
      'We offer visa sponsorship and do not use a quota.',
      'We provide Skilled Worker sponsorship and do not apply any cap on numbers.',
      "We offer visa sponsorship and don't tolerate bullying.",
      'We provide visa sponsorship and do not operate a dress code.',
      'We offer sponsorship, and do not work weekends.',
      'We sponsor visas and do not look at where you were born.',
      'We offer visa sponsorship and do not micromanage.',
      'We sponsor visas but do not run a night shift.',
      'We sponsor visas and do not cut corners.',
    ]);
  });

  it('refuses where it is sponsorship, this post or whoever needs a visa', () => {
    allAre('refuses', [
      'We sponsor visas and do not sponsor this role.',
      'We sponsor visas but do not do so for this post.',
      'We sponsor visas and do not take applicants from abroad.',
      'We sponsor visas and do not look at applicants from overseas.',
      'We sponsor visas but do not look outside the UK for this one.',
      'We sponsor visas but do not use our quota for this grade.',
      'We sponsor visas and do not use certificates for this grade.',
      'We sponsor visas but do not use the scheme here.',
      'We sponsor visas but do not use any for cleaners.',
      'We sponsor visas but do not set any aside for this role.',
      'We sponsor visas but do not run the scheme this year.',
      'We sponsor visas and do not advertise sponsored roles here.',
      'We sponsor visas but do not any more.',
      'We sponsor visas and do not discriminate, but this post cannot be sponsored.',
      'We sponsor visas and do not discriminate, nor do we sponsor this grade.',
      'We do not discriminate and do not sponsor.',
      'We do not sponsor visas and do not discriminate.',
      'Sponsorship is not available and we do not discriminate.',
    ]);
  });

  it('promises nothing by itself', () => {
    allAre('silent', ['We do not discriminate.', 'We do not discriminate on grounds of visa status.']);
  });
});

describe('whoever needs sponsorship is asked to say so', () => {
  it('and is told that it is given', () => {
    allAre('offers', [
      'If you require sponsorship please state so in your application, we are pleased to offer this.',
      'If you require visa sponsorship, please tell us in your application, we are happy to offer this.',
      'If you need sponsorship please say so in your application, we are happy to provide this.',
      'Should you need sponsorship please mention it in your cover letter, we are glad to provide it.',
      'Should sponsorship be required please say so at interview, we will provide this.',
      'If you need sponsorship please indicate this on the form, we can offer this.',
      'If you require sponsorship please let us know when applying - we are delighted to offer this.',
      'If you require sponsorship please make this clear in your application, we are pleased to be able to offer this.',
    ]);
  });

  it('and is told that it is not', () => {
    allAre('refuses', [
      'If you require sponsorship please state so in your application, we are unable to offer this.',
      'If you require sponsorship please state so in your application, we are sorry not to offer this.',
      'If you require sponsorship please state so in your application, we cannot offer this.',
      'If you require sponsorship please do not apply, we are unable to offer this.',
    ]);
  });
});
