import { ruleTexts } from '../testing/texts.js';
import { wordsOf } from '../text/words.js';
import { testOf } from '../testing/study.js';
import { mainVerbIn } from './finite-verbs.js';

const answerOf = ({ options, correctAnswer }: { options: Record<string, string>; correctAnswer: string }) =>
  options[correctAnswer];
const asked = async (text: string, words: string) => {
  const found = (await testOf(text)).find(({ question }) => question.includes(words));
  return found && { options: Object.values(found.options), answer: answerOf(found) };
};

const kitchen = `Keeping food safe

Contamination
Microbial contamination is caused by bacteria, viruses and moulds. Physical contamination is caused by objects such as hair, glass or plasters. Chemical contamination is caused by cleaning products or pesticides.

Temperatures
Chilled food must be kept at 8°C or below by law. Frozen goods should be stored at -18°C or colder. Cook every dish until its core has reached 75°C. Soup must be held at 63°C or above until it is served.
Jewellery should not be worn in a kitchen. Cuts must be covered with a blue plaster. Most people live near a canal or in the countryside.`;

const slides = `Managing projects - an introduction

Key roles
- Sponsor: owns the business case and pays for the project
- Project manager: plans and controls the daily work
- Stakeholder: anyone affected by the outcome
- Steering committee: decides on changes of scope

Planning
- Gantt chart: bars on a line of time
- Critical path: longest chain of dependent tasks
- Milestone: point in time without any duration
- Float: time that a task can slip`;

const manual = `Backup manual
To install the program, open the package and follow the instructions. To restore a single file, right-click it and choose the earlier version. If a backup was interrupted, run the command that removes the lock. To change the language, select another one in the list of languages. Backup always asks before it goes on.
A snapshot is taken every 60 minutes. Snapshots are kept for 30 days in the folder. Support answers questions within 24 hours.`;

