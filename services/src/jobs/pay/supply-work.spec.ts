import { yearIn } from './testing/adverts.js';

describe('the year of supply work', () => {
  it.each([
    'Supply Teacher',
    'Supply Teaching Assistant',
    'Daily Supply Teacher',
    'Day-to-day supply teaching in Leeds schools.',
    'This is a long-term supply role.',
    'Supply work in primary schools.',
    'We need supply TAs in Leeds.',
    'Join our supply pool.',
    'Work as a supply teacher.',
    'General supply cover in nurseries.',
  ])('has no sum, since nobody has a sure week of it: "%s"', (said) => {
    expect(yearIn(`${said}\n£150 per day.`)).toBeUndefined();
    expect(yearIn(`${said}\n£20 an hour.`)).toBeUndefined();
  });

  it.each([
    'Supply Chain Manager',
    'Power Supply Engineer',
    'Supply Officer',
    'Experience of supply teaching is welcome.',
    'You will book supply teachers and cover.',
    'You arrange supply cover for absent teachers.',
    'You brief our supply teachers.',
    'Supply and fit work on sites.',
    'No supply work: this is a permanent post.',
    'You supply staff with tools.',
    'We supply work clothes.',
    'Supply of tools is free.',
  ])('is none that supplies something: "%s"', (said) => {
    expect(yearIn(`${said}\n£100 per day.`)).toBe(26_000);
  });
});
