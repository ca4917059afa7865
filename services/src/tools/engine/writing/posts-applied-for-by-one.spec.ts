import { letter } from '../testing/texts.js';

const CV = 'Ana Roe\nLeeds\n\nExperience\nFitter, Ace Ltd, Leeds, 2018 - 2024\n- Fitted 40 boilers';
const applied = async (title: string, below: string) =>
  /^I am applying .*?\.(?=\s)/m.exec(await letter(CV, `${title}\n${below}\nRequirements\n- Fitting boilers`))?.[0];

describe('whoever applies', () => {
  it.each(['Technicians x 3', 'Technicians x3', '2 x Technicians', 'Technician (3 posts)', 'Technicians (x2)'])(
    'applies for one post of several: %s',
    async (title) => expect(await applied(title, 'Leeds')).toBe('I am applying for the post of Technician.'),
  );

  it.each(['Client of MPA Recruitment', 'Our Client', 'Confidential Client', 'Client of Hart & Co Staffing Ltd'])(
    'names no employer that the advert does not name: %s',
    async (line) =>
      expect(await applied('Technician', `${line}\nBelfast`)).toBe('I am applying for the post of Technician.'),
  );
});
