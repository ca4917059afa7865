import { jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { aUser, openFilling, provideFakeBrowser, removeFakeBrowser } from '@landfall/sdk/testing';
import remote from '../remote';

it('what is saved in another tab is marked in this one', async () => {
  provideFakeBrowser();
  let jobIds = [7];
  const onMarks = jest.fn();
  const context = { jobIds: [7, 8], onMarks };
  openFilling('jobs.marks', remote, context, {
    user: aUser(),
    api: {
      'GET /api/job-applications': () => ({ applications: [], count: 0 }),
      'GET /api/saved-jobs/ids': () => ({ jobIds }),
    },
  });
  await waitFor(() => expect(onMarks).toHaveBeenLastCalledWith({ 7: ['Saved'] }));
  jobIds = [8];
  await act(async () => new BroadcastChannel('landfall-tracker').postMessage('changed'));
  await waitFor(() => expect(onMarks).toHaveBeenLastCalledWith({ 8: ['Saved'] }));
  removeFakeBrowser();
});
