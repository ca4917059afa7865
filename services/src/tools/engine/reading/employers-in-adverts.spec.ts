import { companyIn } from './advert-company.js';

const inAdvert = (title: string, ...lines: string[]) => companyIn(null, title, [title, ...lines]);

describe('the employer of an advert', () => {
  it.each([
    ['Northgate Distribution'],
    ['Beechcroft Care Home (60 beds, residential), Exeter'],
    ['The Wordsworth Arms Hotel, Carlisle. Live in available.'],
    ['Thames Gate Utilities operates water treatment works across the south.'],
    ['Fenland Packaging employs 420 people at two sites.'],
    ['Furness Marine Fabrications requires two coded welders for naval work.'],
    ['Brightwater Insurance is rebuilding its data platform.'],
    ['Monzoon (fintech), Manchester or remote UK'],
  ])('is named by the line below the title or a sentence of its own: %s', (line) => {
    expect(inAdvert('Deputy Manager', line)).toBe(
      /^(?:The )?\p{Lu}[\p{L}]*(?: (?!operates|employs|requires|is\b)\p{Lu}[\p{L}]*)*/u.exec(line)?.[0],
    );
  });

  it.each([
    ['Business needs may change your hours.'],
    ['Customer needs come first.'],
    ['Role requires lifting.'],
    ['Everyone needs a break.'],
    ['Our Company provides free parking.'],
    ['The Home Manager runs the rota.'],
    ['Spring Boot runs our services.'],
    ['Renewable Energy'],
    ['Community Pharmacy'],
    ['Technology Consulting'],
  ])('is nobody rather than a guess: %s', (line) => {
    expect(inAdvert('Deputy Manager', line)).toBeNull();
  });
});
