import { letter } from '../testing/texts.js';

const cvOf = (post: string, ...papers: string[]): string =>
  `Jo Lind\nLeeds\n\nWork\n${post}\n- Looked after 40 patients and clients a week\n\nQualifications\n${papers.join('\n')}`;
const jobOf = (title: string, ...asks: string[]): string =>
  `${title}\n\nRequirements:\n${asks.map((ask) => `- ${ask}`).join('\n')}`;

describe('what an advert asks for first and the CV holds', () => {
  it.each([
    [
      cvOf('Registered Veterinary Nurse - Some Vets, Leeds - Aug 2021 to present', 'RCVS registered'),
      jobOf('Registered Veterinary Nurse', 'RCVS registration', 'Nursing of cats'),
      'RCVS registered',
    ],
    [
      cvOf('Newly Qualified Teacher, Some Primary - September 2019 to July 2022', 'PGCE Primary with QTS, Leeds, 2019'),
      jobOf('Class Teacher', 'QTS', 'Teaching of Year 5'),
      'PGCE Primary with QTS, Leeds, 2019',
    ],
    [
      cvOf('Quantity Surveyor, Some Build, 2018 - 2024', 'Memberships: MRICS since 2022'),
      jobOf('Quantity Surveyor', 'MRICS or working towards', 'Valuations'),
      'MRICS since 2022',
    ],
  ])('stands in the letter, and not the post that is called after it', async (cv, job, paper) => {
    expect(await letter(cv, job)).toMatch(
      new RegExp(`My (?:qualifications for this post|memberships): [^\\n]*${paper}`),
    );
  });

  it('is told once, though its line tells of another paper as well', async () => {
    const cv = cvOf('Civil Engineer, Some Consult, 2019 - 2024', 'Working towards IEng. Full UK driving licence.');
    const said = await letter(
      cv,
      jobOf('Civil Engineer', 'Full driving licence', 'Chartered or working towards chartership'),
    );
    expect(said.match(/driving licence/g)).toHaveLength(1);
  });

  it('is asked for with no “also” beside “You also ask for”', async () => {
    const cv = `Jo Lind\n\nExperience\nMarketing Manager, Some Ltd, 2019 - 2024\n- Ran paid search with a budget of £8,000 a month\n- Grew organic visits from 20,000 to 55,000 with SEO\n- Sent a weekly newsletter to 12,000 readers in Mailchimp`;
    const said = await letter(cv, jobOf('Marketing Manager', 'SEO', 'Email marketing', 'Paid search'));
    expect(said).toContain('You also ask for');
    expect(said).not.toMatch(/also ask for [^.]*: (?:at [^,]*, )?I also/);
  });

  it.each(['# Ada Lind', '**Ada Lind**', '# **Ada Lind**', '=== Ada Lind ===', '_Ada Lind_'])(
    'is signed by the name that stands between marks: %s',
    async (name) => {
      const cv = `${name}\nLeeds\n\nWork\nDriver, Some Haulage, 2019 - 2024\n- Trunking to the ports`;
      expect(await letter(cv, jobOf('Driver', 'Trunking'))).toMatch(/\nAda Lind$/);
    },
  );

  it('goes to whoever seeks somebody, and not to a kind of place', async () => {
    const cv = cvOf('Staff Nurse, Some Home, 2019 - 2024', 'NMC PIN 21C0455E');
    const job = `Nurse - Dementia Care Home, Leeds\nAshgrove Homes is looking for a nurse.\n\nRequirements:\n- NMC registration`;
    expect(await letter(cv, job)).toContain('hiring team at Ashgrove Homes');
  });
});
