import { matchName } from './name-match.js';

const NOBODY_ELSE = 'Zwemmer Quint Ltd';
const answer = (name: string, town: string, entry: string, beside = NOBODY_ELSE, entryTown = '') =>
  matchName(
    name,
    town,
    [entry, beside].map((one, id) => ({ id, name: one, town: id === 0 ? entryTown : '', isNormalised: false })),
  ).result;

describe('one word that is the name of a company which trades under another', () => {
  it.each([
    ['Chopsticks', 'Chopsticks Ltd trading as The Place Restaurant & Bar', ''],
    ['Chopsticks', 'Chopsticks Ltd trading as The Place', 'Chopsticks Chinese Takeaway'],
    ['Benchers', 'Benchers Ltd T/A Rose Tandoori Restaurant', ''],
    ['Bamya', 'Bamya Limited T/A Izgara', 'Bamya Kitchen'],
    ['Bolivar', 'Bolivar Limited T/A Cafe Bueno', ''],
    ['Benjamins', "Benjamin's Ltd t/a Smoky Boys Grill", ''],
    ['Soup', 'Soup Ltd trading as Pepes Pizza', ''],
    ['Antara', 'Antara Ltd T/A Indian Kitchen', ''],
    ['Voot', 'Voot Ltd T/A West Town Pharmacy', ''],
    ['Borghetto', 'Borghetto Ltd trading as Pulcinella Bistro', ''],
    ['Tulisa', 'Tulisa Ltd T/A Lilys Kitchen & Bar', ''],
    ['Sutro', 'Sutro Ltd T/A Nashville Fried Chicken', ''],
    ['Arzana', "Arzana Limited t/a Pepe's Burgers", ''],
    ['Sayona', 'Sayona Limited T/A Londis Stores', ''],
    ['Jalsa', 'Jalsa Limited t/a The Balti House', 'Jalsa Foods Ltd'],
    ['The Chopsticks', 'Chopsticks Ltd trading as The Place Bar', ''],
  ])('is for a person to decide: "%s" and "%s"', (name, entry, beside) => {
    for (const town of ['', 'Bath', 'Leeds']) expect(answer(name, town, entry, beside || NOBODY_ELSE)).toBe('review');
  });

  it.each([
    // with its form, or all of its name
    ['Chopsticks Ltd', 'Chopsticks Ltd trading as The Place Restaurant & Bar'],
    ['Chopsticks Limited', 'Chopsticks Ltd trading as The Place Restaurant & Bar'],
    ['Chopsticks Ltd trading as The Place Restaurant & Bar', 'Chopsticks Ltd trading as The Place Restaurant & Bar'],
    // it bears the word in public, too
    ['Chopsticks', 'Chopsticks Ltd trading as Chopsticks Noodles'],
    ['Biryanipedia', 'Biryanipedia Ltd T/A The Biryanipedia'],
    ['Bobacorp', 'Bobacorp Ltd T/A Boba Corp Tea'],
    // nothing says that it is a shop, and nobody else begins so
    ['Xbridge', 'Xbridge Limited T/A Simply Business'],
    ['BrightGen', 'BrightGen Limited, T/A Credera'],
    ['Skyguard', 'Skyguard Ltd T/A Peoplesafe'],
    ['Buyingteam', 'BuyingTeam Limited T/A Proxima'],
    ['Virtualtrips', 'Virtualtrips Limited T/A Heygo'],
    ['Startpulsing', 'Startpulsing Limited T/A OnePulse'],
    ['Teleprospects', 'TeleProspects Limited trading as Lloyd James Media Group'],
    // it trades under no other
    ['Chopsticks', 'Chopsticks Ltd'],
    ['Skanska', 'Skanska Plc'],
    // several words are met together by no chance
    ['Xavpuech Zwemmer', 'Xavpuech Zwemmer Ltd T/A The Place Tea Rooms'],
  ])('is sure all the same: "%s" and "%s"', (name, entry) => {
    expect(answer(name, '', entry)).toBe('match');
  });

  it('is sure in the town of the entry', () => {
    const entry = 'Chopsticks Ltd trading as The Place Restaurant & Bar';
    expect(answer('Chopsticks', 'Bath', entry, NOBODY_ELSE, 'Bath')).toBe('match');
    expect(answer('Chopsticks', 'Leeds', entry, NOBODY_ELSE, 'Bath')).toBe('review');
  });
});
