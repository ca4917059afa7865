import { readAdvert } from './read-advert.js';
import { allAre } from './testing/all-are.js';

describe('sponsorship that is being ended', () => {
  it('is refused', () => {
    allAre('refuses', [
      'Tesco is ending visa sponsorship.',
      'Bupa has withdrawn visa sponsorship.',
      'Care UK has scrapped visa sponsorship.',
      'Withdrawing visa sponsorship for this role.',
      'Our sponsorship programme ends this month.',
      'Our visa sponsorship programme is coming to an end.',
      'Visa sponsorship is frozen.',
      "We're withdrawing our offer of visa sponsorship.",
      'Management has called a halt to visa sponsorship.',
      'We have put a stop to sponsoring overseas workers.',
      'The Trust has imposed a freeze on international sponsorship.',
      'The trust is withdrawing sponsorship for all new band 3 posts.',
      'We are ending our visa sponsorship programme this month.',
      'We are withdrawing visa sponsorship from this post.',
      'We are closing our visa sponsorship scheme.',
      'The group has scrapped visa sponsorship.',
      'We are withdrawing from visa sponsorship.',
      'There is currently a freeze on sponsorship.',
      'The company is ending visa sponsorship.',
      'We have frozen visa sponsorship.',
      'We are phasing out visa sponsorship.',
      'The company has dropped its sponsorship programme.',
      'We have axed our sponsorship scheme.',
      'Our hospital is pulling out of visa sponsorship.',
      'The trust has withdrawn from the sponsorship scheme.',
      'The board has ended all visa sponsorship.',
      'We are stopping visa sponsorship from April.',
      'We have discontinued our sponsorship programme.',
      'We are winding down our visa sponsorship programme.',
      'A freeze on visa sponsorship is in place.',
      'There is a moratorium on sponsorship.',
      'There is a temporary pause on visa sponsorship.',
      'A halt on all visa sponsorship remains in force.',
      'The Trust is suspending sponsorship of Band 2 posts.',
      'We ended visa sponsorship in 2025.',
      'The firm is cutting visa sponsorship.',
      'We are scaling back sponsorship and no longer offer it.',
      'The university is to end visa sponsorship.',
      'We will be withdrawing visa sponsorship shortly.',
      'We plan to withdraw sponsorship.',
      'Our visa sponsorship programme is being closed.',
      'Visa sponsorship is being withdrawn.',
      'We are shutting down our sponsorship scheme.',
    ]);
  });

  it('promises nothing, for whomever, wherever and why ever it ends', () => {
    allAre(
      ['refuses', 'silent'],
      [
        'Bupa is ending visa sponsorship for care homes.',
        'We are ending visa sponsorship from our care homes.',
        'We are pausing visa sponsorship to save costs.',
        'We are withdrawing visa sponsorship with immediate effect.',
        'We are ending visa sponsorship by agreement with the council.',
        'Tesco has scrapped visa sponsorship to focus on local hiring.',
        'The trust has stopped visa sponsorship at all our sites.',
        'We will stop visa sponsorship in line with the new rules.',
        'The group has halted work visa sponsorship across care.',
        'We are phasing out skilled worker visa sponsorship under a new policy.',
        'We paused visa sponsorship to protect our budget.',
      ],
    );
  });

  it('is not, where it is of something else, of others, or over', () => {
    allAre('silent', [
      'The government has withdrawn visa sponsorship for carers.',
      'Our sponsorship programme ends in a permanent post.',
      'Our sponsorship of the village fete ends in May.',
      'We are ending our sponsorship of the local football club.',
      'We are withdrawing sponsorship from Leeds Festival.',
      'The company has scrapped its sponsorship of the marathon.',
      'We are expanding our visa sponsorship programme.',
      'The charity is ending event sponsorship.',
      'The government is ending visa sponsorship for care workers.',
    ]);
    allAre(
      ['offers', 'conditional'],
      [
        'The freeze on sponsorship has been lifted.',
        'We have lifted the freeze on sponsorship.',
        'We are closing our shop early. Visa sponsorship is available.',
        'We sponsor visas and are ending agency work.',
        'Other trusts are withdrawing sponsorship, but we sponsor visas.',
        'We can sponsor you while other homes are ending visa sponsorship.',
        'We are opening our visa sponsorship scheme this month.',
        'Are you losing your sponsorship because your employer is ending visa sponsorship? We can sponsor you.',
        'Sponsorship is withdrawn if you leave within a year.',
        'We have cut the cost of visa sponsorship to nothing.',
        'We are removing barriers to visa sponsorship for nurses.',
        'We are ending visa sponsorship for agency staff, but we sponsor this post.',
        'We never stopped visa sponsorship for our nurses.',
      ],
    );
  });

  it.each([
    'We are cutting visa sponsorship times for our staff.',
    'We have removed the visa sponsorship cap.',
    'We are dropping our visa sponsorship fee.',
    'We have scrapped visa sponsorship charges.',
  ])('is not, where its fees, its limits or its delays end: %s', (said) => {
    expect(readAdvert(said).answer).not.toBe('refuses');
  });

  it('refuses nothing where it is denied', () => {
    allAre('silent', [
      'We are not withdrawing visa sponsorship.',
      'We are not withdrawing visa sponsorship for this role.',
      'We are not ending sponsorship.',
      'We are not stopping visa sponsorship.',
      'We have not withdrawn visa sponsorship.',
      'We are not going to stop sponsoring.',
      'Visa sponsorship is not being withdrawn.',
      'Sponsorship has not been withdrawn.',
      'We do not plan to withdraw visa sponsorship.',
      'We are not pausing sponsorship.',
      'Visa sponsorship is not ending.',
      'We have no plans to withdraw sponsorship.',
      'We will not be withdrawing sponsorship.',
      'Despite the news, we are not ending visa sponsorship.',
      'The Trust is not withdrawing visa sponsorship.',
      'Rest assured: we have no intention of ending sponsorship.',
    ]);
    expect(readAdvert('We are not withdrawing visa sponsorship, and this role can be sponsored.').answer).toBe(
      'offers',
    );
    expect(readAdvert('We have never stopped sponsoring international nurses.').answer).toBe('offers');
  });

  it('is refused where that denies something besides, or is so for some alone', () => {
    allAre('refuses', [
      'We are withdrawing visa sponsorship.',
      'We have stopped sponsoring visas.',
      'Sponsorship has been withdrawn.',
      'We are withdrawing visa sponsorship and not offering it again.',
      'We are not withdrawing visa sponsorship but cannot offer it for this role.',
      'We are not withdrawing visa sponsorship for existing staff.',
      'We are not stopping anybody, but visa sponsorship is not available.',
      'We are not closing the office; visa sponsorship has ended.',
      'Sponsorship has been stopped.',
    ]);
  });
});
