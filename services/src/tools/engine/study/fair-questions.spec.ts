import { ruleTexts } from '../testing/texts.js';
import { testOf } from '../testing/study.js';
import { studySentencesOf } from './document.js';
import { figureDrafts } from './figure-drafts.js';
import { figuresIn } from './figures.js';
import { isGivenAway, numberIn } from './given-away.js';
import { kindOfHead } from './term-kinds.js';

const cells = `Cell biology, lecture 1

A cell is the smallest unit of life. The cell membrane is a thin layer of lipids and proteins. A human cell contains 46 chromosomes in 23 pairs.
Osmosis is the movement of water across a membrane from a weak to a strong solution. Diffusion is the movement of particles from high to low concentration.
Mitosis is the division of a cell into two identical daughter cells. It has four phases: prophase, metaphase, anaphase and telophase. Meiosis is a form of division that produces four cells with half the number of chromosomes.
The cell cycle of a typical human cell takes about 24 hours. Interphase takes about 90% of that time. Telophase takes about 40% of the rest, and 75% of cells rest. The endoplasmic reticulum is a network of membranes.
Appendix Private Life, Appendix Settlement, Appendix Ukraine Scheme and Appendix Adult Dependent Relative.`;

describe('a figure that the rest of its sentence gives away', () => {
  it.each([
    ['It has four phases: prophase, metaphase, anaphase and telophase.', 'four'],
    ['English is shown in all 4 components (reading, writing, speaking and listening).', '4'],
    ['Red, green and blue are the three colours that a screen mixes.', 'three'],
    ['There are two kinds of water: hard and soft.', 'two'],
    ['A human cell contains 46 chromosomes in 23 pairs.', '46'],
    ['Meetings take 30 minutes, which is half of 60 minutes.', '30 minutes'],
    ['Of the 40 members 25 voted for it and 15 against it.', '40'],
    ['A visit lasts up to 6 months (usually six months).', '6 months'],
    ['The Leeds and Selby Railway was the first to connect two towns of the county.', 'two'],
    ['Within a year the coaches between the two towns had gone.', 'two'],
    ['Absence of more than 548 days counts where the 548-day total was reached.', '548 days'],
  ])('is not asked for: %s', (sentence, text) => {
    const figure = figuresIn(sentence).find((each) => each.text === text);
    expect(figure && isGivenAway(figure, sentence)).toBe(true);
  });

  it.each([
    ['The course takes 36 weeks, and students may be away for 4 weeks of it.', '36 weeks'],
    ['Mitosis is the division of a cell into two identical daughter cells.', 'two'],
    ['The route is capped at 8,000 applications a year.', '8,000'],
  ])('is told from one that must be known: %s', (sentence, text) => {
    const figure = figuresIn(sentence).find((each) => each.text === text);
    expect(figure && isGivenAway(figure, sentence)).toBe(false);
  });
});

