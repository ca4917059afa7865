import { aLine, asLines, importText } from '../../jobs/testing/some-jobs.js';
import { trackedEmployers } from '../../applications/tracked-employers.js';
import { LicenceNews } from './licence-news.js';
import { found, type Person } from '../testing/register-app.js';
import { registersHere } from '../testing/registers-here.js';
import { aRegister, after, before, importRegister } from '../testing/some-registers.js';

describe('a change of the register', () => {
  const here = registersHere();

  it('is told once to whoever watches or tracks, in the app and by mail, and never twice', async () => {
    await importRegister(here.registers, '2021-11-02', before);
    const ada = await here.api.as({ username: 'ada' });
    const sam = await here.api.as({ username: 'sam' });
    const watch = async (name: string) => ada.put(`/api/sponsors/${(await found(ada, name)).id}/watch`);
    for (const name of ['staying care', 'leaving robotics', 'elsewhere ballet', 'renamed looms', 'falling kitchens'])
      await watch(name);
    for (const company of ['Leaving Robotics Limited', 'LEAVING ROBOTICS', 'Joining Bakeries', 'Moving Money'])
      for (const { user } of [ada, sam])
        await here.api.database.dataSource.query(
          `INSERT INTO job_applications (user_id, job_title, company_name, job_location) VALUES ($1, 'Baker', $2, 'Leeds, United Kingdom')`,
          [user.id, company],
        );
    const kim = await here.api.as({ username: 'kim' });
    await here.api.database.dataSource.query(
      `INSERT INTO job_applications (user_id, job_title, company_name, job_location)
       VALUES ($1, 'Baker', 'Joining Bakeries', 'New York, NY, United States')`,
      [kim.user.id],
    );
    await importRegister(here.registers, '2026-08-21', after, { covers: ['Skilled Worker'] });
    await importRegister(here.registers, '2026-08-21', after, { covers: ['Skilled Worker'] });
    for (const _ of [1, 2]) await here.api.app.get(LicenceNews).tell();
    const notices = async (person: Person) =>
      (await person.get('/api/notices')).body.notices.map(({ title }: { title: string }) => title).sort();
    expect(await notices(ada)).toEqual([
      'Falling Kitchens Ltd is rated otherwise: B rating',
      'Joining Bakeries Ltd is now in the register of licensed sponsors',
      'Leaving Robotics Ltd is no longer in the register of licensed sponsors',
      'Renamed Looms Ltd is not in the register under this name any more',
    ]);
    expect(await notices(kim)).toEqual([]); // a British register says nothing of a job in New York
    expect(await notices(sam)).toEqual([
      'Joining Bakeries Ltd is now in the register of licensed sponsors',
      'Leaving Robotics Ltd is no longer in the register of licensed sponsors',
    ]);
    const mails = await here.api.database.dataSource.query<
      { id: string; recipient: string; subject: string; text: string }[]
    >('SELECT id, recipient, subject, text_body AS text FROM mail_outbox ORDER BY recipient');
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['ada@example.org', '4 employers you follow changed in the register'],
      ['sam@example.org', '2 employers you follow changed in the register'],
    ]);
    expect(mails[0]!.text).toContain('has other names like it, such as Renamed Looms Group Ltd, and does not say');
    expect(mails[1]!.text).toContain('http://127.0.0.1:8080/sponsors/');
    expect(mails[1]!.text).toContain('The register of 21 August 2026 has it, for Skilled Worker.');
    // who leaves by the link of the mail is told in the app alone
    const way = /\/unsubscribe\/[\w-]+/.exec(mails[1]!.text)![0];
    expect((await here.api.http.get(way)).text).toContain('Mails about employers that you follow');
    await here.api.http.post(way).expect(200);
    expect((await here.api.http.get(way)).text).toContain('These mails are off already');
    await importRegister(
      here.registers,
      '2026-09-21',
      aRegister('Nobody Else Ltd,,,Worker (A rating),Skilled Worker'),
      {
        covers: ['Skilled Worker'],
      },
    );
    await here.api.app.get(LicenceNews).tell();
    const later = await here.api.database.dataSource.query<{ recipient: string }[]>(
      'SELECT recipient FROM mail_outbox WHERE id <> ALL($1)',
      [mails.map(({ id }) => id)],
    );
    expect(later).toEqual([{ recipient: 'ada@example.org' }]);
    expect((await notices(sam)).length).toBe(3);
  });

  it('is told to whoever tracks an employer whose name only its town makes sure, and to nobody who tracks one elsewhere', async () => {
    const entry = (rating: string) =>
      aRegister(
        `Fal Estuary Ltd t/a Cornwall Care,Truro,,Worker (${rating}),Skilled Worker`,
        `Ruislip Lido Ltd t/a Hillingdon Care,Uxbridge,,Worker (${rating}),Skilled Worker`,
      );
    await importRegister(here.registers, '2025-11-02', entry('A rating'));
    const track = async (username: string, company: string, place: string) => {
      const person = await here.api.as({ username });
      await person.post('/api/job-applications').send({
        jobTitle: 'Carer',
        companyName: company,
        jobLocation: place,
        status: 'Applied',
        appliedDate: '2026-01-05',
      });
      const { result, sponsor } = (await person.get(`/api/sponsors/match?name=${company}&town=${place}`)).body;
      return { person, result, name: sponsor?.name };
    };
    const people = [
      await track('tess', 'Cornwall Care', 'Truro'),
      await track('umar', 'Hillingdon Care', 'Uxbridge'),
      await track('vera', 'Cornwall Care', 'Leeds'),
      await track('wilf', 'Cornwall Care', 'Remote'),
    ];
    expect(people.map(({ result }) => result)).toEqual(['match', 'match', 'review', 'review']);
    await importRegister(here.registers, '2026-08-21', entry('B rating'));
    await here.api.app.get(LicenceNews).tell();
    for (const { person, result, name } of people) {
      const { notices } = (await person.get('/api/notices')).body;
      const told = notices.map(({ title }: { title: string }) => title);
      expect(told).toEqual(result === 'match' ? [`${name} is rated otherwise: B rating`] : []);
    }
  });

  it('is told to whoever tracks a job whose place only the board states, as long as it is of that employer', async () => {
    const entry = (rating: string) =>
      aRegister(
        `Fal Estuary Ltd t/a Cornwall Care,Truro,,Worker (${rating}),Skilled Worker`,
        `Ruislip Lido Ltd t/a Hillingdon Care,Uxbridge,,Worker (${rating}),Skilled Worker`,
      );
    await importRegister(here.registers, '2025-11-02', entry('A rating'));
    const { dataSource } = here.api.database;
    const advert = aLine({ title: 'Carer', company: 'Cornwall Care', location: 'Truro, United Kingdom' });
    await importText(dataSource, 'tracked.jsonl', asLines(advert));
    const [job] = await dataSource.query<{ id: number }[]>(`SELECT id FROM jobs WHERE company = 'Cornwall Care'`);
    const track = async (username: string, application: { companyName: string; jobLocation?: string }) => {
      const person = await here.api.as({ username });
      const sent = { jobTitle: 'Carer', jobId: job!.id, ...application };
      await person.post('/api/job-applications').send(sent).expect(201);
      return person;
    };
    const people = [
      await track('abel', { companyName: 'Cornwall Care' }),
      await track('bert', { companyName: 'CORNWALL CARE', jobLocation: '' }),
      await track('cleo', { companyName: 'Cornwall Care', jobLocation: 'Leeds' }),
      await track('dora', { companyName: 'Hillingdon Care' }),
    ];
    const places = await trackedEmployers(dataSource.manager);
    expect(places.map(({ company, location }) => `${company}, ${location}`).sort()).toEqual([
      'CORNWALL CARE, Truro, United Kingdom',
      'Cornwall Care, Leeds',
      'Cornwall Care, Truro, United Kingdom',
      'Hillingdon Care, ',
    ]);
    await importRegister(here.registers, '2026-08-21', entry('B rating'));
    await here.api.app.get(LicenceNews).tell();
    const told = people.map(async (person) =>
      (await person.get('/api/notices')).body.notices.map(({ title }: { title: string }) => title),
    );
    const news = ['Fal Estuary Ltd t/a Cornwall Care is rated otherwise: B rating'];
    expect(await Promise.all(told)).toEqual([news, news, [], []]);
  });

  it('is told to whoever saved a job, once for each employer, though it is tracked and watched as well', async () => {
    await importRegister(here.registers, '2021-11-02', before);
    const { dataSource } = here.api.database;
    const advert = (company: string) => aLine({ title: company, company, location: 'Leeds, United Kingdom' });
    const companies = ['Leaving Robotics Limited', 'Joining Bakeries', 'Staying Care'];
    await importText(dataSource, 'saved.jsonl', asLines(...companies.map(advert)));
    const jobs = await dataSource.query<{ id: number }[]>('SELECT id FROM jobs ORDER BY id');
    const ada = await here.api.as({ username: 'ada' });
    const sam = await here.api.as({ username: 'sam' });
    for (const { id } of jobs) for (const person of [ada, sam]) await person.put(`/api/saved-jobs/${id}`).expect(204);
    await ada.put(`/api/sponsors/${(await found(ada, 'leaving robotics')).id}/watch`).expect(204);
    for (const company of companies)
      await dataSource.query(
        `INSERT INTO job_applications (user_id, job_title, company_name, job_location) VALUES ($1, 'Baker', $2, 'Leeds')`,
        [ada.user.id, company],
      );
    await sam.delete(`/api/saved-jobs/${jobs[1]!.id}`).expect(204);
    await importRegister(here.registers, '2026-08-21', after, { covers: ['Skilled Worker'] });
    await here.api.app.get(LicenceNews).tell();
    const notices = async (person: Person) =>
      (await person.get('/api/notices')).body.notices.map(({ title }: { title: string }) => title).sort();
    expect(await notices(ada)).toEqual([
      'Joining Bakeries Ltd is now in the register of licensed sponsors',
      'Leaving Robotics Ltd is no longer in the register of licensed sponsors',
    ]);
    expect(await notices(sam)).toEqual(['Leaving Robotics Ltd is no longer in the register of licensed sponsors']);
  });

  it('is told to who tracks an employer that left when a later register brings it back, once for each event', async () => {
    await importRegister(here.registers, '2026-01-05', before);
    const ada = await here.api.as({ username: 'ada' });
    for (const company of ['Leaving Robotics', 'Falling Kitchens'])
      await here.api.database.dataSource.query(
        `INSERT INTO job_applications (user_id, job_title, company_name, job_location) VALUES ($1, 'Fitter', $2, 'Leeds')`,
        [ada.user.id, company],
      );
    const without = before
      .toString('utf8')
      .replace(/^Leaving Robotics.*$/m, 'Someone New Ltd,,,Worker (A rating),Scale-up');
    const reRated = before.toString('utf8').replace(/(Falling Kitchens.*)\(A rating\)/, '$1(B rating)');
    for (const [day, text] of [
      ['2026-02-05', without],
      ['2026-03-05', before],
      ['2026-04-05', reRated],
    ] as const)
      for (const _ of [1, 2]) {
        await importRegister(here.registers, day, Buffer.from(text), { covers: 'all' });
        await here.api.app.get(LicenceNews).tell();
      }
    const { notices } = (await ada.get('/api/notices')).body;
    expect(notices.map(({ title }: { title: string }) => title).reverse()).toEqual([
      'Leaving Robotics Ltd is no longer in the register of licensed sponsors',
      'Leaving Robotics Ltd is now in the register of licensed sponsors',
      'Falling Kitchens Ltd is rated otherwise: B rating',
    ]);
    expect(notices[1].text).toBe('The register of 5 March 2026 has it, for Skilled Worker.');
  });

  describe('of ratings', () => {
    const overseas = 'Global Business Mobility: UK Expansion Worker';
    type Ratings = Record<string, string>;
    const lines = (ratings: Ratings) =>
      Object.entries(ratings).map(([route, rating]) => `Rated Ropes Ltd,Leeds,,Worker (${rating}),${route}`);

    it.each<[string, Ratings, Ratings, string, string]>([
      [
        'names no route where it is rated for one alone',
        { 'Skilled Worker': 'A rating' },
        { 'Skilled Worker': 'B rating' },
        'Rated Ropes Ltd is rated otherwise: B rating',
        'its rating is B rating; before it was A rating.',
      ],
      [
        'names no route where one rating is, and was, of all',
        { 'Skilled Worker': 'A rating', 'Scale-up': 'A rating' },
        { 'Skilled Worker': 'B rating', 'Scale-up': 'B rating' },
        'Rated Ropes Ltd is rated otherwise: B rating',
        'its rating is B rating; before it was A rating.',
      ],
      [
        'names the route by which it now is rated in two ways',
        { 'Skilled Worker': 'A rating', 'Scale-up': 'A rating' },
        { 'Skilled Worker': 'A rating', 'Scale-up': 'B rating' },
        'Rated Ropes Ltd is rated otherwise for Scale-up: B rating',
        'its rating for Scale-up is B rating; before it was A rating.',
      ],
      [
        'names the route by which it is rated in one way again',
        { 'Skilled Worker': 'A rating', 'Scale-up': 'B rating' },
        { 'Skilled Worker': 'A rating', 'Scale-up': 'A rating' },
        'Rated Ropes Ltd is rated otherwise for Scale-up: A rating',
        'its rating for Scale-up is A rating; before it was B rating.',
      ],
      [
        'names both of two routes that share a new rating, beside one that kept its own',
        { 'Skilled Worker': 'A rating', 'Scale-up': 'A rating', 'Creative Worker': 'A rating' },
        { 'Skilled Worker': 'B rating', 'Scale-up': 'B rating', 'Creative Worker': 'A rating' },
        'Rated Ropes Ltd is rated otherwise for Skilled Worker and Scale-up: B rating',
        'its rating for Skilled Worker is B rating; before it was A rating. Its rating for Scale-up is B rating; before it was A rating.',
      ],
      [
        'names each route with its rating where one rose and one fell',
        { 'Skilled Worker': 'A rating', 'Scale-up': 'B rating' },
        { 'Skilled Worker': 'B rating', 'Scale-up': 'A rating' },
        'Rated Ropes Ltd is rated otherwise for Skilled Worker: B rating, and for Scale-up: A rating',
        'its rating for Skilled Worker is B rating; before it was A rating. Its rating for Scale-up is A rating; before it was B rating.',
      ],
      [
        'tells a route from a rating that both have a colon',
        { 'Skilled Worker': 'A rating', [overseas]: 'UK Expansion Worker: Provisional' },
        { 'Skilled Worker': 'A rating', [overseas]: 'A rating' },
        `Rated Ropes Ltd is rated otherwise for ${overseas}: A rating`,
        `its rating for ${overseas} is A rating; before it was UK Expansion Worker: Provisional.`,
      ],
      [
        'names no route of a lone rating with a colon',
        { [overseas]: 'UK Expansion Worker: Provisional' },
        { [overseas]: 'A rating' },
        'Rated Ropes Ltd is rated otherwise: A rating',
        'its rating is A rating; before it was UK Expansion Worker: Provisional.',
      ],
    ])('%s, in the app and by mail', async (_, was, is, title, text) => {
      await importRegister(here.registers, '2026-01-05', aRegister(...lines(was)));
      const ada = await here.api.as({ username: 'ada' });
      await ada.put(`/api/sponsors/${(await found(ada, 'rated ropes')).id}/watch`).expect(204);
      await importRegister(here.registers, '2026-02-05', aRegister(...lines(is)));
      await here.api.app.get(LicenceNews).tell();
      const said = `In the register of 5 February 2026 ${text}`;
      expect((await ada.get('/api/notices')).body.notices).toMatchObject([{ title, text: said }]);
      expect(
        await here.api.database.dataSource.query(
          'SELECT subject, position($1 IN text_body) > 0 AS said FROM mail_outbox',
          [said],
        ),
      ).toEqual([{ subject: title, said: true }]);
    });

    it('are told in the history by their route, whatever has a colon', async () => {
      const [provisional, rated] = ['UK Expansion Worker: Provisional', 'A rating'];
      for (const [day, rating] of [
        ['2026-01-05', rated],
        ['2026-02-05', provisional],
      ] as const)
        await importRegister(here.registers, day, aRegister(...lines({ [overseas]: rating })));
      const ada = await here.api.as({ username: 'ada' });
      const { id } = await found(ada, 'rated ropes');
      expect((await ada.get(`/api/sponsors/${id}`)).body.history[0].summary).toBe(
        `Rated otherwise in the register of 5 February 2026: ${overseas}: ${rated} became ${provisional}`,
      );
    });
  });

  it('is told once of routes that have ended though the register has the employer still', async () => {
    const both = [
      'Two Ways Ltd,Leeds,,Worker (A rating),Skilled Worker',
      'Two Ways Ltd,Leeds,,Worker (A rating),Scale-up',
    ];
    await importRegister(here.registers, '2026-01-05', aRegister(...both));
    const ada = await here.api.as({ username: 'ada' });
    await ada.put(`/api/sponsors/${(await found(ada, 'two ways')).id}/watch`).expect(204);
    for (const [day, lines] of [
      ['2026-02-05', both.slice(1)],
      ['2026-03-05', [...both.slice(1), 'Someone New Ltd,,,Worker (A rating),Scale-up']],
      ['2026-04-05', both],
    ] as const) {
      await importRegister(here.registers, day, aRegister(...lines), { covers: 'all' });
      await here.api.app.get(LicenceNews).tell();
    }
    // back once: a later register with the same is no news, and a route that nobody was told of as ended neither
    await importRegister(
      here.registers,
      '2026-05-05',
      aRegister(...both, 'Two Ways Ltd,Leeds,,Worker (A rating),Creative Worker'),
      {
        covers: 'all',
      },
    );
    await here.api.app.get(LicenceNews).tell();
    expect((await ada.get('/api/notices')).body.notices).toMatchObject([
      {
        title: 'Two Ways Ltd is in the register for Skilled Worker again',
        text: expect.stringContaining(
          'The register of 5 April 2026 has it for Skilled Worker, which an earlier one had not.',
        ),
      },
      {
        title: 'Two Ways Ltd is no longer in the register for Skilled Worker',
        text: expect.stringContaining(
          'The register of 5 February 2026 has it for Scale-up, and for Skilled Worker no more.',
        ),
      },
    ]);
  });

  it('is told when a route is back that had ended while a file did not cover the other one', async () => {
    const both = ['Skilled Worker', 'Creative Worker'].map((route) => `Two Ways Ltd,Leeds,,Worker (A rating),${route}`);
    const other = aRegister('Someone New Ltd,,,Worker (A rating),Skilled Worker');
    await importRegister(here.registers, '2026-01-05', aRegister(...both));
    const ada = await here.api.as({ username: 'ada' });
    await here.api.database.dataSource.query(
      `INSERT INTO job_applications (user_id, job_title, company_name, job_location) VALUES ($1, 'Fitter', 'Two Ways', 'Leeds')`,
      [ada.user.id],
    );
    await importRegister(here.registers, '2026-02-05', other, { covers: ['Skilled Worker'] });
    await importRegister(here.registers, '2026-03-05', aRegister(...both), { covers: 'all' });
    await here.api.app.get(LicenceNews).tell();
    const titles = (await ada.get('/api/notices')).body.notices.map(({ title }: { title: string }) => title);
    expect(titles.sort()).toEqual([
      'Two Ways Ltd is in the register for Skilled Worker again',
      'Two Ways Ltd is no longer in the register for Skilled Worker',
    ]);
  });

  it('tells nothing of one of two entries of a company while the other stays, which is watched instead', async () => {
    const [plain, trading] = ['Loyal Cards Ltd', 'Loyal Cards Ltd t/a Reward'].map(
      (name) => `${name},Leeds,,Worker (A rating),Skilled Worker`,
    ) as [string, string];
    await importRegister(here.registers, '2026-01-05', aRegister(plain, trading));
    const ada = await here.api.as({ username: 'ada' });
    await ada.put(`/api/sponsors/${(await found(ada, 'loyal cards ltd')).id}/watch`).expect(204);
    await importRegister(here.registers, '2026-02-05', aRegister(trading), { covers: 'all' });
    await here.api.app.get(LicenceNews).tell();
    expect((await ada.get('/api/notices')).body.notices).toEqual([]);
    const stays = await found(ada, 'loyal cards ltd reward');
    expect((await ada.get(`/api/sponsors/${stays.id}`)).body).toMatchObject({ state: 'listed', watched: true });
    await importRegister(here.registers, '2026-03-05', aRegister(plain.replace('Loyal Cards', 'Another')), {
      covers: 'all',
    });
    await here.api.app.get(LicenceNews).tell();
    expect((await ada.get('/api/notices')).body.notices).toMatchObject([
      { title: 'Loyal Cards Ltd t/a Reward is no longer in the register of licensed sponsors' },
    ]);
  });
});
