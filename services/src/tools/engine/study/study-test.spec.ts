import { processorMs } from '../../../platform/testing/processor-time.js';
import { studyTest } from './study-test.js';
import { undressed } from './blocks.js';
import { ruleTexts } from '../testing/texts.js';
import { breathe } from '../testing/study.js';

const testOf = (studyMaterial: string, asked: string[] = []) => studyTest({ studyMaterial, batch: 0, asked }, breathe);

const plants = `Photosynthesis is the process by which green plants turn light into chemical energy. Chlorophyll is the pigment that absorbs the light.
The Calvin cycle is a series of reactions that builds sugar from carbon dioxide. Stomata are small openings in the leaf.
In 1779 Jan Ingenhousz showed that plants release oxygen in light. In 1804 Nicolas de Saussure weighed the water that a plant takes up.
In 1882 Theodor Engelmann found that red light drives the reaction best. In 1937 Robin Hill took the reaction out of the leaf.
A leaf reflects about 10% of the light that reaches it, while 85% of the light is absorbed by the leaf. About 3% of the light becomes sugar, and 90% of the water is lost to the air.
The pigment sits in the thylakoid membrane of the chloroplast. The chloroplast has a membrane of its own. The stroma surrounds the thylakoid membrane. The sugar leaves the chloroplast through the stroma.`;

const cells = `A cell is the smallest unit of life. The nucleus holds the genetic material of the cell.
Mitochondria release energy from sugar and oxygen. Ribosomes build proteins from amino acids.
The cell membrane controls what enters and what leaves. Plant cells have a rigid wall made of cellulose.
Chloroplasts capture light and turn it into sugar. The vacuole stores water and dissolved salts.
Lysosomes break down waste inside the cell. The cytoskeleton gives the cell its shape.
It lets the cell move. Viruses cannot reproduce outside a living host.
DNA carries instructions for making proteins. Red blood cells carry oxygen through the body.`;
const fireSafety = `Fire safety
- Check every smoke alarm once a month
- Replace the batteries of each alarm once a year
- Keep escape routes clear at all times
- Never use a lift during a fire
- Call 999 from a safe place
- A fire blanket is kept in every kitchen`;

const hygiene = `Hand hygiene is the action of cleaning hands with soap and water or with alcohol gel. Hands should be washed with soap for 40 to 60 seconds. Alcohol gel is rubbed in for 20 to 30 seconds. Alcohol gel does not kill the spores of Clostridioides difficile, so soap and water must be used after caring for a patient with diarrhoea.
Contact precautions are measures used in addition to standard precautions when an organism spreads by touch. Droplet precautions require a surgical mask within one metre of the patient. Airborne precautions require an FFP3 respirator and a room with negative pressure. Tuberculosis, measles and chickenpox are spread through the air. Norovirus is the most common cause of outbreaks of vomiting on British wards.
A sharps bin must be closed when it is three quarters full. Needles must never be re-sheathed. After a needlestick injury the wound is encouraged to bleed under running water and is not sucked. Post-exposure prophylaxis for HIV should begin within 72 hours, and ideally within one hour. The risk of transmission from a needle contaminated with HIV is about 0.3 per cent.
Decontamination has three levels. Cleaning removes visible dirt. Disinfection reduces the number of micro-organisms to a safe level. Sterilisation destroys all micro-organisms, including spores. An autoclave sterilises instruments with steam at 134 degrees Celsius for three minutes.
Patients admitted for planned surgery are screened with swabs from the nose and groin. Decolonisation lasts five days and uses mupirocin ointment and chlorhexidine wash. Orange bags are used for infectious clinical waste. Yellow bags are for waste that must be incinerated. Linen soiled with blood goes into a red water-soluble bag.`;

