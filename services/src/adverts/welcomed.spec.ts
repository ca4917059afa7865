import { readAdvert } from './read-advert.js';

const answers = (said: string) =>
  [said, `A fine job.\n\n${said}\nA week of leave.`].map((text) => readAdvert(text).answer);
const misread = (texts: string[], ...expected: string[]) =>
  texts.filter((text) => answers(text).some((answer) => !expected.includes(answer)));
const offer = 'Visa sponsorship is available for this role.';

describe('whoever needs sponsorship', () => {
  it('is told to come, and not turned away by the word that is denied', () => {
    const texts = [
      "If you need sponsorship, that's not a problem.",
      'If you need sponsorship, no problem.',
      "If you need sponsorship, it's no problem at all.",
      'If you require visa sponsorship, this is not an issue.',
      'If you require sponsorship, do not be put off.',
      'Should you need a visa, do not let that put you off.',
      'Candidates who need sponsorship should not hesitate to apply.',
      'Candidates who need sponsorship should not be put off.',
      'Applicants requiring sponsorship should not be deterred from applying.',
      "Please don't hesitate to apply if you need sponsorship.",
      'Candidates who need sponsorship should apply.',
      'Anyone who needs sponsorship can apply.',
      'Please apply even if you need sponsorship.',
      'Need sponsorship? Not a problem.',
      'Sponsorship not a problem.',
      'Sponsorship is never a problem here.',
      "If you need sponsorship, this won't be a problem.",
      "If you'd need sponsorship, don't let it hold you back.",
      'It is no problem if you require a visa.',
    ];
    expect(misread(texts, 'offers')).toEqual([]);
    expect(texts.filter((text) => readAdvert(`${offer}\n${text}`).answer !== 'offers')).toEqual([]);
  });

  it('may ask, where nothing more is said', () => {
    const texts = [
      "If you require sponsorship, don't hesitate to get in touch.",
      'Candidates who need sponsorship should not hesitate to contact us.',
    ];
    expect(misread(texts, 'conditional', 'silent')).toEqual([]);
  });

  it('has an answer to the worry', () => {
    const texts = [
      "Worried about visas? Don't be, we are a licensed sponsor.",
      "Concerned about sponsorship? Don't be: we hold a licence and will sponsor you.",
      "Don't worry about sponsorship, we will arrange it.",
      "No need to worry about sponsorship, we'll sort it out for you.",
      'Visa sponsorship is provided, so you need not sort it out yourself.',
    ];
    expect(misread(texts, 'offers')).toEqual([]);
  });

  it('is turned away where a denial is of the application or of sponsorship', () => {
    const texts = [
      'If you need sponsorship, please do not apply.',
      'If you need sponsorship, do not contact us.',
      'Candidates who need sponsorship should not apply.',
      'Anyone who needs sponsorship need not apply.',
      'Anyone who needs sponsorship can apply, but we cannot sponsor.',
      'You will need a visa and you must get it yourself.',
      'No candidates who need sponsorship should apply.',
      'Candidates who need sponsorship should apply elsewhere.',
      "Please don't apply if you need sponsorship.",
      'Only candidates who do not need sponsorship should apply.',
      "Worried about visas? Don't be, we only hire people who already have one.",
      'Sponsorship is not an option.',
      'It is a problem if you need sponsorship.',
      'Sponsorship needed? Not here.',
      "If you need sponsorship, that's fine, but you must arrange it yourself.",
      'If you require sponsorship, please do not hesitate to apply, however we cannot sponsor this role.',
    ];
    expect(misread(texts, 'refuses')).toEqual([]);
  });
});

describe('what sponsorship is not limited to', () => {
  it('is no refusal', () => {
    const texts = [
      'We do not limit sponsorship to clinical roles; all registered staff are sponsored.',
      "We don't restrict visas to nurses.",
      'Sponsorship is not limited to doctors.',
      'Sponsorship is not restricted to clinical staff.',
    ];
    expect(misread(texts, 'offers')).toEqual([]);
    expect(misread(['Sponsorship is limited to doctors.'], 'conditional')).toEqual([]);
    expect(misread(['We limit sponsorship to doctors; this nursing post is not included.'], 'refuses')).toEqual([]);
  });
});

describe('how sponsorship may seem to whoever reads', () => {
  it('leaves nothing open', () => {
    const offers = [
      "Visa sponsorship may be something you are worried about. Don't be: we sponsor every engineer that we hire from abroad.",
      'Visa sponsorship may be new to you, but we do it for every hire.',
      'Visas may seem daunting, but we handle everything.',
      'We sponsor visas. Visa sponsorship may be new to you.',
    ];
    expect(misread(offers, 'offers')).toEqual([]);
    expect(misread(['Visa sponsorship may be new to you.'], 'silent')).toEqual([]);
  });

  it('is not whether it may be had', () => {
    const open = [
      'Visa sponsorship may be available.',
      'Visa sponsorship may be possible for you.',
      'Visa sponsorship may be something that we can offer.',
    ];
    expect(misread(open, 'conditional')).toEqual([]);
    expect(misread(['Visa sponsorship may be new to you, but we do not offer it.'], 'refuses')).toEqual([]);
  });
});
