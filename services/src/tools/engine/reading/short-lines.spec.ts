import { analysed } from '../testing/texts.js';

const CV = `Ana Reed
Leeds, UK

Research
Postdoctoral Researcher, Some Institute, Kyiv, 2019 - 2022
- RNA-seq analysis in R

Experience
Marketer, Some Shop, Leeds, 2022 - present
- Wrote copy and newsletters in Mailchimp
`;

describe('an advert of short lines without marks', () => {
  it('asks for each of them, a shouted one too', async () => {
    const advert = `Digital Marketing Manager
Bath. £40-45k
What we're looking for
5 years in digital marketing
Paid media
SEO
Email marketing with HubSpot or Mailchimp
Google Analytics 4
Budget management
Copywriting`;
    const { requirements } = await analysed(CV, advert);
    expect(requirements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['SEO', 'Google Analytics', 'Copywriting', 'Budget management']),
    );
    expect(requirements.some(({ jobLine }) => jobLine?.includes('Email marketing'))).toBe(true);
  });

  it('asks for no hospital where it stands', async () => {
    const { requirements } = await analysed(
      CV,
      'Electrician\nCroydon Hospital, permanent, £38,000\nRequirements\n- Fault finding\n- 18th Edition',
    );
    expect(requirements.map(({ name }) => name)).not.toContain('Croydon Hospital');
  });
});

describe('posts under a heading of research', () => {
  it('are posts like others', async () => {
    const { requirements } = await analysed(CV, 'Postdoctoral Researcher\nRequirements\n- RNA-seq analysis\n- R');
    expect(requirements.find(({ name }) => name === 'Work as Postdoctoral Researcher')?.state).toBe('met');
  });
});

describe('years that include something', () => {
  it('are years of the trade', async () => {
    const cv =
      'Ana Reed\nLeeds\n\nExperience\nPhysiotherapist, Some Clinic, Leeds, 2020 - present\n- Rehabilitation after joint replacement\n';
    const { requirements } = await analysed(
      cv,
      'Physiotherapist\nRequirements\n- Minimum two years’ experience including neuro rehabilitation\n- HCPC registration',
    );
    expect(requirements.find(({ name }) => name === '2 years of experience')?.state).toBe('met');
  });
});
