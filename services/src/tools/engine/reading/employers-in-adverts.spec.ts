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
    'Sheffield City Council',
    'Kent County Council',
    'University of Sheffield',
    'City of London School',
    'Greenhead College',
    'Devon and Cornwall Police',
    'Nationwide Building Society',
    'Barchester Healthcare',
    'St James Hospital',
    'Barnsley Hospital NHS Foundation Trust',
  ])('may be a public body on a line of its own: %s', (line) => {
    expect(inAdvert('HR Advisor', line)).toBe(line);
  });

  it.each([
    'City Council',
    'Local Primary School',
    'SEMH Special School',
    'Private Hospital',
    'NHS Trust',
    'Further Education College',
    'Mental Health Hospital',
  ])('and is no kind of one: %s', (line) => {
    expect(inAdvert('HR Advisor', line)).toBeNull();
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
