import { aRelease, aRemote } from '../testing/samples';
import { adopt } from './adopt';
import { report, startHealth } from './health';
import { NEW_PAGE, releaseState } from './release-state';

describe('what becomes of the remotes of a page', () => {
  it('is counted for the release that each build came from', async () => {
    const sent: Blob[] = [];
    Object.assign(navigator, { sendBeacon: (_address: string, body: Blob) => sent.push(body) });
    releaseState.setState({ ...NEW_PAGE, release: aRelease() }, true);
    startHealth('stable');
    report({ kind: 'loaded', remote: 'mf-jobs', build: 'aaaaaaaaaaaa' });
    adopt(aRelease({ 'mf-jobs': aRemote({ build: 'dddddddddddd' }) }, 8), () => false);
    report({ kind: 'loaded', remote: 'mf-jobs', build: 'dddddddddddd' });
    report({ kind: 'failed', remote: 'mf-jobs', build: 'aaaaaaaaaaaa', reason: 'late' });
    window.dispatchEvent(new Event('pagehide'));
    const told = (await Promise.all(sent.map(textOf))).map((text) => JSON.parse(text) as object);
    expect(told).toEqual([
      {
        channel: 'stable',
        seq: 7,
        events: [
          { kind: 'loaded', remote: 'mf-jobs', build: 'aaaaaaaaaaaa' },
          { kind: 'failed', remote: 'mf-jobs', build: 'aaaaaaaaaaaa', reason: 'late' },
        ],
      },
      { channel: 'stable', seq: 8, events: [{ kind: 'loaded', remote: 'mf-jobs', build: 'dddddddddddd' }] },
    ]);
  });
});

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
