import { readAdvert } from './read-advert.js';

const answerTo = (text: string, title = '') => readAdvert(text, 'United Kingdom', title).answer;

describe('a licence that is not used for the post', () => {
  it.each([
    'We hold a sponsor licence. At this band we cannot issue certificates.',
    'We have a sponsor licence. It cannot be used for this vacancy.',
    'The trust is a licensed sponsor. This role does not meet the salary threshold.',
    'We are a registered sponsor. We are not using it for this post.',
    'We hold an A-rated licence. It does not extend to this contract.',
    'We are a sponsor. The post falls below the required skill level.',
    'We have a licence. Our quota has been reached.',
    'We are a Tier 2 sponsor, but have used our allocation for this year.',
    'We hold a licence. We will not be issuing certificates for this intake.',
    'We are a licensed sponsor. The post pays less than the Home Office requires.',
    'We hold a sponsor licence. It is only used for chefs, and this is a housekeeping job.',
    'We have a licence. Our licence is only for clinical staff, but this is a hotel role.',
  ])('refuses: %s', (text) => {
    expect(readAdvert(text, 'United Kingdom')).toEqual({ answer: 'refuses', sentence: text });
  });

  it('is none where it is denied', () => {
    expect(answerTo('We sponsor visas across the group. This home does not have a licence.')).toBe('refuses');
  });

  it('refuses those whom the advert is for', () => {
    const text = 'We are on the register of licensed sponsors. Kitchen porters do not qualify.';
    expect(answerTo(text, 'Kitchen Porter')).toBe('refuses');
  });

  it.each([
    'We hold a sponsor licence. It is kept by our head office.',
    'We have a licence. It is only used for nurses, and this is a nurse post.',
    'We have a licence. It was granted in 2021.',
    'We are a licensed sponsor. We cannot answer calls at weekends.',
    'We hold a sponsor licence. At this band you will lead two people.',
    'We are a licensed sponsor. You must have a DBS check first.',
    'We hold a licence. Pets are not allowed.',
    'We are a licensed sponsor. This ward does not have a night shift.',
    'We are a licensed sponsor. You must have no points on your licence.',
    'As a licensed sponsor we comply with every duty of the Home Office.',
  ])('says nothing of the post where something else is denied or asked: %s', (text) => {
    expect(answerTo(text)).toBe('silent');
  });
});
