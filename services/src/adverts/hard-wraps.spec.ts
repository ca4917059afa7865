import { withoutWraps } from './hard-wraps.js';
import { readAdvert, type AdvertAnswer } from './read-advert.js';

describe('an advert whose lines are broken in the middle of a sentence', () => {
  it.each<[AdvertAnswer, string]>([
    ['refuses', 'We are not able\nto offer visa\nsponsorship for this role.'],
    ['refuses', 'Sorry, but we do not\nhold a sponsor licence.'],
    ['refuses', 'Please note that the estate is unable to offer\nvisa sponsorship for this post.'],
    ['refuses', 'We do not\r\nsponsor visas.'],
    ['refuses', 'For this vacancy we are afraid that we cannot sponsor any\nHealth and Care Worker visas.'],
    ['offers', 'The estate is able to offer\nvisa sponsorship for this post.'],
    ['offers', 'We are licensed and will gladly sponsor the\nSkilled Worker visa of the right nurse.'],
    ['conditional', 'After your first season with us on the estate\nwe may sponsor your visa.'],
  ])('%s: %j', (answer, sentence) => {
    expect(readAdvert(`We are bakers in Hexham.\n${sentence}\nApply by Friday.`)).toEqual({ answer, sentence });
  });

  it.each([
    ['refuses', 'Visa\nsponsorship\nnot\navailable'],
    ['refuses', 'Visa\nSponsorship\nNot\nAvailable'],
    ['refuses', 'VISA\nSPONSORSHIP\nNOT\nAVAILABLE'],
    ['refuses', 'Visa\nsponsorship\nis\nnot\navailable'],
    ['refuses', 'No\nvisa\nsponsorship'],
    ['refuses', 'NO\nVISA\nSPONSORSHIP'],
    ['refuses', 'A cook.\n\nNo\nsponsorship\navailable\n\nApply now.'],
    ['offers', 'Visa\nsponsorship\navailable'],
    ['offers', 'Visa\nSponsorship\nIs\nAvailable'],
  ])('is read where each word has a line of its own: %s, %j', (answer, text) => {
    expect(readAdvert(text).answer).toBe(answer);
  });

  it.each([
    ['offers', 'Remote\nno\nsponsorship\nyes'],
    ['offers', 'Parking\nNo\nVisa sponsorship\nYes'],
    ['offers', 'Benefits\nno weekends\nvisa sponsorship\nfree meals'],
    ['offers', '• no weekends\n• visa sponsorship\n• free meals'],
    ['offers', 'Why us\n- no lone working\n- visa sponsorship\n- a pension'],
    ['refuses', 'Visa sponsorship\nnot available'],
    ['offers', 'Parking\tVisa sponsorship\nno\tyes'],
  ])('keeps a list a list: %s, %j', (answer, text) => {
    expect(readAdvert(text).answer).toBe(answer);
  });

  it('leaves each character in its place', () => {
    const text = 'We do not\r\nsponsor.\n\n  Apply  \nby the\nend of May.';
    expect(withoutWraps(text)).toBe('We do not  sponsor.\n\n  Apply   by the end of May.');
    expect(withoutWraps(text)).toHaveLength(text.length);
  });
});
