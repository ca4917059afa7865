import { readCv } from './cv-reader.js';

const today = new Date('2026-12-01');

describe('years of work', () => {
  it('go on in a post that is held “to date”, in a table of one line each', () => {
    const { posts } = readCv(
      'NAME:      Mrs B. Lee\n\nEMPLOYMENT\n1995 - 2008       Kent Foods plc, Ashford. Purchase Clerk. Ordered packaging.\n2008 - to date    Orchard Juices Ltd, Ashford. Buying and Transport Officer. Contracts with 30 growers; fleet of 12.\n',
      today,
    );
    expect(posts.map(({ title }) => title)).toContain('Buying and Transport Officer, Orchard Juices Ltd, Ashford');
  });

  it('count from the day since when somebody has taught', () => {
    const text =
      'I have taught history in Hull comprehensives since September 2014, when I finished my PGCE. Since 2019 I have worked at Beck Academy as second in department.';
    const { years, posts } = readCv(`Ann Lee\nHull\n\n${text}\n`, today);
    expect(years).toBeGreaterThan(12);
    expect(posts.map(({ title }) => title)).toContain('second in department at Beck Academy');
  });

  it('are none of what somebody taught themselves', () => {
    expect(readCv('Ann Lee\nHull\n\nI have taught myself Excel since 2012.\n', today).years).toBe(0);
  });
});