describe('the test of a course, of slides or of a manual', () => {
  it('asks for measurements, with the others of the unit beside them', async () => {
    const found = await asked(kitchen, 'Soup must be held at _____ or above');
    expect(found?.answer).toBe('63°C');
    expect(found?.options.toSorted()).toEqual(['-18°C', '63°C', '75°C', '8°C'].toSorted());
    expect((await asked(kitchen, 'stored at _____'))?.answer).toBe('-18°C');
  });

  it('sets the sorts of one thing against each other', async () => {
    const found = await asked(kitchen, '“_____ is caused by objects such as hair, glass or plasters');
    expect(found?.options).toEqual(
      expect.arrayContaining(['Microbial contamination', 'Chemical contamination', 'Physical contamination']),
    );
  });

  it('leaves no gap for a word beside which nothing of the text could stand', async () => {
    const answers = (await testOf(kitchen)).map(answerOf);
    expect(answers).not.toContain('countryside');
    expect(answers).not.toContain('canal');
  });

  it('offers what its own slide explains beside a term, and what does something beside who does something', async () => {
    const found = await asked(slides, '“owns the business case and pays for the project”');
    expect(found?.options.toSorted()).toEqual(['Project manager', 'Sponsor', 'Stakeholder', 'Steering committee']);
    const path = await asked(slides, '“longest chain of dependent tasks”');
    expect(path?.options.toSorted()).toEqual(['Critical path', 'Float', 'Gantt chart', 'Milestone']);
  });

  it('takes the title of notes for no term', async () => {
    const all = (await testOf(slides)).flatMap(({ options }) => Object.values(options));
    expect(all).not.toContain('Managing projects');
  });

  it('asks what is to be done for something, beside other orders', async () => {
    const found = await asked(manual, '“To restore a single file, …”');
    expect(found?.answer).toBe('right-click it and choose the earlier version');
    expect(found?.options).toContain('open the package and follow the instructions');
  });

  it('sets times of different units against each other where there are too few of one', async () => {
    expect((await asked(manual, 'kept for _____'))?.options.toSorted()).toEqual(['24 hours', '30 days', '60 minutes']);
  });

  it('offers no name of a country beside a thing that has an article, and no saying beside a meaning', async () => {
    const notes = `Spain in short

Culture
Spain has 17 autonomous communities in all. Catalan is spoken in the north-east of Spain. Basque is spoken in the north of Spain. The siesta is a short rest after lunch.
"Ayer fui al cine" means "Yesterday I went to the cinema". The tapa is a small dish beside a drink. The paseo is a walk through the streets at dusk.`;
    const all = (await testOf(notes)).filter(({ question }) => question.startsWith('Which term'));
    expect(all.flatMap(({ options }) => Object.values(options)).join()).not.toMatch(/spain|catalan|basque/);
    const sayings = (await testOf(notes)).filter(({ question }) => question.includes('say of “Ayer'));
    expect(sayings).toEqual([]);
  });

  it('explains an answer that is a whole sentence with that sentence, once', async () => {
    const [{ content } = { content: '' }] = ruleTexts();
    const all = await testOf(content);
    for (const each of all) expect(each.explanation).toContain(each.sentence.replace(/[.;]$/, ''));
    const whole = all.filter((each) => each.sentence.replace(/[.!;]+$/, '') === answerOf(each));
    expect(whole.length).toBeGreaterThan(0);
    for (const { explanation } of whole) expect(explanation).toMatch(/^The document says/);
  });

  it('takes an order for an order: “Shred paper records”', async () => {
    const rules = `Good practice
Shred paper records that are no longer needed. A copy of the data is normally free of charge. The right to erasure does not apply when the law says so. The period can be extended by two further months. The officer must answer within one month of that day.`;
    expect((await testOf(rules)).map(({ question }) => question).join()).not.toContain('“Shred paper …”');
  });

  it('does not leave a verb behind “never” or “always” to be told by its form', async () => {
    expect((await testOf(manual)).map(({ question }) => question).join('\n')).not.toContain('always …”');
  });

  it('reads the definitions of an act, which are items of a list without marks', async () => {
    const act = `Deposits Act

1 Interpretation
(1) In this Act—
"custodian" means the body that runs an authorised scheme;
"relevant agent" means any person who paid on behalf of the occupier;
"occupier" means the person who lives in a house under a licence;
"premium" means the sum that is paid before the house is taken.`;
    const found = await asked(act, '“custodian”');
    expect(found?.answer).toBe('the body that runs an authorised scheme');
    expect(found?.options).toContain('the person who lives in a house under a licence');
  });

  it('asks up to four times about one list before it leaves a test short', async () => {
    const counts: number[] = [];
    for (const { content } of ruleTexts()) counts.push((await testOf(content)).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(185);
  });
});

const theatre = `Drugs and monitoring in theatre

Monitoring
Minimum monitoring consists of pulse oximetry, blood pressure, an electrocardiogram and capnography. Depth is estimated from the processed electroencephalogram. An automated cuff works by oscillometry. Methaemoglobinaemia drives the reading towards 85 per cent.
A slow rise of carbon dioxide suggests malignant hyperthermia. A sudden fall suggests pulmonary embolism. Hypothermia increases the loss of blood.

Drugs
The relaxant of choice is rocuronium. Renal failure prolongs the action of vecuronium. Children go to sleep with sevoflurane. Isoflurane smells too sharp for that. Dry mouths come from glycopyrronium.`;

describe('a text of medicine', () => {
  const digestion = `The digestive system breaks food down. Saliva contains the enzyme amylase, which breaks down starch into sugars. Waves of muscle contraction called peristalsis push the food along. Gastric juice contains hydrochloric acid and the enzyme pepsin. The small intestine has three parts: the duodenum, the jejunum and the ileum. Bile breaks fat into small droplets; this is called emulsification. The pancreas produces lipase, which breaks down fats. Most absorption takes place in the ileum.`;

  it.each([
    ['contains the enzyme _____, which', 'amylase', ['lipase', 'pepsin']],
    ['pancreas produces _____', 'lipase', ['amylase', 'pepsin']],
    ['contraction called _____ push', 'peristalsis', ['absorption', 'emulsification']],
    ['takes place in the _____', 'ileum', ['duodenum', 'jejunum']],
  ])('asks in “%s” for one of its sort', async (words, answer, others) => {
    const found = await asked(digestion, words);
    expect(found?.answer).toBe(answer);
    expect(found?.options).toEqual(expect.arrayContaining(others));
  });

  it('is asked about by the words that are its own, each beside others that name the like', async () => {
    const heat = await asked(theatre, 'suggests malignant _____');
    expect(heat?.answer).toBe('hyperthermia');
    expect(heat?.options.toSorted()).toEqual(['embolism', 'hyperthermia', 'hypothermia', 'methaemoglobinaemia']);
    const relaxant = await asked(theatre, 'The relaxant of choice is _____');
    expect(relaxant?.answer).toBe('rocuronium');
    expect(relaxant?.options.every((option) => /(?:uronium|urane|pyrronium)$/i.test(option))).toBe(true);
  });
});

describe('a verb of a trade', () => {
  it.each([
    ['A delivery note lists what the supplier has sent.', 'lists'],
    ['Neostigmine inhibits acetylcholinesterase.', 'inhibits'],
    ['Firms depreciate machines over ten years.', 'depreciate'],
    ['Parliament repealed the act in 1846.', 'repealed'],
  ])('is seen as one, so that what it says can be asked for: %s', (sentence, verb) => {
    const words = wordsOf(sentence);
    expect(words[mainVerbIn(words)?.at ?? -1]?.text).toBe(verb);
  });
});
