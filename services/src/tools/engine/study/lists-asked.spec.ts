import { testOf } from '../testing/study.js';
import { studyTest } from './study-test.js';

const asked = async (text: string) =>
  (await testOf(text)).map(({ question, options, correctAnswer }) => ({
    question,
    answer: options[correctAnswer] ?? '',
    wrong: Object.entries(options)
      .filter(([letter]) => letter !== correctAnswer)
      .map(([, option]) => option),
  }));

describe('a list of which each item has two parts', () => {
  const places = `Places for 2025

The places of the scheme are as follows:
• Andorra - 100 places
• Australia – 42,000 places
• Canada – 10,000 places
• Japan - 6,000 places
• Uruguay - 500 places
• New Zealand – 9,500 places`;

  it('is asked about both ways, with figures of the list for wrong answers', async () => {
    const questions = await asked(places);
    const answers = questions.map(({ answer }) => answer);
    expect(answers.some((answer) => /places$/.test(answer))).toBe(true);
    expect(answers.some((answer) => /^\p{Lu}\p{Ll}+/u.test(answer))).toBe(true);
    for (const { wrong } of questions) for (const option of wrong) expect(places).toContain(option);
  });

  it('is asked about where only some items say more than a name', async () => {
    const countries = `Nationals of these need a visa:
1. Cuba
2. Eswatini (formerly Swaziland)
3. Ghana
4. Myanmar (formerly Burma)
5. Nepal
6. North Macedonia (formerly Macedonia)
7. Côte d’Ivoire (formerly Ivory Coast)`;
    const questions = await asked(countries);
    expect(questions.length).toBeGreaterThanOrEqual(2);
    // "Macedonia" is read off "North Macedonia".
    for (const { answer } of questions) expect(answer).not.toMatch(/Macedonia/);
  });
});

describe('a list of names', () => {
  it('is asked about beside names of the same sort that stand elsewhere', async () => {
    const text = `Nationals or citizens of the following countries need a visa:
- Cuba
- Ghana
- Nepal
- Peru
- Yemen

Nationals or citizens of Bahrain, Kuwait, Oman and Qatar apply for a waiver in its stead.`;
    const questions = (await asked(text)).filter(({ question }) => question.includes('the following countries'));
    expect(questions.length).toBeGreaterThanOrEqual(1);
    for (const { answer, wrong } of questions) {
      expect(['Cuba', 'Ghana', 'Nepal', 'Peru', 'Yemen']).toContain(answer);
      for (const option of wrong) expect(['Bahrain', 'Kuwait', 'Oman', 'Qatar']).toContain(option);
    }
  });

  it('gives no question where nothing of its sort stands elsewhere', async () => {
    const text = `Artists may perform at these festivals:
- Aldeburgh Festival
- Celtic Connections
- Dance Umbrella
- Garsington Opera
- Glastonbury Festival`;
    expect(await asked(text)).toEqual([]);
  });
});

describe('what begins a text', () => {
  it('is its title also with a colon, and no term that it explains', async () => {
    const text = `Recipe standard: bakery section

Storage
- Bread: paper bags at room temperature
- Cream cakes: fridge below five degrees
- Shortbread: sealed tin away from light
- Frozen dough: freezer for two months`;
    const questions = await asked(text);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const { question, answer, wrong } of questions) {
      expect(`${question} ${answer} ${wrong.join(' ')}`).not.toMatch(/Recipe standard|bakery section/);
      // Which list a word of notes belongs to is said.
      expect(question).toContain('under “Storage”');
    }
  });

  it('is a term where terms follow', async () => {
    const text =
      'Osmosis: movement of water\nDiffusion: movement of particles\nRespiration: release of energy\nMitosis: division of a cell';
    const { questions } = await studyTest({ studyMaterial: text, batch: 0, asked: [] }, async () => {});
    expect(questions.some(({ sentence }) => sentence.startsWith('Osmosis'))).toBe(true);
  });
});

describe('a short form', () => {
  it('is not asked for in the words that it stands for', async () => {
    const text = `TCP: Transmission Control Protocol
Firewall: filters the traffic by rules
Router: forwards packets between networks
Honeypot: decoy for attackers
Switch: joins devices within one network`;
    for (const { question, answer } of await asked(text)) {
      expect(`${question} ${answer}`).not.toMatch(/TCP.*Transmission Control|Transmission Control.*TCP/);
    }
  });
});
