import { asks, CV, states } from './testing/asks-of-a-trade.js';
import { aCall, analysed, engine, letter } from './testing/texts.js';

describe('what a head chef is asked for', () => {
  const chef = CV(
    'Ten years in hotels.',
    'Sous Chef - Some Resort - 2021 to present',
    'Run the hot section and pass for 250 covers, team of 12',
    'New coastal tasting menu, 8 courses',
  );

  it('is shown by a team and a new menu, however they stand in the line', async () => {
    const found = states(await asks(chef, 'Head Chef', 'Write daily changing menus', 'Manage a brigade of 5'));
    expect(found).toMatchObject({ 'Menu planning': 'met', 'People management': 'met' });
  });
});

describe('what a night receptionist is asked for', () => {
  const receptionist = `Miguel Torres
Hotel receptionist
Málaga, España – Settled status in UK: no. Spanish citizen.

Experience
Front Desk Agent, Hotel Bahía 4*, Málaga, May 2022 - Oct 2025
Check-in and check-out for 180 rooms in Opera, complaints, cash

Idiomas: Español nativo, inglés C1
`;

  const advert =
    'Night Receptionist – The Wordsworth Arms Hotel, Keswick. Live in available.\n' +
    'Duties: check guests in and out, answer calls. You must already have the right to work in the UK. You need good English.';

  it('is arrivals, the trade by the name of its desk, and no right that the CV denies', async () => {
    const { requirements } = await analysed(receptionist, advert);
    expect(states(requirements)).toMatchObject({
      ...{ 'Work as Night Receptionist': 'met', 'Guest check-in': 'met', 'Right to work': 'missing' },
    });
    const said = await letter(receptionist, advert);
    expect(said).toContain('Dear hiring team at The Wordsworth Arms Hotel');
    expect(said).not.toMatch(/I have settled status/i);
  });
});

it('asks a chef about the post by its name, and not for its headline as if it were a skill', async () => {
  const chef = {
    cvText: 'Ana Reed\nSous Chef, Some Table, Bristol, June 2020 - present\n- Wrote the autumn menu',
    jobDescription: 'Head Chef - country hotel, Cotswolds\nWhat you will bring\n- Level 3 Food Safety\n- Pastry skills',
  };
  const { questions } = await engine.writeQuestions({ ...chef, batch: 0, asked: [] }, aCall());
  const texts = questions.map(({ question }) => question).join('\n');
  expect(texts).not.toContain('The advert asks for “Head Chef');
});
