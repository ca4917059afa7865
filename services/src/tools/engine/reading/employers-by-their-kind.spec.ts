import { advertHead } from './advert-head.js';

const headOf = (text: string) => {
  const { title, company } = advertHead(`${text}\n\nRequirements:\n- First aid\n`);
  return [title, company];
};

describe('the employer of an advert', () => {
  it.each([
    ['Company: Brindle Timber (220 staff, three yards)\nPosition: Yard Foreman', 'Yard Foreman', 'Brindle Timber'],
    ['Company: Smith & Co (Leeds)\nJob title: Buyer', 'Buyer', 'Smith & Co (Leeds)'],
    ['Quantity Surveyor - Wold Housing Association - Hull', 'Quantity Surveyor', 'Wold Housing Association'],
    ['Senior Credit Controller, Marlow Building Society', 'Senior Credit Controller', 'Marlow Building Society'],
    ['Optical Assistant - Hartley Opticians - Bath/Bristol', 'Optical Assistant', 'Hartley Opticians'],
    ['Finance Officer, Trent Valley Care Group, Newark (hybrid)', 'Finance Officer', 'Trent Valley Care Group'],
    ['Lab Technician\n\nFerris Laboratories is a contract laboratory.', 'Lab Technician', 'Ferris Laboratories'],
    ['Brewer\n\nAt Otter Lane Brewing we make six beers a year.', 'Brewer', 'Otter Lane Brewing'],
  ])('is told by its kind, in brackets or by “At …, we”: %s', (text, title, company) => {
    expect(headOf(text)).toEqual([title, company]);
  });

  it.each([
    ['Care Assistant - Domiciliary Homecare - Leeds', 'Care Assistant'],
    ['Nurse - Intensive Care - Leeds', 'Nurse'],
    ['Chef\n\nAt Christmas we serve 300 covers.', 'Chef'],
  ])('is nobody where a branch of work or a season is named: %s', (text, title) => {
    expect(headOf(text)).toEqual([title, null]);
  });
});
