import { jest } from '@jest/globals';
import { aUser, fakeApi } from '../testing';
import { SharedLine, type Listener } from './shared-line';
import { FakeStream, provideFakeBrowser, removeFakeBrowser } from './testing/fake-browser';

/** Promises and messages between tabs take their turn without the clock moving. */
const settle = () => jest.advanceTimersByTimeAsync(0);
const stream = () => FakeStream.live[0]!;

function listener(topic: Listener['topic'] = 'jobs') {
  const heard: unknown[] = [];
  const gaps: string[] = [];
  return {
    topic,
    heard,
    gaps,
    onEvent: (event: unknown) => void heard.push(event),
    onGap: (why: string) => void gaps.push(why),
  };
}

describe('the line that tabs share', () => {
  const tabs: SharedLine[] = [];
  const tab = () => {
    const made = new SharedLine('ada');
    tabs.push(made);
    return made;
  };
  const show = (state: 'visible' | 'hidden') => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  let checks: number;

  beforeEach(() => {
    jest.useFakeTimers();
    provideFakeBrowser();
    checks = 0;
    const check = () => {
      checks += 1;
      return aUser();
    };
    globalThis.fetch = fakeApi({ 'GET /api/auth/user': check }).fetch;
  });
  afterEach(() => {
    for (const one of tabs.splice(0)) one.stop();
    jest.useRealTimers();
    removeFakeBrowser();
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('is one, however many parts listen, and brings each what it listens to', async () => {
    const line = tab();
    const [jobs, more, tasks] = [listener(), listener(), listener('tasks')];
    for (const one of [jobs, more, tasks]) line.join(one);
    await settle();
    expect(FakeStream.opened.map(({ address }) => address)).toEqual(['/api/events?topics=jobs,tasks,release,notices']);
    stream().hello('1-1');
    stream().send('jobs', { added: [7] }, '1-2');
    stream().send('tasks', { id: 'a' }, '2-2');
    expect([jobs.heard, more.heard, tasks.heard]).toEqual([[{ added: [7] }], [{ added: [7] }], [{ id: 'a' }]]);
    expect(jobs.gaps).toEqual(['opened']);
  });
  it('is had by one tab, which tells the others; the next goes on from the last event when it is closed', async () => {
    const [first, second] = [tab(), tab()];
    const [one, two] = [listener(), listener()];
    first.join(one);
    await settle();
    second.join(two);
    await settle();
    expect(FakeStream.opened).toHaveLength(1);
    stream().hello('5-5');
    stream().send('jobs', { added: [1] }, '5-6');
    await settle();
    expect(two.heard).toEqual([{ added: [1] }]);
    first.stop();
    await settle();
    expect(FakeStream.live.map(({ from }) => from)).toEqual(['5-6']);
    stream().hello('5-7');
    stream().send('jobs', { added: [2] }, '5-8');
    expect(two.heard).toEqual([{ added: [1] }, { added: [2] }]);
    expect(two.gaps).toEqual(['opened']);
  });
  it('tells a tab that comes later that the line is open, and from where it goes on', async () => {
    const [first, second] = [tab(), tab()];
    first.join(listener());
    await settle();
    stream().hello('8-8');
    const late = listener();
    second.join(late);
    await settle();
    expect(late.gaps).toEqual(['opened']);
    first.stop();
    await settle();
    expect(stream().from).toBe('8-8');
  });
  it('says so when more was missed than the server remembers', async () => {
    const line = tab();
    const jobs = listener();
    line.join(jobs);
    await settle();
    stream().hello('1-1');
    stream().hello('9-9', true);
    expect(jobs.gaps).toEqual(['opened', 'missed']);
  });
  it('is opened again after a refusal, from where it was, later and later, and asks who is signed in', async () => {
    const line = tab();
    line.join(listener());
    await settle();
    stream().hello('3-3');
    for (const longest of [1_000, 2_000, 4_000, 8_000]) {
      stream().refuse();
      expect(FakeStream.live).toEqual([]);
      await jest.advanceTimersByTimeAsync(longest / 2 - 1);
      expect(FakeStream.live).toEqual([]);
      await jest.advanceTimersByTimeAsync(longest / 2 + 1);
      expect(stream().from).toBe('3-3');
    }
    expect(checks).toBe(4);
  });
  it('leaves a cut line to the browser, which mends it, and opens another where it does not', async () => {
    tab().join(listener());
    await settle();
    stream().hello('1-1');
    stream().dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(7_000);
    expect(FakeStream.opened).toHaveLength(1);
    stream().hello('1-1');
    stream().send('beat', {});
    await jest.advanceTimersByTimeAsync(30_000);
    expect(FakeStream.opened).toHaveLength(1);
    stream().send('beat', {});
    stream().dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(FakeStream.opened).toHaveLength(2);
    expect(stream().from).toBe('1-1');
  });
  it('is opened anew when the network is back, from its last event, and what came meanwhile is asked for', async () => {
    const [first, second] = [tab(), tab()];
    const states: boolean[] = [];
    const jobs = { ...listener(), onState: (isLive: boolean) => void states.push(isLive) };
    const inOther = { ...listener(), onState: (isLive: boolean) => void states.push(isLive) };
    first.join(jobs);
    await settle();
    second.join(inOther);
    await settle();
    stream().hello('7-7');
    await settle();
    window.dispatchEvent(new Event('offline'));
    expect(FakeStream.live).toEqual([]);
    await jest.advanceTimersByTimeAsync(7_000);
    expect(states).toEqual([]);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(states).toEqual([false, false]);
    const before = FakeStream.opened.length;
    window.dispatchEvent(new Event('online'));
    expect(FakeStream.opened).toHaveLength(before + 1);
    expect(stream().from).toBe('7-7');
    stream().hello('7-9');
    await settle();
    expect(states).toEqual([false, false, true, true]);
    expect([jobs.gaps, inOther.gaps]).toEqual([
      ['opened', 'missed'],
      ['opened', 'missed'],
    ]);
  });
  it('is not believed when it is silent, nor after a sleep', async () => {
    tab().join(listener());
    await settle();
    stream().hello('4-4');
    for (let n = 0; n < 8; n += 1) {
      await jest.advanceTimersByTimeAsync(15_000);
      stream().send('beat', {});
    }
    expect(FakeStream.opened).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(41_000);
    expect(FakeStream.opened).toHaveLength(2);
    expect(stream().from).toBe('4-4');
    stream().hello('4-4');
    jest.setSystemTime(Date.now() + 3_600_000); // the lid was closed: no timer ran
    window.dispatchEvent(new Event('online'));
    expect(FakeStream.opened).toHaveLength(3);
    expect(FakeStream.live).toHaveLength(1);
  });
  it('is taken from a tab that sleeps by one that is looked at', async () => {
    const [asleep, awake] = [tab(), tab()];
    asleep.join(listener());
    await settle();
    const heard = listener();
    awake.join(heard);
    await settle();
    stream().hello('6-6');
    await settle();
    // it keeps the lock and answers nothing any more
    Object.assign(asleep, { listen: () => undefined });
    show('visible');
    await jest.advanceTimersByTimeAsync(6_000);
    expect(FakeStream.live).toHaveLength(1);
    expect(stream().from).toBe('6-6');
    stream().hello('6-6');
    stream().send('jobs', { added: [3] }, '6-7');
    expect(heard.heard).toEqual([{ added: [3] }]);
  });
  it('is not there for a tab that hears nothing for some seconds from the one that has it', async () => {
    const [asleep, awake] = [tab(), tab()];
    asleep.join(listener());
    await settle();
    Object.assign(asleep, { listen: () => undefined, say: () => undefined });
    const states: boolean[] = [];
    awake.join({ ...listener(), onState: (isLive: boolean) => void states.push(isLive) });
    await jest.advanceTimersByTimeAsync(9_000);
    expect(states).toEqual([false]);
  });
  it('is not taken from a tab that answers', async () => {
    const [first, second] = [tab(), tab()];
    first.join(listener());
    await settle();
    second.join(listener());
    stream().hello('1-1');
    show('visible');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(FakeStream.opened.filter(({ from }) => from === null)).toHaveLength(1);
    expect(FakeStream.live).toHaveLength(1);
  });
  it("tells a page that comes out of the browser's cache to ask anew", async () => {
    const jobs = listener();
    tab().join(jobs);
    await settle();
    stream().hello('1-1');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(jobs.gaps).toEqual(['opened', 'missed']);
  });
  it('is kept from one screen to the next, and closed when nobody listens any more', async () => {
    const line = tab();
    const leave = line.join(listener());
    await settle();
    stream().hello('1-1');
    leave();
    await jest.advanceTimersByTimeAsync(1_000);
    const again = line.join(listener());
    await jest.advanceTimersByTimeAsync(10_000);
    expect(FakeStream.opened).toHaveLength(1);
    expect(FakeStream.live).toHaveLength(1);
    again();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(FakeStream.live).toEqual([]);
    line.join(listener());
    await settle();
    expect(FakeStream.live).toHaveLength(1);
  });
  it('is one for each tab in a browser whose tabs cannot speak to each other', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    tab().join(listener());
    tab().join(listener());
    await settle();
    expect(FakeStream.live).toHaveLength(2);
  });
});
