import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { IsString, MaxLength } from 'class-validator';
import { Logger } from '@nestjs/common';
import { connect } from 'node:net';
import { once } from 'node:events';
import { Access } from '../access/access.decorator.js';
import { Answers } from '../answers/answers.decorator.js';
import { testApp, type TestApp } from '../testing/test-app.js';
import { Choices } from '../validation/choices.decorator.js';
import { IdParam } from '../validation/id-param.decorator.js';
import { Paging } from '../validation/paging.dto.js';
import { Trim } from '../validation/trim.decorator.js';
import { Conflict, NotFound, TooMany, Unprocessable } from './refusals.js';

class Search extends Paging {
  @ApiProperty({ type: String, required: false })
  @Trim()
  @IsString()
  @MaxLength(500)
  words: string = '';

  @Choices() places: string[] = [];
}

class Note {
  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(5)
  title!: string;
}

class Found extends Search {
  @ApiProperty({ type: 'integer', required: false }) id?: number;
}

@Controller('things')
@Access('public')
class Things {
  @Get() @Answers(Found) query(@Query() search: Search) {
    return { ...search, secret: 'stays here' };
  }
  @Post('search') @Answers(Found) search(@Body() search: Search) {
    return search;
  }
  @Post() @Answers(Found, { status: 201 }) add(@Body() search: Search) {
    return search;
  }
  @Post('notes') @Answers(Note) note(@Body() note: Note) {
    return note;
  }
  @Get('named/:name') @Answers(null, { status: 200 }) named(@Param('name') name: string) {
    return name;
  }
  constructor(private readonly dataSource: DataSource) {}

  @Get('refused/:how') @Answers(null) async refused(@Param('how') how: string) {
    if (how === 'slow') {
      await this.dataSource.transaction((manager) =>
        manager.query("SET LOCAL statement_timeout = '10ms'; SELECT pg_sleep(60)"),
      );
    }
    if (how === 'missing') throw new NotFound('Thing');
    if (how === 'taken') throw new Conflict('There are two', { ids: [1, 2] });
    if (how === 'empty') throw new Unprocessable('There is no text in it');
    if (how === 'often') throw new TooMany('Wait', 12.2);
    if (how === 'ours') JSON.parse('{');
    throw new Error('SELECT secret FROM /etc/passwd');
  }
  @Get(':id') @Answers(Found) byId(@IdParam() id: number) {
    return { id, ...new Search() };
  }
}

