import { letter } from './testing/texts.js';
import { placed } from './reading/work-done.js';
import { advertHead } from './reading/advert-head.js';

describe('who works for themselves', () => {
  it.each([
    ['Self-employed, Rees Heating.', 'At Rees Heating.'],
    ['Self employed - Rees Heating', 'At Rees Heating'],
    ['Sole trader, Rees Heating, Swansea', 'At Rees Heating'],
    ['Self-employed', 'Working for myself'],
    ['Self-employed joiner, Cluj', 'As a self-employed joiner'],
    ['Freelance illustrator', 'As a freelance illustrator'],
    ['Rees Heating, Swansea', 'At Rees Heating'],
  ])('works at no employer of that name: %s', (where, said) => {
    expect(placed(where, false)).toBe(said);
  });

  it('is told by the name of what is theirs', async () => {
    const cv =
      'Rhys Rees\nSwansea\n\nExperience\nHeating engineer\nSelf-employed, Rees Heating.\n2018 - present\nBoiler installs and servicing for 200 homes';
    const text = await letter(cv, 'Heating Engineer\nRequirements\n- Boiler servicing');
    expect(text).toContain('Of my work at Rees Heating my CV says: “Boiler installs and servicing for 200 homes.”');
    expect(text).not.toMatch(/at self-employed/i);
  });
});

describe('work for somebody below what a person calls themselves', () => {
  it('makes no employer of what was done', async () => {
    const cv =
      'Pete Shaw\nLGV driver\nWakefield\n\nWork history\nStore deliveries for Morrisons, Wakefield. 2020 to date.\nClass 2 driver, Tesco, Leeds. 2015 to 2020.';
    const text = await letter(cv, 'LGV Class 1 Driver\nRequirements\n- Store deliveries');
    expect(text).toContain('I work as an LGV driver,');
    expect(text).not.toContain('at Store deliveries');
  });
});

describe('the title of an advert', () => {
  it.each([
    ['Head Chef, country house hotel near Hexham', 'Head Chef, country house hotel near Hexham'],
    ['Gardener at a walled garden near Alnwick', 'Gardener'],
    ['Electrician, Leeds', 'Electrician'],
    ['Electrician (maintenance) Milton Keynes', 'Electrician (maintenance)'],
    ['Head Chef, pub outside York', 'Head Chef, pub outside York'],
  ])('ends in no word that waits for a town: %s', (line, title) => {
    expect(advertHead(`${line}\n\nWe need somebody.\nRequirements\n- Menus`).title).toBe(title);
  });
});
