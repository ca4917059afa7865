import { eventually } from '../../platform/testing/eventually.js';
import { aShell } from '../testing/a-build.js';
import { registryApp } from '../testing/registry-app.js';
import { STREAMS_PER_NETWORK } from './events.controller.js';

it('tells of a new head as it is made, in every process', async () => {
  const registry = await registryApp();
  const other = await registryApp({ beside: registry });
  const ending = new AbortController();
  try {
    const answer = await fetch(`${other.url}/registry/events`, { signal: ending.signal });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    await registry.release(aShell());
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes('"seq":1}\n\n')) break;
    }
    expect(text).toContain('event: release\ndata: {"channel":"stable","seq":1}\n\n');
  } finally {
    ending.abort();
    await other.close();
    await registry.close();
  }
});

it('ends for whoever listens when the program stops, so that the stop need not wait for them', async () => {
  const registry = await registryApp();
  const answer = await fetch(`${registry.url}/registry/events`);
  const [text] = await Promise.all([answer.text(), registry.close()]);
  expect(text).toContain('retry: 3000');
});

it('keeps no more lines than its share open for one network, and takes another when one has ended', async () => {
  const registry = await registryApp();
  const pages: AbortController[] = [];
  const open = async () => {
    const page = new AbortController();
    pages.push(page);
    const { status, headers } = await fetch(`${registry.url}/registry/events`, { signal: page.signal });
    return [status, headers.get('retry-after')];
  };
  try {
    for (let number = 0; number < STREAMS_PER_NETWORK; number += 1) expect(await open()).toEqual([200, null]);
    expect(await open()).toEqual([429, '30']);
    pages[0]?.abort();
    await eventually(async () => expect(await open()).toEqual([200, null]));
  } finally {
    for (const page of pages) page.abort();
    await registry.close();
  }
});