describe('the wrong answers of a study test', () => {
  it('are possible: no share above the whole, nothing outside its span, nothing ten times as large', () => {
    const text = `Interphase takes about 90% of the time. Mitosis takes about 8% of the time, and 60% of cells rest for most of their lives. A person aged between 4 and 17 may come as a child of the school.
A person aged 16 or over may come alone. A guardian aged 25 or over may take the child to the school.
The salary for the route is £39,100 in each year. The salary for a shortage is £33,400 in each year. The salary of a manager is £48,500 in each year. A partner must have £285 at hand in the bank. A child must have £315 at hand in the bank.`;
    const drafts = figureDrafts(studySentencesOf(text));
    const optionsOf = (answer: string) => {
      const draft = drafts.find((each) => each.answer === answer);
      return (draft?.distractors ?? []).map(numberIn);
    };
    expect(Math.max(...optionsOf('90%'))).toBeLessThanOrEqual(100);
    expect(optionsOf('17').every((option) => option > 4)).toBe(true);
    expect(optionsOf('£39,100').every((option) => option > 3_910 && option < 391_000)).toBe(true);
    expect(optionsOf('£39,100').length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['congregation', 'tuberculosis'],
    ['agreement', 'tuberculosis'],
    ['requirement', 'completion'],
    ['visit', 'profession'],
    ['treatment', 'profession'],
    ['sentence', 'address'],
    ['employment', 'maximum'],
    ['applicant', 'application'],
  ])('are of one kind: never %s beside %s', (one, other) => {
    expect(kindOfHead(one)).not.toBe(kindOfHead(other));
  });

  it('do not differ from the right one by a capital, by how many words they have, or by what they name', async () => {
    for (const { question, options, correctAnswer } of await testOf(cells)) {
      const all = Object.values(options);
      if (/^Which (?:percentage|number|amount|length|year)/.test(question)) continue;
      if (question.startsWith('How does')) continue;
      expect(new Set(all.map((option) => /^\p{Lu}/u.test(option))).size).toBe(1);
      const answer = options[correctAnswer] ?? '';
      const words = all.map((option) => option.split(' ').length);
      if (!/ /.test(answer) && answer !== 'Osmosis') expect(Math.max(...words)).toBe(1);
    }
  });
});

describe('the sentences that a study test asks about', () => {
  it.each([
    'Appendix Private Life, Appendix Settlement, Appendix Ukraine Scheme and Appendix Adult Dependent Relative.',
    'Professional and vocational qualifications, school leaving certificates and university degrees of all kinds.',
  ])('say something: not %s', (list) => {
    expect(studySentencesOf(list)).toEqual([]);
  });

  it('begin and end where the text does', () => {
    const text = `CS5A.2. The applicant must not be a person without any permission to be in the country.
HPI 1.7 An application which does not meet the requirements may be rejected as invalid.

The applicant will be granted permission for:
(a) 3 years’ permission if the worker was granted settlement as a worker; or
(b) P has permission to stay on the route as the partner of somebody; or
(c) where the applicant is absent from the country on Crown service as:`;
    const texts = studySentencesOf(text).map(({ text: sentence }) => sentence);
    expect(texts).toEqual([
      'The applicant must not be a person without any permission to be in the country.',
      'An application which does not meet the requirements may be rejected as invalid.',
      '3 years’ permission if the worker was granted settlement as a worker',
      'P has permission to stay on the route as the partner of somebody',
    ]);
    expect(studySentencesOf(text).at(-1)?.lead).toBe('The applicant will be granted permission for:');
  });
});

describe('a study test of the rules', () => {
  it('asks for no answer more than three times, hardly for what every rule is about, and gives 180 questions of 200', async () => {
    let count = 0;
    for (const { title, content } of ruleTexts()) {
      const questions = await testOf(content);
      const answers = questions.map(({ options, correctAnswer }) => (options[correctAnswer] ?? '').toLowerCase());
      for (const answer of new Set(answers))
        expect(answers.filter((each) => each === answer).length).toBeLessThanOrEqual(3);
      const asked = answers.filter((each) => each === 'applicant').length;
      expect(asked).toBeLessThanOrEqual(title.endsWith('Continuous Residence') ? 0 : 1);
      count += questions.length;
    }
    expect(count).toBeGreaterThanOrEqual(180);
  });
});

describe('what stands beside the right answer is of its sort', () => {
  const rails = `The trials on the line

The committee asked George Stephenson, the engineer of the line, to survey it. Robert Stephenson entered a locomotive of his own. The idea of the tubes came from Henry Booth, the treasurer of the company. Goods came from Leeds and went to Selby by cart. John Rastrick was one of the three judges. Sans Pareil, built by Timothy Hackworth, burned coke at a great rate. Its greatest work was the crossing of Chat Moss, a bog beside the road. The first train left Parkside in the morning and arrived at Huyton at noon. John Braithwaite watched from the stand and talked to the crowd.`;

  it('people beside people, places beside places, and no engine or bog among them', async () => {
    const questions = (await testOf(rails)).filter(({ question }) => /^Which (?:person|place)/.test(question));
    const treasurer = questions.find(({ question }) => question.includes('the treasurer of the company'));
    expect(treasurer?.question).toMatch(/^Which person/);
    for (const { question, options } of questions) {
      expect(Object.values(options).join()).not.toMatch(/Sans Pareil|Chat Moss/);
      if (question.startsWith('Which person'))
        expect(Object.values(options).join()).not.toMatch(/Leeds|Selby|Parkside/);
      else expect(Object.values(options).join()).not.toMatch(/Booth|Stephenson|Rastrick/);
    }
  });

  const fire = `Fire safety policy

A test of the alarm lasts less than 30 seconds on each floor. The gas system gives a warning of 25 seconds before it discharges. Refresher training takes 45 minutes for everybody who works here. A drill lasts about 20 minutes from alarm to return. The full course takes 2 days at the training centre.
Staff must close all doors behind them. Staff must leave by the nearest exit. Visitors must sign in at reception. Wardens must wear a jacket. Managers must keep a list of names. The doors must not be wedged open. Bins must not be left in corridors. Nobody may use the lift while the alarm sounds. Only staff who have completed the course may fight a fire. Visitors may wait in the canteen until a warden comes.`;

  it('no time so short or so long that nobody takes it for the answer', async () => {
    for (const { options } of await testOf(fire))
      expect(Object.values(options).join()).not.toMatch(/seconds.*minutes|minutes.*seconds/);
  });

  it('no verb where only one makes sense', async () => {
    for (const { question } of await testOf(fire))
      expect(question).not.toMatch(/(?:Nobody|completed the course) _____/);
  });

  it('tells where a sentence ends behind a single letter, and what two words of a heading tell', async () => {
    const notes = `Respiration

Glycolysis
Glycolysis takes place in the cytoplasm of the cell and needs no oxygen. The enzyme controls the speed of the whole pathway.
Respiration without oxygen
Fermentation is the breakdown of glucose without oxygen in the cell. In human muscle, pyruvate is reduced to lactate by an enzyme.
The link reaction
Pyruvate loses a carbon atom and is joined to coenzyme A. The reaction is catalysed by a large complex of enzymes. Oxygen is needed in the mitochondrion at a later stage.`;
    const sentences = studySentencesOf(notes).map(({ text }) => text);
    expect(sentences).toContain('Pyruvate loses a carbon atom and is joined to coenzyme A.');
    const told = (await testOf(notes)).filter(({ question }) => question.includes('“Respiration without oxygen”'));
    for (const { options, correctAnswer } of told) expect(options[correctAnswer]).not.toContain('without oxygen');
  });
});

it('what stands at the foot of each page is no heading', () => {
  const pages = [1, 2].map(
    (page) =>
      `Fire doors\nEach fire door on floor ${page} is kept shut by a magnet that lets go when the alarm sounds.\nPage`,
  );
  const text = `${pages.join('\f')}\fA warden counts everybody at the meeting point and tells the fire officer who is missing.\n3 / 3`;
  expect(studySentencesOf(text).map(({ under }) => under)).not.toContain('Page');
});

describe('a numbered heading', () => {
  const page = `Food safety in catering
1. Why it matters
Food poisoning is an illness caused by eating food that is contaminated by harmful bacteria.
2. Temperature control
Chilled food is kept at 8 degrees or below in England, although 5 degrees is good practice for everybody.
3. Contamination\fCross-contamination is the transfer of bacteria from raw food to ready-to-eat food by hands.
6. HACCP
A critical limit is the value that separates what is acceptable from what is not acceptable in a kitchen that`;

  it('is one at the end of a page, and above a paragraph that the page cuts', () => {
    const under = (words: string) => studySentencesOf(page).find(({ text }) => text.includes(words))?.under;
    expect(under('Chilled food')).toBe('Temperature control');
    expect(under('Cross-contamination')).toBe('Contamination');
    const cut = studySentencesOf(`${page} is small.\fEverybody who works there reads the plan once in each year.`);
    expect(cut.find(({ text }) => text.includes('critical limit'))?.under).toBe('HACCP');
  });
});

describe('a question that shows a sentence with a gap', () => {
  it('does not point to another sentence without what it points to', async () => {
    const heart = `The heart

The heart has four chambers. The right atrium receives blood from the body. The left atrium receives blood from the lungs. The wall of the left ventricle is about three times as thick as the wall of the right one. At a resting rate of 75 beats per minute one cycle lasts about 0.8 seconds.
Stroke volume is the amount of blood that one ventricle pumps out in one beat. In a healthy adult at rest it is about 70 millilitres. Cardiac output is the product of stroke volume and heart rate. In trained athletes cardiac output can reach 35 litres per minute during exercise. At any moment about 64 percent of the blood is in the veins of the body.
When a valve does not close fully, blood leaks backwards; this is known as regurgitation. When a valve does not open fully, the condition is called stenosis. Its diagnosis was an invention of the last century, and the direction of the flow shows it. Atherosclerosis is the build-up of fatty plaques in the wall of an artery. Depolarisation spreads over both atria. Repolarisation follows it in the ventricles. Infarction is the death of muscle.
Hypertension is a blood pressure that stays at or above 140 over 90. Hypotension means a blood pressure below 90 over 60. Troponin is a protein released by damaged heart muscle. The myocardium is the thick layer of cardiac muscle.`;
    const questions = await testOf(heart);
    expect(questions.length).toBeGreaterThan(10);
    for (const { question } of questions)
      if (question.includes('it is about _____')) expect(question).toContain('“Stroke volume … In a healthy adult');
    const stenosis = questions.find(({ options, correctAnswer }) => options[correctAnswer] === 'stenosis');
    expect(stenosis).toBeDefined();
    expect(Object.values(stenosis?.options ?? {}).join()).not.toMatch(/direction|invention/);
  });
});
