import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, openAt, refuse } from '@landfall/sdk/testing';
import remote from '../../remote';
import { extracted, newTab, pdf, upload } from '../testing/documents';
import { fakeTasks } from '../testing/fake-tasks';
import { openAnalyzer } from './testing/analyzer';

describe('the CV that is uploaded', () => {
  beforeEach(newTab);
  const field = () => screen.findByLabelText('Your CV');

  it('is read and can be looked at', async () => {
    const { api } = openAnalyzer();
    await upload('Your CV');
    expect(screen.getByText('2 pages')).toBeVisible();
    expect(screen.getByText('3 words')).toBeVisible();
    expect((api.calls.find(({ method }) => method === 'POST')?.body as FormData).get('file')).toMatchObject({
      name: 'ada.pdf',
    });
  });

  it('may be plain text as well', async () => {
    openAnalyzer();
    expect(await field()).toHaveAccessibleDescription('PDF or plain text, Max 10MB');
    await userEvent.upload(await field(), new File(['Ada Okafor'], 'ada.txt', { type: 'text/plain' }));
    expect(await screen.findByText('3 words')).toBeVisible();
  });

  it('is named wrong at the field, while the last text stays', async () => {
    let isBroken = false;
    openAnalyzer({
      ...fakeTasks({}).routes,
      'POST /api/tools/extract-text': () =>
        isBroken ? refuse(422, 'This PDF is protected by a password. Upload a copy without one.') : extracted,
    });
    await upload('Your CV');
    isBroken = true;
    await userEvent.upload(await field(), pdf('locked.pdf'));
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/protected by a password/));
    expect(screen.getByText('Failed to extract text from CV file')).toBeVisible();
    expect(screen.getByText('locked.pdf was not read')).toBeVisible();
    expect(screen.getByText('This is still the text of ada.pdf. locked.pdf was not read.')).toBeVisible();
  });

  it.each([
    ['a picture', new File(['x'], 'me.png', { type: 'image/png' }), 'Please upload a PDF or text file'],
    ['more than 10 MiB', pdf('big.pdf', 'x'.repeat(10 * 1024 * 1024 + 1)), 'This file is larger than 10 MB.'],
    ['an empty file', pdf('empty.pdf', ''), 'This file is empty.'],
  ])('is refused before it is sent when it is %s', async (_, file, words) => {
    const { api } = openAnalyzer();
    await userEvent.setup({ applyAccept: false }).upload(await field(), file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('can be cancelled while it is read, and removed afterwards', async () => {
    let isSlow = true;
    openAnalyzer({
      ...fakeTasks({}).routes,
      'POST /api/tools/extract-text': () => (isSlow ? new Promise(() => undefined) : extracted),
    });
    await userEvent.upload(await field(), pdf());
    expect(await screen.findByText('Reading ada.pdf...')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Choose a file, or drop it here')).toBeVisible();
    isSlow = false;
    await upload('Your CV');
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(screen.getByText('Choose a file, or drop it here')).toBeVisible();
  });

  it('is not there for the next person in the same tab', async () => {
    const { unmount } = openAnalyzer();
    await upload('Your CV');
    unmount();
    openAt('/tools?tool=cv-analyzer', remote, {
      user: aUser({ id: '00000000-0000-4000-8000-000000000002' }),
      api: fakeTasks({}).routes,
    });
    expect(await screen.findByText('Choose a file, or drop it here')).toBeVisible();
  });
});