describe('a study test', () => {
  it('is made of the words of a link, also of one within brackets that never close', () => {
    expect(undressed('Read [the rules](https://example.org/rules) and [see [the fees](/fees).')).toBe(
      'Read the rules and [see the fees.',
    );
    const began = processorMs();
    undressed('(['.repeat(200_000));
    expect(processorMs() - began).toBeLessThan(500);
  });

  it('gives twenty questions of which each answer stands in the sentence it cites, on ten appendices of the rules', async () => {
    let all = 0;
    for (const { content } of ruleTexts()) {
      const document = undressed(content).replace(/\s+/g, ' ');
      const { questions } = await testOf(content);
      all += questions.length;
      expect(questions.length).toBeGreaterThanOrEqual(18);
      expect(questions.length).toBeLessThanOrEqual(20);
      for (const { options, correctAnswer, sentence, explanation } of questions) {
        const answer = options[correctAnswer] ?? '';
        expect(answer).not.toBe('');
        expect(sentence).toContain(answer);
        expect(document).toContain(sentence);
        expect(explanation).toContain(sentence);
        expect(Object.keys(options).length).toBeGreaterThanOrEqual(3);
        expect(new Set(Object.values(options)).size).toBe(Object.keys(options).length);
      }
      expect(new Set(questions.map(({ sentence }) => sentence)).size).toBe(questions.length);
    }
    expect(all).toBeGreaterThanOrEqual(197);
  });

  it('never says the answer in the question', async () => {
    for (const { content } of ruleTexts().slice(0, 4)) {
      for (const { question, options, correctAnswer } of (await testOf(content)).questions) {
        const plain = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
        expect(plain(question)).not.toContain(plain(options[correctAnswer] ?? ''));
      }
    }
  });

  it('tells no answer in another question, and never asks the same twice', async () => {
    const folded = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
    for (const { content } of ruleTexts().slice(0, 4)) {
      const { questions } = await testOf(content);
      expect(new Set(questions.map(({ question }) => folded(question))).size).toBe(questions.length);
      const shown = questions.map(({ question, options }) =>
        [question, ...Object.values(options)].map(folded).join('|'),
      );
      for (const [at, { sentence, options, correctAnswer }] of questions.entries()) {
        const answer = options[correctAnswer] ?? '';
        const [before = '', after = ''] = sentence.split(answer).map(folded);
        const near = [...(before.trim().split(' ').slice(-1) ?? []), answer, ...after.trim().split(' ').slice(0, 2)];
        const phrase = folded(near.join(' '));
        if (!/\d/.test(answer) || !questions[at]?.question.includes('_____')) continue; // a word of every sentence tells nothing
        for (const [other, text] of shown.entries()) if (other !== at) expect(text).not.toContain(phrase);
      }
    }
  });

  it('offers figures of one sort, ages with ages, and no option that is cut out of a quotation', async () => {
    for (const { content } of ruleTexts()) {
      for (const { question, options } of (await testOf(content)).questions) {
        const all = Object.values(options);
        for (const option of all) expect(option.split('“').length).toBe(option.split('”').length);
        if (question.startsWith('Which length'))
          for (const option of all) expect(option).toMatch(/(?:hour|day|week|month|year)s?$/);
        if (!/^Which amount/.test(question)) continue;
        const units = all.map((option) => option.replace(/[\d,.]+|^[a-z]+(?=[ -]|$)/i, '').replace(/s$/, ''));
        expect([...new Set(units)]).toHaveLength(1);
      }
    }
  });

  it('fills the gap for an age with ages, not with numbers of paragraphs', async () => {
    const { questions } = await testOf(
      'A child must be aged between 4 and 17 when the course begins. See paragraph 15.3 of the rules for the fees.\n' +
        'A parent must have 3 documents at hand on the day of arrival. A visitor may stay 9 months in the country.\n' +
        'A pupil must be aged 12 or over. A person aged 16 or over may travel alone to the school.',
    );
    const age = questions.find(({ question }) => question.includes('aged between'));
    expect(['4', '17']).toContain(age?.options[age.correctAnswer]);
    for (const option of Object.values(age?.options ?? {})) expect(option).toMatch(/^\d{1,2}$/);
  });

  it('asks for years with other years, and for percentages with other percentages of the same text', async () => {
    const { questions } = await testOf(plants);
    const year = questions.find(({ question }) => question.startsWith('Which year'));
    expect(Object.values(year?.options ?? {}).toSorted()).toEqual(['1779', '1804', '1882', '1937']);
    const share = questions.find(({ question }) => question.startsWith('Which percentage'));
    for (const option of Object.values(share?.options ?? {})) expect(option).toMatch(/^\d+%$/);
  });

  it('gives fewer questions for a short text, and none for one without anything to ask', async () => {
    const { questions } = await testOf(plants);
    expect(questions.length).toBeGreaterThan(2);
    expect(questions.length).toBeLessThan(20);
    expect(await testOf('Short.')).toEqual({ questions: [], dropped: 0 });
  });

  it('asks about nearly every fact of a short text, though each is said once', async () => {
    const { questions } = await testOf(cells);
    expect(questions.length).toBeGreaterThanOrEqual(9);
    for (const { question, options, correctAnswer, sentence } of questions) {
      expect(sentence).toContain(options[correctAnswer]);
      expect(cells.replace(/\s+/g, ' ')).toContain(sentence);
      expect(sentence).not.toMatch(/^It /); // says nothing alone
      expect(question).not.toContain(options[correctAnswer]);
      expect(new Set(Object.values(options)).size).toBeGreaterThanOrEqual(3);
    }
    const ribosomes = questions.find(({ question }) => question.includes('“_____ build proteins from amino acids'));
    expect(ribosomes?.options[ribosomes.correctAnswer]).toBe('Ribosomes');
    // No option can be ruled out by its grammar: what one thing does is not offered for many.
    for (const option of Object.values(ribosomes?.options ?? {})) expect(option).toMatch(/s$|a$/);
  });

  it('asks about the items of a list that end without a full stop', async () => {
    const { questions } = await testOf(fireSafety);
    const answers = questions.map(({ options, correctAnswer }) => options[correctAnswer]);
    expect(answers).toEqual(expect.arrayContaining(['once a month', 'at all times', 'in every kitchen']));
  });

  it('asks a second time about a short text in other words first', async () => {
    const { questions } = await testOf(plants);
    const asked = questions.map(({ question }) => question);
    const next = (await testOf(plants, asked)).questions;
    expect(next.filter(({ question }) => !asked.includes(question)).length).toBeGreaterThan(3);
  });

  it('cites the page when the text says where pages end', async () => {
    const [first = '', second = ''] = [
      plants.split('\n').slice(0, 3).join('\n'),
      plants.split('\n').slice(3).join('\n'),
    ];
    const { questions } = await testOf(`${first}\f${second}`);
    for (const { page, sentence, explanation } of questions) {
      const on = second.replace(/\s+/g, ' ').includes(sentence) ? 2 : 1;
      expect(page).toBe(on);
      expect(explanation).toContain(`page ${on}`);
    }
    expect((await testOf(plants)).questions.every(({ page }) => page === null)).toBe(true);
  });

  it('joins lines that the width of a page has broken, and cites no word that is cut in two', async () => {
    const broken = plants.replace(/(.{60}\S*) /g, '$1\n').replace('chemical energy', 'chemi-\ncal energy');
    const { questions } = await testOf(broken);
    const whole = broken.replace(/\s+/g, ' ');
    expect(questions.length).toBeGreaterThan(2);
    for (const { sentence } of questions) {
      expect(whole).toContain(sentence);
      expect(sentence).not.toContain('chemi-');
    }
  });

  it('asks other questions in the next test of the same material', async () => {
    const [{ content } = { content: '' }] = ruleTexts().filter(({ title }) => title.endsWith('Skilled Worker'));
    const { questions } = await testOf(content);
    const asked = questions.map(({ question }) => question);
    const { questions: next } = await testOf(content, asked);
    expect(next.filter(({ question }) => asked.includes(question))).toEqual([]);
    expect(next).toHaveLength(20);
  });

  it('is the same for the same material, with no letter right most of the time', async () => {
    const letters: string[] = [];
    for (const { content } of ruleTexts().slice(2, 8)) {
      const { questions } = await testOf(content);
      expect((await testOf(content)).questions).toEqual(questions);
      const full = questions.filter(({ options }) => Object.keys(options).length === 4);
      letters.push(...full.map(({ correctAnswer }) => correctAnswer));
    }
    for (const letter of 'ABCD') {
      const share = letters.filter((each) => each === letter).length / letters.length;
      expect(share).toBeGreaterThan(0.1);
      expect(share).toBeLessThan(0.45);
    }
  });
});

