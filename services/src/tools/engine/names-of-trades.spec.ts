import { companyIn } from './reading/advert-company.js';
import { readAdvert } from './reading/advert-reader.js';

const asked = (advert: string): string[] => {
  const { skills, worded } = readAdvert(advert);
  return [...skills.map(({ skill }) => skill.name), ...worded.map(({ name }) => name)];
};

describe('what an employer is called asks for nothing', () => {
  it.each([
    ['Room Leader', 'Bramble Hedge Day Nursery', 'Hedging'],
    ['Veterinary Nurse', 'Welding Lane Surgery', 'Welding'],
    ['Dental Nurse', 'Brewery Road Clinic', 'Brewing'],
    ['Care Assistant', 'Gardening Lodge Care Home', 'Gardening'],
    ['Early Years Practitioner', 'Painting Pots Pre-School', 'Painting'],
  ])('%s at %s: no %s', (title, employer, skill) => {
    expect(asked(`${title}\n${employer}\nThe person we want has:\nPaediatric first aid`)).not.toContain(skill);
  });

  it('is kept as who it is', () => {
    expect(companyIn(null, 'Room Leader', ['Room Leader', 'Bramble Hedge Day Nursery'])).toBe(
      'Bramble Hedge Day Nursery',
    );
    expect(companyIn(null, 'Room Leader', ['Room Leader', 'Day Nursery'])).toBeNull();
  });

  it.each([
    'Care Home',
    'Residential Care Home',
    'GP Surgery',
    'Dental Clinic',
    'Plant Nursery',
    'Busy Veterinary Surgery',
  ])('a kind of place is nobody: %s', (line) => {
    expect(companyIn(null, 'Nurse', ['Nurse', line])).toBeNull();
  });

  it('is read in a line of its own alone', () => {
    expect(companyIn(null, 'Nurse', ['Nurse', 'Experience in a nursery'])).toBeNull();
  });
});

describe('a name that means another thing in another trade', () => {
  it.each([
    ['CNC Programmer/Setter\nRequirements\n- Use of CMM', 'Software development'],
    ['Fish Farm Site Manager\nRequirements\n- Boat handling', 'Construction management'],
    ['Clinical Trial Coordinator\nRequirements\n- Excel', 'Pharmaceutical drug development'],
    ['Room Leader\nRequirements\n- Designated safeguarding lead training', 'Training delivery'],
    ['Income Officer\nRequirements\n- Arrears recovery and court work', 'Court reports'],
    ['Marine Ecologist\nRequirements\n- Habitats Regulations Assessment', 'Assessment'],
    ['Head of Geography\nRequirements\n- Fieldwork', 'Site investigation'],
    ['Procurement Category Manager\nRequirements\n- Experience of category management', 'Trade marketing'],
  ])('%s: not %s', (advert, skill) => {
    expect(asked(advert)).not.toContain(skill);
  });

  it.each([
    ['Software Engineer\nRequirements\n- Programming in any language', 'Software development'],
    [
      'Builder\nRequirements\n- Experience as a site manager of new houses\n- Construction management',
      'Construction management',
    ],
    ['Research Nurse\nRequirements\n- Experience of clinical trials', 'Clinical trials'],
    ['Trainer\nRequirements\n- Deliver training to staff', 'Training delivery'],
    ['Social Worker\nRequirements\n- Court work', 'Court reports'],
    ['Teacher\nRequirements\n- Assessment of pupils', 'Assessment'],
    ['Marketing Executive\nRequirements\n- Trade shows and exhibitions', 'Event management'],
    ['Geotechnical Engineer\nRequirements\n- Fieldwork', 'Site investigation'],
    ['Brand Manager\nRequirements\n- Category management', 'Trade marketing'],
  ])('%s: %s', (advert, skill) => {
    expect(asked(advert)).toContain(skill);
  });
});
