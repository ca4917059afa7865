import { postSaid } from './post-said.js';

describe('the hours of a post', () => {
  it.each([
    'Baker, night shift',
    'Care assistant, nights',
    'Doorman, evenings only',
    'Sales assistant, Saturdays',
    'Sales assistant, Weekend',
    'Tutor, evenings and weekends',
  ])('are said of who stands alone: %s', (post) => expect(postSaid(post)).toBe(post));

  it.each([
    ['Cleaner, days/nights, Mitie', 'Cleaner at Mitie'],
    ['Cleaner, twilight shift, Mitie, Derby', 'Cleaner at Mitie, Derby'],
    ['Shelf stacker | nights | Asda | Wigan', 'Shelf stacker at Asda, Wigan'],
    ['Nurse, Royal Infirmary, Night shift, Leeds', 'Nurse at Royal Infirmary, Leeds'],
    ['Weekends, waiter, The Crown', 'waiter at The Crown'],
    ['Carer at Oak Home, nights', 'Carer at Oak Home'],
  ])('are no name beside where it was: %s', (post, said) => expect(postSaid(post)).toBe(said));

  it.each([
    ['Waiter, TGI Fridays, Leeds', 'Waiter at TGI Fridays, Leeds'],
    ['Bartender, Days Inn, Leeds', 'Bartender at Days Inn, Leeds'],
    ['Night Shift Manager, Tesco', 'Night Shift Manager at Tesco'],
  ])('are not read in names: %s', (post, said) => expect(postSaid(post)).toBe(said));
});