describe('a page of study material', () => {
  it('gives as much in its first test as fits into one: a later test has no more', async () => {
    const first = (await testOf(hygiene)).questions.map(({ question }) => question);
    const second = (await testOf(hygiene, first)).questions.map(({ question }) => question);
    expect(first.length).toBeGreaterThanOrEqual(6);
    expect(second.length).toBeLessThanOrEqual(first.length);
    expect(second.filter((question) => !first.includes(question)).length).toBeLessThan(6);
    expect(new Set(first).size).toBe(first.length);
  });

  it('asks which term it explains, without the word that would tell it', async () => {
    const { questions } = await testOf(hygiene);
    const term = questions.find(({ question }) => question.startsWith('Which term'));
    expect(term?.options[term.correctAnswer]).toBe('Hand hygiene');
    expect(term?.question).toContain('the action of cleaning … with soap');
    expect(Object.values(term?.options ?? {})).toEqual(expect.arrayContaining(['Sterilisation', 'Disinfection']));
  });

  it('offers ends of sentences that could all stand there: one preposition, and no odd verb out', async () => {
    const first = (await testOf(hygiene)).questions;
    const asked = first.map(({ question }) => question);
    const both = [...first, ...(await testOf(hygiene, asked)).questions];
    const words = (options: Record<string, string>) => Object.values(options).map((option) => option.split(' ')[0]);
    const prepositions = ['by', 'for', 'from', 'in', 'on', 'through', 'with', 'within', 'after'];
    for (const { question, options } of both.filter((each) => each.question.startsWith('How does'))) {
      const begins = new Set(words(options));
      if ([...begins].some((word) => prepositions.includes(word ?? '')))
        expect([question, begins.size]).toEqual([question, 1]);
    }
    // Five quarters of a bin are no answer.
    expect(both.some(({ question }) => question.includes('_____ quarters'))).toBe(false);
  });
});
