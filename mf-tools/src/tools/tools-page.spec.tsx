import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, openAt, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';
import { cvStore } from '../cv-analyzer/cv-store';

const pdf = (name = 'ada.pdf', content = '%PDF-1.7') => new File([content], name, { type: 'application/pdf' });
const extracted = { text: 'Ada Okafor\nPhysiotherapist', pages: 2, name: 'ada.pdf' };
const reads: FakeRoutes = { 'POST /api/tools/extract-text': () => extracted };

const openTools = (api: FakeRoutes = reads) => openAt('/tools', remote, { user: aUser(), api });
const cvField = () => screen.findByLabelText('Your CV');

describe('the tools page', () => {
  beforeEach(() => cvStore.setState({ cv: null }));

  it('opens a screen at every address', async () => {
    for (const { component } of remote.routes) expect(typeof (await component()).default).toBe('function');
  });

  it('closes the open tool when its card is pressed again', async () => {
    openTools();
    const card = await screen.findByRole('button', { name: /CV Analyzer/ });
    expect(card).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(card);
    expect(card).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('region', { name: 'CV Analyzer' })).toBeNull();
    await userEvent.click(card);
    expect(screen.getByRole('region', { name: 'CV Analyzer' })).toBeVisible();
  });

  it.each(['Interview Preparation', 'Study Examiner'])('says why %s cannot be opened', async (name) => {
    openTools();
    const card = await screen.findByRole('button', { name: new RegExp(name) });
    expect(card).toHaveAccessibleDescription(/Not available here/);
    await userEvent.click(card);
    expect(card).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('region', { name: 'CV Analyzer' })).toBeVisible();
  });

  it('shows the text of an uploaded CV', async () => {
    const { api } = openTools();
    await userEvent.upload(await cvField(), pdf());
    expect(await screen.findByText(/Physiotherapist/)).toBeVisible();
    expect(screen.getByText('2 pages')).toBeVisible();
    expect(screen.getByText('3 words')).toBeVisible();
    expect(await screen.findByText('File uploaded: ada.pdf')).toBeVisible();
    expect((api.calls[0]?.body as FormData).get('file')).toMatchObject({ name: 'ada.pdf' });
  });

  it('takes plain text as well, and says so', async () => {
    const { api } = openTools();
    expect(await cvField()).toHaveAccessibleDescription('PDF or plain text, Max 10MB');
    await userEvent.upload(await cvField(), new File(['Ada Okafor'], 'ada.txt', { type: 'text/plain' }));
    expect(await screen.findByText(/Physiotherapist/)).toBeVisible();
    expect((api.calls[0]?.body as FormData).get('file')).toMatchObject({ name: 'ada.txt' });
  });

  it('names the CV whose text it shows, and promises no score and no advice', async () => {
    openTools();
    expect(await screen.findByText(/It does not calculate a match score/)).toBeVisible();
    expect(screen.queryByText(/Match Score|AI-powered|Improvement Tips/)).toBeNull();
    await userEvent.upload(await cvField(), pdf());
    const text = await screen.findByRole('region', { name: 'Text of your CV' });
    expect(within(text).getByText('ada.pdf')).toBeVisible();
    await userEvent
      .setup({ applyAccept: false })
      .upload(await cvField(), new File(['x'], 'me.png', { type: 'image/png' }));
    expect(screen.getByText('me.png was not read')).toBeVisible();
    expect(within(text).getByText('This is still the text of ada.pdf. me.png was not read.')).toBeVisible();
    await userEvent.upload(await cvField(), pdf());
    await waitFor(() => expect(screen.queryByText(/was not read/)).toBeNull());
  });

  it('copies the text', async () => {
    openTools();
    const user = userEvent.setup();
    await user.upload(await cvField(), pdf());
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Content copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(extracted.text);
  });

  it('takes the text away when asked to', async () => {
    openTools();
    await userEvent.upload(await cvField(), pdf());
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/Physiotherapist/)).toBeNull();
    expect(screen.getByText('No CV yet')).toBeVisible();
  });

  it('says at the field what is wrong, and keeps the last text', async () => {
    let isBroken = false;
    openTools({
      'POST /api/tools/extract-text': () =>
        isBroken ? refuse(422, 'This PDF is protected by a password. Upload a copy without one.') : extracted,
    });
    await userEvent.upload(await cvField(), pdf());
    await screen.findByText(/Ada Okafor/);
    isBroken = true;
    await userEvent.upload(await cvField(), pdf('locked.pdf'));
    await waitFor(async () => expect(await cvField()).toHaveAccessibleDescription(/protected by a password/));
    expect(screen.getByText('Failed to extract text from CV file')).toBeVisible();
    expect(screen.getByText('locked.pdf was not read')).toBeVisible();
    expect(screen.getByText('This is still the text of ada.pdf. locked.pdf was not read.')).toBeVisible();
    expect(screen.getByText(/Ada Okafor/)).toBeVisible();
  });

  it.each([
    ['a picture', new File(['x'], 'me.png', { type: 'image/png' }), 'Please upload a PDF or text file'],
    ['more than 10 MiB', pdf('big.pdf', 'x'.repeat(10 * 1024 * 1024 + 1)), 'This file is larger than 10 MB.'],
    ['an empty file', pdf('empty.pdf', ''), 'This file is empty.'],
  ])('refuses %s before it is sent', async (_, file, words) => {
    const { api } = openTools();
    await userEvent.setup({ applyAccept: false }).upload(await cvField(), file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('can be cancelled while it reads', async () => {
    openTools({ 'POST /api/tools/extract-text': () => new Promise(() => undefined) });
    await userEvent.upload(await cvField(), pdf());
    expect(await screen.findByText('Reading ada.pdf...')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Choose a file, or drop it here')).toBeVisible();
  });

  it('has the text again after a look elsewhere', async () => {
    const { unmount } = openTools();
    await userEvent.upload(await cvField(), pdf());
    await screen.findByText(/Ada Okafor/);
    unmount();
    openTools();
    expect(await screen.findByText(/Ada Okafor/)).toBeVisible();
  });
});
