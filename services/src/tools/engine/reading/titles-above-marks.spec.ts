import { advertHead } from './advert-head.js';

describe('an advert that opens with a sentence', () => {
  it.each([
    ['The Crown Hotel is looking for a Head Chef.', 'Menu planning', 'Head Chef'],
    ['We are looking for a Sous Chef to join our kitchen.', 'Planning of menus', 'Sous Chef'],
    ['We are recruiting a Care Assistant.', 'Personal care', 'Care Assistant'],
    ['Rose Court is seeking a Staff Nurse.', 'Wound care', 'Staff Nurse'],
  ])('has its title there, and not in the first mark below it: %s', (line, mark, title) => {
    expect(advertHead(`${line}\nWhat we are looking for\n- ${mark}\n- Food hygiene`).title).toBe(title);
  });

  it.each(['- Head Chef', '• Staff Nurse'])('may name somebody behind a mark: %s', (line) => {
    expect(advertHead(`Come and join us\n${line}\nWhat we offer\n- Free meals`).title).toBe(line.slice(2));
  });
});