describe('what a caller is told when something cannot be done', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await testApp([{ module: class ThingsModule {}, controllers: [Things] }], {
      environment: { RATE_LIMIT_PER_ADDRESS: '1000' },
    });
  });
  afterAll(() => product.close());
  const get = (path: string) => product.http.get(`/api/things${path}`);
  const search = (body: object) => product.http.post('/api/things/search').send(body);

  it.each([
    ['is not there', {}, 'title', 'title is required'],
    ['is null', { title: null }, 'title', 'title is required'],
    ['is of the wrong kind', { title: 5 }, 'title', 'title must be a string'],
    ['is too long', { title: 'Six...' }, 'title', 'title must be shorter than or equal to 5 characters'],
    ['is not known', { title: 'A', colour: null }, 'colour', 'property colour should not exist'],
    [
      'is what every object has by birth',
      { title: 'A', constructor: 1 },
      'constructor',
      'property constructor should not exist',
    ],
    ['is a list where an object belongs', [], 'body', 'body must be an object'],
  ])('names the first thing to mend when a field %s', async (_what, body, field, message) => {
    const answer = await product.http.post('/api/things/notes').send(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ field, message }]);
  });

  it.each([
    ['missing', 404, 'Thing not found', {}],
    ['taken', 409, 'There are two', { ids: [1, 2] }],
    ['empty', 422, 'There is no text in it', {}],
  ])('is a problem document: %s', async (how, status, detail, extra) => {
    const answer = await get(`/refused/${how}`);
    expect(answer.status).toBe(status);
    expect(answer.type).toBe('application/problem+json');
    expect(answer.body).toEqual({
      ...extra,
      type: 'about:blank',
      title: expect.any(String),
      status,
      detail,
      instance: answer.headers['x-request-id'],
    });
  });
  it('says when to come again', async () => {
    const answer = await get('/refused/often');
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '13']);
  });
  it('never holds the words of an unforeseen error', async () => {
    Logger.overrideLogger(false); // it is logged, which is not what this is about
    const [answer, ours] = [await get('/refused/otherwise'), await get('/refused/ours')];
    Logger.overrideLogger(['error']);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/SELECT|passwd|stack|\.ts/);
    expect(ours.status).toBe(500); // text that we could not read ourselves is not the caller's fault
  });
  it('asks to come again when the database took longer than it may', async () => {
    Logger.overrideLogger(false);
    const answer = await get('/refused/slow');
    Logger.overrideLogger(['error']);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body.detail).toBe('This takes longer than it may at the moment. Please try again shortly.');
  });
  it.each(['/api/nowhere', '/nowhere', '/api/things/a/b/c'])('knows nothing at %s', async (path) => {
    const answer = await product.http.get(path);
    expect([answer.status, answer.type]).toEqual([404, 'application/problem+json']);
  });
  it('names the fields that break a rule', async () => {
    const answer = await search({ words: 7, unheardOf: true, places: ['x'.repeat(201)] });
    expect(answer.status).toBe(400);
    const fields = answer.body.errors.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual(['places', 'unheardOf', 'words']);
  });
  it('says of what may be left out that null is of the wrong kind, not that it is required', async () => {
    const { status, body } = await search({ words: null });
    expect([status, body.errors]).toEqual([400, [{ field: 'words', message: 'words must be a string' }]]);
  });
  it('leads to the very value by its field, and names the field alone in words', async () => {
    const { body } = await search({ places: ['ok', 'a\0b'] });
    expect(body.errors).toEqual([{ field: 'places.1', message: 'places must not contain the character NUL' }]);
    expect(body.detail).toBe('places must not contain the character NUL');
  });
  it.each([
    ['a text', { words: 'a\0b' }, 'words'],
    ['a list', { places: ['ok', 'a\0b'] }, 'places.1'],
    ['a name', { 'a\0b': 1 }, 'body'],
  ])('refuses NUL in %s', async (_where, body, field) => {
    const answer = await search(body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
  });
  it('refuses NUL in the address', async () => {
    expect((await get('?words=a%00b')).body.errors[0].field).toBe('words');
    expect((await get('/named/a%00b')).body.errors[0].field).toBe('name');
  });
  it('refuses JSON that is broken, is no object, or goes down without end', async () => {
    const post = (text: string) =>
      product.http.post('/api/things/search').set('Content-Type', 'application/json').send(text);
    for (const text of ['{"words":', '7', 'null', `{"words":${'['.repeat(100_000)}${']'.repeat(100_000)}}`]) {
      expect([text.slice(0, 10), (await post(text)).status]).toEqual([text.slice(0, 10), 400]);
    }
    expect((await post('{"words":')).body).toMatchObject({
      detail: 'The body could not be read as JSON.',
      errors: [{ field: 'body', message: 'The body could not be read as JSON.' }],
    });
  });
  it('refuses a body that is too large, or not of a kind it reads', async () => {
    const large = await search({ words: 'x'.repeat(3_000_000) });
    expect([large.status, large.type]).toEqual([413, 'application/problem+json']);
    const text = await product.http.post('/api/things/search').set('Content-Type', 'text/plain').send('words');
    expect([text.status, text.type]).toEqual([415, 'application/problem+json']);
  });
  it('answers 400 to an address that cannot be read', async () => {
    const { address, port } = product.app.getHttpServer().address() as { address: string; port: number };
    const socket = connect(port, address);
    socket.write('GET /api/things/named/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const [start] = (await once(socket, 'data')) as [Buffer];
    expect(start.toString()).toMatch(/^HTTP\/1\.1 400 /);
    expect(start.toString()).toMatch(/application\/problem\+json/);
    socket.destroy();
  });

  it.each([
    ['page=0', { page: 1 }],
    ['page=-1', { page: 1 }],
    ['page=1e9', { page: 1_000_000_000 }],
    ['page=2.7', { page: 2 }],
    ['limit=0', { limit: 1 }],
    ['limit=101', { limit: 100 }],
    ['limit=1e9', { limit: 100 }],
    ['', { page: 1, limit: 40, places: [] }],
    ['places=Leeds', { places: ['Leeds'] }],
    ['places=Leeds&places=York', { places: ['Leeds', 'York'] }],
    ['words=%20a%25b_%5C%27%20', { words: "a%b_\\'" }],
  ])('reads ?%s sensibly', async (query, expected) => {
    const answer = await get(`?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject(expected);
    expect(answer.body).not.toHaveProperty('secret');
  });
  it.each(['page=abc', 'page=', 'page=%20', 'limit=', 'page=1&page=2', 'limit=NaN', 'limit=0x10', 'page=Infinity'])(
    'refuses ?%s',
    async (query) => {
      expect((await get(`?${query}`)).status).toBe(400);
    },
  );
  it.each(['abc', '1e3', '2147483648', '0', '-1', '1.5', '01', '%20', '٣'])('refuses the id %s', async (id) => {
    const answer = await get(`/${encodeURI(id)}`);
    expect([answer.status, answer.body.errors?.[0].field]).toEqual([400, 'id']);
  });
  it('takes ids up to the largest there can be', async () => {
    expect((await get('/2147483647')).body.id).toBe(2_147_483_647);
  });
  it('answers 200 to what only computes and 201 to what creates', async () => {
    expect((await search({})).status).toBe(200);
    expect((await product.http.post('/api/things').send({})).status).toBe(201);
  });
  it('carries headers that keep browsers from guessing and framing', async () => {
    const { headers } = await get('');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

describe('a call that changes something with a session', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await testApp([{ module: class ThingsModule {}, controllers: [Things] }]);
  });
  afterAll(() => product.close());

  it.each([
    ['our own origin', { Origin: 'http://127.0.0.1:8080' }, 200],
    ['our own origin by its other name', { Origin: 'http://localhost:8080' }, 200],
    ['our own page without an origin', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['another port', { Origin: 'http://127.0.0.1:9090' }, 403],
    ['a sandboxed frame', { Origin: 'null' }, 403],
    ['another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['nowhere', {}, 403],
  ])('from %s', async (_where, headers, status) => {
    const ada = await product.as({ username: 'ada' });
    const call = ada.post('/api/things/search').unset('Origin').set(headers).send({});
    expect((await call).status).toBe(status);
  });
});

describe('whoever asks far more often than people do', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await testApp([{ module: class ThingsModule {}, controllers: [Things] }], {
      environment: { RATE_LIMIT_PER_PERSON: '5' },
    });
  });
  afterAll(() => product.close());

  it('is told to wait, and others are not', async () => {
    const [ada, sam] = [await product.as({ username: 'ada' }), await product.as({ username: 'sam' })];
    const statuses = await Promise.all(Array.from({ length: 7 }, async () => (await ada.get('/api/things')).status));
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(Number((await ada.get('/api/things')).headers['retry-after'])).toBeGreaterThan(0);
    expect((await sam.get('/api/things')).status).toBe(200);
  });
});
