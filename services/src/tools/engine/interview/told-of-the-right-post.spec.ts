import { withExamples } from '../testing/texts.js';

const ADVERT = 'Site Supervisor\nLeeds\n- Drainage\n- Excavators\n- Deliveries to sites';

describe('what a CV tells below the rows of its posts is asked about', () => {
  const rows =
    'DATES            COMPANY               POSITION\n2021 - Present   Harding Civils Ltd    360 Operator\n2017 - 2021      Barr & Lowe Ltd       Groundworker\n2014 - 2017      Budimex, Warsaw       Labourer';

  it.each([
    'Duties at Harding: bulk dig, drainage runs and loading wagons on three housing sites.',
    'About the job at Harding:\nBulk dig, drainage runs and loading wagons on three housing sites.',
  ])('under the employer that its label names: %j', async (duties) => {
    const said = await withExamples(`Ana Reed\nLeeds\n\nEMPLOYMENT\n${rows}\n\n${duties}\n`, ADVERT);
    expect(said).toMatch(/Under “360 Operator, Harding Civils Ltd” your CV says: “(?:Duties at Harding: b|B)ulk dig/);
    expect(said).not.toContain('Budimex, Warsaw” your CV says');
  });

  it('under none of them where nothing says of which it tells', async () => {
    const said = await withExamples(
      `Ana Reed\nLeeds\n\nEMPLOYMENT\n${rows}\n\nBulk dig, drainage runs and loading wagons on three housing sites.\n`,
      ADVERT,
    );
    expect(said).toContain('Your CV says: “Bulk dig, drainage runs');
    expect(said).not.toMatch(/Budimex, Warsaw” your CV|says no more of it/);
  });

  it('under the post above where it has marks', async () => {
    const said = await withExamples(
      'Ana Reed\nLeeds\n\nEMPLOYMENT\nGroundworker, Barr & Lowe Ltd, 2017 - 2021\n- Loaded wagons on three housing sites\n',
      ADVERT,
    );
    expect(said).toContain('Under “Groundworker, Barr & Lowe Ltd” your CV says: “Loaded wagons');
  });
});
