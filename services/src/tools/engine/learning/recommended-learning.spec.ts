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
    for (const name of missing) expect(skills).toContain(name);
    expect(content).toMatch(/# Kubernetes\n- What for: the advert says “[^”]*Kubernetes clusters[^”]*”\n/);
    for (const line of content.split('\n')) expect(line).toMatch(/^(?:# |- |\p{Lu})/u);
    expect(content).not.toMatch(/https?:/);
  });

  it('leaves no missing skill out, and names what is partly there and not told', async () => {
    const missing = Array.from({ length: 11 }, (_, at) => `- Operate machine type Q${at}`);
    const job = `Process Operator\nRequirements\n${missing.join('\n')}\n- Excel`;
    const cv = 'Jo Tester\n\nSkills\nExcel\n\nWork\nProcess Operator, Acme Ltd, 2019 - 2024\n- Ran the line';
    const { content: analysisContent } = await engine.analyseCv({ cvText: cv, jobDescription: job }, aCall());
    const { content, skills } = await engine.recommendLearning(
      { analysisContent, jobDescription: job, offers: [] },
      aCall(),
    );
    expect(skills.filter((name) => name.startsWith('Operate machine type'))).toHaveLength(11);
    expect(content).toContain('The analysis names more: Excel.');
  });

  it('says of a list what the analysis says of it', async () => {
    const job = 'Software Engineer\nRequirements\n- Kubernetes\n- Python';
    const cv =
      'Jo Tester\n\nWork\nSoftware Engineer, Acme Ltd, 2019 - 2024\n- Built services in Python\n\nKeywords: welding, forklift driving, payroll, dispensing, Kubernetes, phonics, calving';
    const { content: analysisContent } = await engine.analyseCv({ cvText: cv, jobDescription: job }, aCall());
    expect(analysisContent).toContain('Kubernetes: not counted');
    const { content } = await engine.recommendLearning({ analysisContent, jobDescription: job, offers: [] }, aCall());
    expect(content).toContain('In a list alone it counts half, and only where the rest of your CV bears the list out.');
  });

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
  });

  it("links only to what it was given of the product's own data, and only where it fits", async () => {
    const offers = [
      { title: 'Kubernetes Community Days', detail: '1 May 2027, Leeds', about: [], url: 'https://kcd.example.org' },
      { title: 'Container days', detail: '', about: ['kubernetes'], url: 'https://tags.example.org' },
      { title: 'Baking for beginners', detail: '', about: ['bread'], url: 'https://bread.example.org' },
    ].map((offer) => ({ kind: 'event' as const, ...offer }));
    const { content } = await engine.recommendLearning(
      { analysisContent: 'Gaps\n• Kubernetes: missing (5 points).', jobDescription: 'You know Kubernetes.', offers },
      aCall(),
    );
    expect(content).toContain('- Event: Kubernetes Community Days (1 May 2027, Leeds): https://kcd.example.org');
    expect(content).toContain('- Event: Container days: https://tags.example.org');
    expect(content).not.toContain('bread.example.org');
  });

  it('has no link that shares only a word, a passing remark or a skill of every trade, and says what nothing fits', async () => {
    const offers = [
      [
        'reading',
        'Support if you have a learning difficulty',
        'Department for Education',
        'About accessibility of training.',
      ],
      ['event', 'Tech Leader Summit', '', 'leadership'],
      ['event', 'Inside Agile: Agile Leadership Conference', '', 'leadership'],
      ['reading', 'Teaching pupils: safeguarding in schools', 'Department for Education', ''],
      ['event', 'axe-con', '', 'accessibility'],
    ].map(([kind = '', title = '', detail = '', about = ''], at) => ({
      ...{ kind: kind as 'event' | 'reading', title, detail, about: [about], url: `https://offer-${at}.example.org` },
    }));
    const learnt = async (names: readonly string[], jobDescription: string) => {
      const analysisContent = names.map((name) => `• ${name}: missing (5 points).`).join('\n');
      return (await engine.recommendLearning({ analysisContent, jobDescription, offers }, aCall())).content;
    };
    const web = await learnt(
      ['Accessibility', 'TypeScript'],
      'Web Developer\nRequirements\n- Accessibility\n- TypeScript',
    );
    expect(web.match(/https\S+/g)).toEqual(['https://offer-4.example.org']);
    expect(web).toContain('Neither an article under Education nor an event to come is about TypeScript.');
    const ward = await learnt(
      ['Team leadership', 'Safeguarding', 'Triage'],
      'Staff Nurse\nRequirements\n- Team leadership\n- Safeguarding\n- Triage',
    );
    expect(ward).not.toContain('https:');
    expect(ward).toMatch(/an event to come is about Team leadership or Triage\./);
  });

  const JOB = [
    'Payroll Officer',
    'Requirements',
    '- You will run payroll for 400 people every month.',
    '- You will report the gender pay gap to the board in Power BI.',
    '- Experience of BACS and CHAPS payments',
    'Skills: Xero, Payroll',
  ].join('\n');
  const CV = 'Jo Tester\n\nExperience\nAccountant, Some Mill, 2015 - 2024\n- Built dashboards in Tableau for 9 sites';
  const learnt = async (cvText: string, jobDescription: string): Promise<string> => {
    const { content: analysisContent } = await engine.analyseCv({ cvText, jobDescription }, aCall());
    return (await engine.recommendLearning({ analysisContent, jobDescription, offers: [] }, aCall())).content;
  };
  const sectionOf = (content: string, name: string): string =>
    content.split(/^# /m).find((each) => each.startsWith(`${name}\n`)) ?? '';

  it('says what each skill is for in the words of the advert, and what the CV has next to it', async () => {
    const content = await learnt(CV, JOB);
    expect(sectionOf(content, 'Payroll')).toContain(
      'the advert says “You will run payroll for 400 people every month.”',
    );
    expect(sectionOf(content, 'Power BI')).toContain('“You will report the gender pay gap to the board in Power BI.”');
    expect(sectionOf(content, 'Power BI')).toContain('You show Tableau, which is close to it: “Built dashboards');
    expect(sectionOf(content, 'Xero')).toContain('the advert only names it');
    expect(content).toContain('# Payment runs; CHAPS payments');
  });

  it('has no advice that would do for any skill', async () => {
    const content = await learnt(cvText('nurse'), advert('Site Reliability Engineer'));
    const bare = content
      .split(/^# /m)
      .slice(1)
      .map((each) => {
        const [name = '', ...lines] = each.split('\n');
        return lines
          .filter((line) => !/only names it|^- No list of Landfall/.test(line))
          .map((line) => line.replaceAll(name, 'X'))
          .join('\n');
      });
    const said = bare.filter(Boolean);
    expect(said.length).toBeGreaterThan(3);
    expect(new Set(said).size).toBe(said.length);
  });

  const missing = (name: string) => `Gaps\n• ${name}: missing (5 points). No line with its words was found`;
  const told = async (jobDescription: string, names: readonly string[], cvText?: string): Promise<string> => {
    const analysisContent = names.map(missing).join('\n');
    return (await engine.recommendLearning({ analysisContent, jobDescription, cvText, offers: [] }, aCall())).content;
  };

  it('has no way in that belongs to another trade', async () => {
    const inMarketing = await told('Marketing Executive\nRequirements\n- Marketing automation', [
      'Marketing automation',
    ]);
    expect(sectionOf(inMarketing, 'Marketing automation')).toContain('email marketing or CRM');
    expect(inMarketing).not.toMatch(/PLC|SCADA|Rockwell|building/);
    const inAPlant = await told('Automation Engineer\nRequirements\n- Industrial automation', ['Automation']);
    expect(sectionOf(inAPlant, 'Automation')).toContain('PLC');
  });

  it('finds what is nearest in the CV itself, and denies nothing that it has not read', async () => {
    const job = 'Platform Engineer\nRequirements\n- Infrastructure as code\n- Google Cloud';
    const cv = 'Jo Tester\n\nExperience\nEngineer, Some Mill, 2019 - 2024\n- Built 12 environments with Terraform';
    const content = await told(job, ['Infrastructure as code', 'Google Cloud'], `${cv}\n\nSkills: AWS, Terraform`);
    expect(sectionOf(content, 'Infrastructure as code')).toContain(
      'Nearest to it in your CV: Terraform, in “Built 12 environments with Terraform”',
    );
    expect(sectionOf(content, 'Google Cloud')).toContain('Nearest to it in your CV: AWS');
    const unread = await told(job, ['Infrastructure as code', 'Google Cloud']);
    expect(unread).not.toContain('in your CV');
    expect(sectionOf(unread, 'Google Cloud')).toContain('AWS, Azure or');
  });

  const asked = (...lines: string[]) =>
    ['Support Worker', 'Bright Homes, Leeds', '', 'Requirements', ...lines.map((line) => `- ${line}`)].join('\n');

  it.each([
    ['IELTS 7.0 or OET grade B', /One whole test against the clock/],
    ['DBS check', /you cannot order a standard or enhanced check yourself/],
    ['Forklift licence', /a permit of the employer/],
    ['CSCS card', /health, safety and environment test/],
    ['NVQ Level 3 in Health & Social Care', /they are done while you work/],
    ['Experience with IV drug administration', /watched and signed off again/],
    ['Knowledge of the lifting equipment regulations', /Read the rule itself/],
    ['Be supportive of our Catholic ethos', /There is nothing to learn: it is true for you or it is not/],
    ['Tanker experience', /No course replaces it/],
  ])(
    'says of %s what a person can do about it, whose rules it follows, and no address',
    async (name, words) => {
      const content = await learnt(CV, asked(name));
      expect(content).toMatch(words);
      expect(content).not.toMatch(/https?:|www\.|applied, decision expected|only names it/);
    },
    60_000,
  );

  it('says once what is to be done about two gaps of one kind', async () => {
    const [one, other] = ['Experience with IV drug administration', 'Experience in tracheostomy and PEG feeding'];
    const content = await learnt(CV, asked(one, other));
    expect(content).toMatch(/^# Medication administration; .*tracheostomy.*$/im);
    expect(content.split('Nobody learns it from a page').length).toBe(2);
  });

  it("reads another engine's analysis too", async () => {
    const analysisContent = 'Strengths\nYou know Python well.\n\nSkill gaps\nNothing shows that you have used Docker.';
    const jobDescription = 'Developer\nSkills: Python, Docker';
    const { skills } = await engine.recommendLearning({ analysisContent, jobDescription, offers: [] }, aCall());
    expect(skills).toEqual(['Docker']);
  });

  it('says so when nothing is missing', async () => {
    const { content } = await engine.recommendLearning(
      { analysisContent: 'Strengths\nPython', jobDescription: 'Developer\nSkills: Python', offers: [] },
      aCall(),
    );
    expect(content).toContain('# Nothing to close');
  });

  it('says once for all of them where no list says how they are learned, each with the words of the advert', async () => {
    const job = [
      'CRM Manager',
      'Requirements',
      '- You plan Zephyrmail journeys for our members',
      '- You keep the Quillbase records clean every week',
      '- HTML and CSS for templates of mails',
    ].join('\n');
    const { content: analysisContent, requirements } = await engine.analyseCv(
      { cvText: 'Jo Tester\nGardener, Acme, 2019 to 2024\n- Cut hedges', jobDescription: job },
      aCall(),
    );
    expect(requirements.filter(({ state }) => state === 'missing').length).toBeGreaterThanOrEqual(3);
    const { content } = await engine.recommendLearning({ analysisContent, jobDescription: job, offers: [] }, aCall());
    expect(content.match(/Compare three adverts/g) ?? []).toHaveLength(1);
    expect(content).toMatch(/# .*Zephyrmail.*; .*Quillbase/);
    // a named thing is learned in the same way whatever the trade of the post
    expect(content).toMatch(/# HTML\n(?:- .*\n)*- A way in/);
    // names that only share a word with it help nobody: “react to mining emergencies”
    expect(content).not.toMatch(/ESCO|O\*NET/);
  });

  it('tells whoever has some of an experience to write it, and of no day of shadowing', async () => {
    const cv = 'Jo Tester\nPrimary school teacher, QTS since 2017. I love music and I lead the choir in my school.';
    const job =
      'Deputy Head\nEssential\n- Experience of leading a school choir at festivals\n- Qualified teacher status';
    const { content: analysisContent } = await engine.analyseCv({ cvText: cv, jobDescription: job }, aCall());
    expect(analysisContent).toContain('Experience of leading a school choir at festivals: partly');
    const { content } = await engine.recommendLearning({ analysisContent, jobDescription: job, offers: [] }, aCall());
    expect(content).toContain('write for how long, how often');
    expect(content).not.toContain('shadowing');
  });
});
