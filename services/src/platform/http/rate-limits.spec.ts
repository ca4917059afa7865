import { Controller, Get } from '@nestjs/common';
import { Access } from '../access/access.decorator.js';
import { Answers } from '../answers/answers.decorator.js';
import { breakable, type Breakable } from '../testing/breakable.js';
import { eventually } from '../testing/eventually.js';
import { testApp, type TestApp } from '../testing/test-app.js';

@Controller('bell')
@Access('public')
class Bell {
  @Get() @Answers(null, { status: 200 }) ring() {
    return 'ding';
  }
}

const redis = process.env.TEST_REDIS_URL;

(redis ? describe : describe.skip)('limits that are counted in Redis', () => {
  let product: TestApp;
  let line: Breakable;
  beforeAll(async () => {
    line = await breakable(redis ?? '', 6379);
    product = await testApp([{ module: class BellModule {}, controllers: [Bell] }], {
      environment: { REDIS_URL: line.url, RATE_LIMIT_PER_PERSON: '3' },
    });
  });
  afterAll(async () => {
    await product.close();
    await line.close();
  });

  const ringing = async (http: TestApp['http'], times: number) => {
    const statuses = [];
    for (let time = 0; time < times; time += 1) statuses.push((await http.get('/api/bell')).status);
    return statuses;
  };

  it('hold, and hold as well while Redis is away', async () => {
    const held = [200, 200, 200, 429, 429];
    // past half a second Redis counts as away, for which a machine may stall too: then another person is counted
    let number = 0;
    await eventually(async () => {
      expect(await ringing(await product.as({ username: `ada-${(number += 1)}` }), 5)).toEqual(held);
    });
    await line.cut();
    expect(await ringing(await product.as({ username: 'sam' }), 5)).toEqual(held);
    await line.mend();
    const eve = await product.as({ username: 'eve' });
    await eventually(async () => expect((await eve.get('/api/bell')).status).toBe(429));
  });
});
