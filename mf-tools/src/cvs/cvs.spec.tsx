import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cv, CvChange, CvInput } from '@landfall/contracts';
import { answer, aUser, openAt, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';
import { extracted, newTab, reads, upload } from '../testing/documents';
import { fakeTasks } from '../testing/fake-tasks';

const aCv = (more: Partial<Cv> = {}) =>
  ({
    id: 1,
    name: 'Wards',
    isDefault: true,
    isOptimized: false,
    originalCvId: null,
    characters: 20,
    createdAt: '2026-11-01T09:00:00Z',
    updatedAt: '2026-11-01T09:00:00Z',
    text: 'Ada Okafor, ward nurse',
    ...more,
  }) as Cv;

function fakeCvs(cvs: Cv[] = []): FakeRoutes {
  const find = (id: string | undefined) => cvs.find((cv) => String(cv.id) === id) as Cv;
  return {
    'GET /api/cvs': () => ({ cvs: [...cvs], count: cvs.length, total: cvs.length }),
    'GET /api/cvs/:id': ({ params }) => find(params.id),
    'POST /api/cvs': ({ body }) => {
      const kept = aCv({ id: cvs.length + 1, isDefault: cvs.length === 0, ...(body as CvInput) });
      cvs.push(kept);
      return answer(201, kept);
    },
    'PUT /api/cvs/:id': ({ params, body }) => {
      if ((body as CvChange).isDefault) for (const cv of cvs) cv.isDefault = false;
      return Object.assign(find(params.id), body);
    },
    'DELETE /api/cvs/:id': ({ params }) => {
      cvs.splice(cvs.indexOf(find(params.id)), 1);
      return answer(204);
    },
  };
}

const openTool = (cvs: FakeRoutes, tool = 'cv-analyzer') =>
  openAt(`/tools?tool=${tool}`, remote, { user: aUser(), api: { ...reads, ...fakeTasks({}).routes, ...cvs } });
const choice = () => screen.findByRole('combobox', { name: 'Use a CV that you keep' });
const button = (name: string) => screen.findByRole('button', { name });

describe('kept CVs', () => {
  beforeEach(newTab);

  it('begin with one that was uploaded, under a name of its own', async () => {
    const cvs: Cv[] = [];
    openTool(fakeCvs(cvs));
    await upload('Your CV');
    expect(screen.queryByText('Use a CV that you keep')).toBeNull();
    await userEvent.click(await button('Keep this CV'));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('ada');
    const isMatched = screen.getByRole('checkbox', { name: 'Match jobs with this CV' });
    expect(isMatched).toBeChecked();
    expect(isMatched).toBeDisabled();
    await userEvent.click(await button('Keep'));
    await waitFor(() => expect(cvs).toMatchObject([{ name: 'ada', text: extracted.text }]));
    expect(await choice()).toHaveDisplayValue('ada (default)');
    expect(screen.queryByRole('button', { name: 'Keep this CV' })).toBeNull();
  });

  it.each([
    ['Curriculum Vitae\nÁda  Okafor-Bell\nNurse', 'Áda Okafor-Bell'],
    ['ward nurse since 2019', 'My CV'],
  ])('are offered the name of their person when typed: %j', async (text, name) => {
    openTool(fakeCvs([aCv({ isDefault: false })]));
    await userEvent.click(await button('Type or paste it instead'));
    await userEvent.click(screen.getByRole('textbox', { name: 'Text of your CV' }));
    await userEvent.paste(text);
    await userEvent.click(await button('Keep this CV'));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue(name);
    const isMatched = screen.getByRole('checkbox', { name: 'Match jobs with this CV' });
    expect([isMatched.matches(':checked'), isMatched.matches(':disabled')]).toEqual([false, false]);
  });

  it('are chosen instead of a file, in each tool', async () => {
    openTool(
      fakeCvs([aCv(), aCv({ id: 2, name: 'Theatre', isDefault: false, text: 'Theatre nurse' })]),
      'interview-prep',
    );
    await userEvent.selectOptions(await choice(), 'Theatre');
    expect(await screen.findByText('2 words')).toBeVisible();
    await userEvent.click(await button('Check the text'));
    expect(screen.getByRole('textbox', { name: 'Text of your CV' })).toHaveValue('Theatre nurse');
  });

  it('take the place of an upload, which comes back with Undo', async () => {
    openTool(fakeCvs([aCv()]));
    await upload('Your CV');
    await userEvent.selectOptions(await choice(), 'Wards (default)');
    await userEvent.click(await button('Undo'));
    expect(await screen.findByText('ada.pdf')).toBeVisible();
  });

  it('keep a correction', async () => {
    const cvs = [aCv()];
    openTool(fakeCvs(cvs));
    await userEvent.selectOptions(await choice(), 'Wards (default)');
    await userEvent.click(await button('Check the text'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Text of your CV' }), '!');
    await userEvent.click(await button('Keep the correction'));
    await waitFor(() => expect(cvs[0]?.text).toBe('Ada Okafor, ward nurse!'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep the correction' })).toBeNull());
  });

  it('have one default, can be renamed, and are deleted after one more question', async () => {
    const cvs = [aCv(), aCv({ id: 2, name: 'Theatre', isDefault: false })];
    openTool(fakeCvs(cvs));
    await userEvent.click(await button('Manage kept CVs'));
    const dialog = await screen.findByRole('dialog', { name: 'Your kept CVs' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Theatre' }));
    await waitFor(() => expect(cvs.map(({ isDefault }) => isDefault)).toEqual([false, true]));
    const row = within(dialog).getByRole('group', { name: 'Wards' });
    await userEvent.type(within(row).getByRole('textbox', { name: 'Name' }), ' 2026');
    await userEvent.click(within(row).getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(cvs[0]?.name).toBe('Wards 2026'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Wards 2026' }));
    expect(cvs).toHaveLength(2);
    await userEvent.click(await button('Delete for good'));
    await waitFor(() => expect(cvs.map(({ name }) => name)).toEqual(['Theatre']));
  });

  it('say why one more cannot be kept', async () => {
    const full = { 'POST /api/cvs': () => refuse(409, 'You keep 20 CVs. Delete one of them first.') };
    openTool({ ...fakeCvs([aCv()]), ...full });
    await upload('Your CV');
    await userEvent.click(await button('Keep this CV'));
    await userEvent.click(await button('Keep'));
    expect(await screen.findByText(/You keep 20 CVs/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('ada');
  });
});
