import { jest } from '@jest/globals';
import { eventually } from '../../platform/testing/eventually.js';
import { testApp } from '../../platform/testing/test-app.js';
import { JobsModule } from '../jobs.module.js';
import { Board } from '../testing/a-board.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import type { SuggestionPage } from './suggest.dto.js';
import { suggestionsOf } from './testing/suggestions-of.js';

describe('suggestions that lead to the same jobs', () => {
  const titles = ['Helpers--Carpenters', 'Carpenter Helper', 'Helper-Carpenter', 'Carpenter', 'Site Carpenter'];
  const board = new Board([...titles, 'Carpenter'].map((title) => aLine({ title })));
  const { values } = suggestionsOf(board, 'site');

  it('stand there once, however their words are ordered', async () => {
    const found = await values('carp');
    expect(found.filter((value) => value.includes('elper'))).toHaveLength(1);
    expect(found).toContain('title Site Carpenter');
  });
});

describe('the jobs behind a suggestion', () => {
  const board = new Board([aLine({ title: 'Registered Nurse' })]);
  const { suggested, values, shown } = suggestionsOf(board, 'reg');

  it('learn of new jobs', async () => {
    const known = async () => (await suggested('registered nurse'))[0]!.count;
    const before = await known();
    await importText(
      board.app.database.dataSource,
      'later.jsonl',
      asLines(aLine({ title: 'Registered Nurse' }), aLine({ title: 'Zither tuner' })),
    );
    expect(await values('zith')).toEqual(['title Zither tuner']); // never "none" from an older count
    await eventually(async () => expect(await known()).toBe(before + 1), 120_000);
  });

  it('are of what is there now, for the first who asks after a long while', async () => {
    await importText(board.app.database.dataSource, 'after.jsonl', asLines(aLine({ title: 'Zither teacher' })));
    await eventually(async () => expect(await shown({ searchQuery: 'Zither teacher' })).toBe(1), 120_000);
    const soon = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => soon() + 60_000);
    try {
      expect(await values('zither t')).toEqual(['title Zither teacher', 'title Zither tuner']);
    } finally {
      clock.mockRestore();
    }
  });

  it('are to be asked for again while the first count of all jobs is not to be had', async () => {
    const { database } = board.app;
    const fresh = await testApp([JobsModule], { database });
    const held = database.dataSource.createQueryRunner();
    try {
      await held.startTransaction();
      await held.query('LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE');
      const person = await fresh.as({ username: 'ada' });
      await person.get('/api/jobs/suggest?q=reg').expect(503).expect('retry-after', '1');
      await held.rollbackTransaction();
      await eventually(async () => {
        const later = await person.get('/api/jobs/suggest?q=reg').expect(200);
        expect((later.body as SuggestionPage).suggestions).toMatchObject([{ value: 'Registered Nurse' }]);
      });
    } finally {
      await held.release();
      await fresh.close();
    }
  });

  it('are counted again after a burst of changes, however long a count takes', async () => {
    const { database } = board.app;
    const fresh = await testApp([JobsModule], { database });
    const real = Date.now.bind(Date);
    let laterMs = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() + laterMs);
    const held = database.dataSource.createQueryRunner();
    try {
      const signIn = () => Promise.all([fresh.as({ username: 'ada' }), fresh.as({ username: 'sam', plan: 'premium' })]);
      let people = await signIn();
      const asked = (q: string) => Promise.all(people.map((person) => person.get('/api/jobs/suggest').query({ q })));
      const counts = async (q: string) =>
        (await asked(q)).map(({ body }) => (body as Partial<SuggestionPage>).suggestions?.length);
      await held.startTransaction();
      await held.query('LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE');
      expect((await asked('reg')).map(({ status }) => status)).toEqual([503, 503]);
      laterMs = 50 * 60_000;
      people = await signIn(); // a session does not last that long
      await held.rollbackTransaction();
      await eventually(async () => expect(await counts('reg')).toEqual([1, 1]), 120_000);
      laterMs = 110 * 60_000; // rested as long as it took, and still fresh by what it took
      people = await signIn();
      await importText(database.dataSource, 'burst.jsonl', asLines(aLine({ title: 'Ocarina tuner' })));
      await eventually(async () => expect(await counts('ocarina')).toEqual([1, 1]), 120_000);
    } finally {
      clock.mockRestore();
      await held.release();
      await fresh.close();
    }
  });
});
