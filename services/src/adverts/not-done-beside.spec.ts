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

  it('takes nothing from it, whatever the verb', () => {
    allAre('offers', [
      'We sponsor visas and do not cap numbers.',
      'We offer visa sponsorship and do not outsource our training.',
      'We sponsor visas and do not tie you to a bond.',
      'We offer sponsorship and do not haggle over wages.',
      'The Trust offers visa sponsorship and does not charge for parking.',
      'We sponsor visas and do not rush our residents.',
      "We sponsor visas and don't overcharge our customers.",
      'We sponsor visas and do not get bogged down in red tape.',
      'We offer visa sponsorship and do not require previous experience.',
      'We sponsor visas and never cancel holidays.',
      'We offer visa sponsorship and do not vet social media.',
      'We sponsor visas and do not wash our hands of mistakes.',
      'We offer visa sponsorship and do not plan to move the office.',
      'We sponsor nurses and do not need you to be registered yet.',
      'We offer visa sponsorship and do not require applicants to live locally.',
      'We sponsor care workers and do not guarantee overtime.',
      "We sponsor visas but can't guarantee a room.",
      'We offer visa sponsorship and do not recruit through agencies.',
    ]);
  });

  it('takes nothing from it where it is sponsorship that does not do it', () => {
    allAre('offers', [
      'Visa sponsorship is available and does not affect your pay.',
      'Visa sponsorship is offered and does not depend on your nationality.',
      'Visa sponsorship is provided and it does not reduce your leave.',
      'Sponsorship is available; this does not change your salary.',
      'Visa sponsorship is available, which does not affect your pension.',
      'Visa sponsorship is available and does not come out of your wages.',
      'Sponsorship is available and does not require a deposit.',
    ]);
  });

  it('takes nothing from it where people are treated well', () => {
    allAre('offers', [
      'We sponsor visas and never underpay our carers.',
      'Sponsorship is available and we do not exploit anyone.',
      'We sponsor visas and do not turn away people from abroad.',
      'We sponsor visas and do not consider age or gender.',
      'We sponsor visas and do not mess people about.',
    ]);
  });

  it('refuses where the verb leaves out what is denied, or may be to sponsor', () => {
    allAre('refuses', [
      'We sponsor nurses and do not for carers.',
      'We sponsor nurses but do not carers.',
      'We sponsor visas but do not at present.',
      'We sponsor visas and do not currently.',
      'We sponsor but do not for this post.',
      'We sponsor visas and do not during probation.',
      'We sponsor visas but do not intend to for this post.',
      'We sponsor visas but do not offer.',
      'We sponsor nurses but do not offer to porters.',
      'We sponsor visas and do not renew.',
      'We sponsor visas but do not have the budget.',
      'We sponsor drivers but do not mates.',
      'We offer sponsorship and do not guarantee success.',
      'We have sponsored visas and do not expect to again.',
      'We sponsor doctors and do not need nurses from abroad.',
      'We sponsor nurses and do not require you to need sponsorship for this post.',
      'We sponsor nurses and do not cleaning.',
      "We sponsor visas and don't ever for bar work.",
      'Sponsorship is available and does not extend to cleaning.',
      'Sponsorship is available but does not cover catering.',
      'Visa sponsorship is offered but does not apply to kitchen work.',
      'Sponsorship is available but does not run to porters.',
      'We sponsor nurses and do not include cleaning.',
      'We sponsor visas but do not deal with new cases.',
      "We sponsor interns' visas and do not take on people from abroad.",
      'We sponsor visas and do not employ people without the right to work.',
      'We offer sponsorship to doctors but do not extend this to carers.',
      'We hold a licence and do not sponsor at this level.',
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

describe('what an employer does not think, behind a promise of sponsorship', () => {
  it('takes nothing of it', () =>
    allAre('offers', [
      'Visa sponsorship is offered; we don’t believe that one size fits all.',
      'Visa sponsorship is offered; we do not think that age matters.',
      "We sponsor visas. We don't believe that anyone should pay for a job.",
      'We sponsor visas, and we do not pretend that the job is easy.',
      'We sponsor visas without capping numbers.',
      'We offer sponsorship without needing an IELTS test.',
    ]));
  it('refuses where it is of this post, or of what can be done', () =>
    allAre('refuses', [
      'We hold a licence, but do not believe that this role can be sponsored.',
      "We sponsor visas, but we don't think that this post qualifies.",
      "We're a sponsor; we do not think it will be possible for this role.",
      'We sponsor nurses; we do not expect that we will do so for porters.',
      'We hire nurses without offering sponsorship.',
    ]));
});
