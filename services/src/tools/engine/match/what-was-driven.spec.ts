import { describe, expect, it } from '@jest/globals';
import { analysed } from '../testing/texts.js';

const years = async (title: string, line: string, asked: string): Promise<string | undefined> =>
  (
    await analysed(
      `Jo Tester\nLeeds\n\nExperience\n${title}, Some Firm, Leeds, 2016 - 2022\n- ${line}\n`,
      `${asked}\nRequirements\n- 3 years experience as a ${asked}\n- Polite on the phone`,
    )
  ).requirements.find(({ name }) => / of experience$/.test(name))?.state;

describe('years of a driver whose title does not say of what', () => {
  it.each([
    ['Driver', 'Drove 18-tonne lorries to building sites', 'lorry driver'],
    ['Driver', 'Drove lorries across Europe', 'HGV driver'],
    ['Driver', 'Class 2 lorry, multi-drop deliveries', 'HGV driver'],
    ['Driver', 'Delivered parcels in a Transit van', 'van driver'],
    ['Driver', 'Delivered parcels, 80 drops a day', 'delivery driver'],
    ['Night Driver', 'Driving articulated lorries to Felixstowe', 'HGV class 1 driver'],
    ['Driver', 'Drove a school bus', 'bus driver'],
    ['HGV Driver', 'Trunking to the ports', 'driver'],
    ['Van Driver', 'Parcels in York', 'driver'],
  ])('%s, “%s”: count for a %s', async (title, line, asked) => expect(await years(title, line, asked)).toBe('met'));

  it.each([
    ['Driver', 'Took passengers to the airport', 'HGV driver'],
    ['Driver', 'Loaded lorries at the depot', 'HGV driver'],
    ['Driver', 'Drove a coach', 'HGV driver'],
    ['Driver', 'Multi-drop van work', 'HGV driver'],
    ['Driver', 'Learning to drive a lorry', 'HGV driver'],
    ['Driver', 'Drove a 7.5 tonne lorry', 'HGV class 1 driver'],
    ['Taxi Driver', 'Took passengers to the airport', 'HGV driver'],
    ['Van Driver', 'Parcels in York', 'HGV driver'],
    ['Warehouse Operative', 'Drove vans round the yard', 'van driver'],
  ])('%s, “%s”: do not count in full for a %s', async (title, line, asked) =>
    expect(await years(title, line, asked)).not.toBe('met'),
  );
});
