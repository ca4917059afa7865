import { BuiltInEngine } from '../built-in-engine.js';
import { aCall, advert, cvText } from '../testing/texts.js';

const engine = new BuiltInEngine();

describe('recommended learning', () => {
  it('has a heading and steps for each missing skill, in lines that the screen renders', async () => {
    const job = advert('Site Reliability Engineer');
    const { content: analysisContent, requirements } = await engine.analyseCv(
      { cvText: cvText('open-jane-fullstacker'), jobDescription: job },
      aCall(),
    );
    const { content, skills } = await engine.recommendLearning(
      { analysisContent, jobDescription: job, offers: [] },
      aCall(),
    );
    const missing = requirements
      .filter(({ kind, state }) => kind === 'skill' && state === 'missing')
      .map(({ name }) => name);
    expect(missing).toContain('Kubernetes');
    for (const name of missing.slice(0, 8)) expect(skills).toContain(name);
    expect(content).toContain('# Kubernetes\n- Begin with:');
    for (const line of content.split('\n')) expect(line).toMatch(/^(?:# |- |\p{Lu})/u);
    expect(content).not.toMatch(/https?:/);
  }, 60_000);

  it('does not call it a success when nothing in the advert could be read', async () => {
    const job = 'Krankenpfleger gesucht. Wir suchen eine Pflegekraft mit Erfahrung in der Wundversorgung.';
    const { content: analysisContent } = await engine.analyseCv(
      { cvText: cvText('nurse'), jobDescription: job },
      aCall(),
    );
    const { content, skills } = await engine.recommendLearning(
      { analysisContent, jobDescription: job, offers: [] },
      aCall(),
    );
    expect([content, skills]).toEqual([expect.stringMatching(/^# Nothing to compare yet/), []]);
  }, 60_000);

  it("links only to what it was given of the product's own data, and only where it fits", async () => {
    const offers = [
      { title: 'Kubernetes Community Days', provider: 'Some Society', url: 'https://kcd.example.org' },
      { title: 'Baking for beginners', provider: '', url: 'https://bread.example.org' },
    ];
    const { content } = await engine.recommendLearning(
      { analysisContent: 'Gaps\n• Kubernetes: missing (5 points).', jobDescription: 'You know Kubernetes.', offers },
      aCall(),
    );
    expect(content).toContain('- Upcoming event: Kubernetes Community Days (Some Society): https://kcd.example.org');
    expect(content).not.toContain('bread.example.org');
  }, 60_000);

  it("reads another engine's analysis too", async () => {
    const analysisContent = 'Strengths\nYou know Python well.\n\nSkill gaps\nNothing shows that you have used Docker.';
    const jobDescription = 'Developer\nSkills: Python, Docker';
    const { skills } = await engine.recommendLearning({ analysisContent, jobDescription, offers: [] }, aCall());
    expect(skills).toEqual(['Docker']);
  }, 60_000);

  it('says so when nothing is missing', async () => {
    const { content } = await engine.recommendLearning(
      { analysisContent: 'Strengths\nPython', jobDescription: 'Developer\nSkills: Python', offers: [] },
      aCall(),
    );
    expect(content).toContain('# Nothing to close');
  }, 60_000);
});
