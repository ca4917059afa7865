import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { extracted, newTab, upload } from '../testing/documents';
import { fakeTasks } from '../testing/fake-tasks';
import { analyze, analyzer, anAnalysis, fillIn, jobField, openAnalyzer } from './testing/analyzer';
import { broughtBy } from './testing/brought-into-view';

describe('the CV Analyzer', () => {
  beforeEach(newTab);

  it('says what it gives, and what is missing before it can begin', async () => {
    openAnalyzer();
    expect(await screen.findByText('Ready for Analysis?')).toBeVisible();
    for (const label of ['Match Score', 'AI-powered', 'Improvement Tips'])
      expect(screen.getByText(label)).toBeVisible();
    expect(await jobField()).toHaveAccessibleDescription('Include job requirements for accurate CV match analysis');
    expect(await analyze()).toBeDisabled();
    expect(screen.getByText('Please enter CV text or upload a file')).toBeVisible();
    await upload('Your CV');
    await userEvent.type(await jobField(), '   ');
    expect(screen.getByText('Please enter job description for matching analysis')).toBeVisible();
    expect(await analyze()).toBeDisabled();
    await userEvent.type(await jobField(), 'Nurse');
    expect(await analyze()).toBeEnabled();
  });

  it('uses the text as its owner corrected it', async () => {
    const { api } = openAnalyzer();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Check the text' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Text of your CV' }), ' and nurse');
    await userEvent.click(await analyze());
    await screen.findByText('Good Match');
    const sent = api.calls.find(({ path }) => path === '/api/tools/cv-analyzer');
    expect(sent?.body).toMatchObject({ cvText: 'Ada Okafor\nPhysiotherapist and nurse' });
  });

  it('takes a CV that is typed', async () => {
    openAnalyzer();
    await userEvent.click(await screen.findByRole('button', { name: 'Type or paste it instead' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Text of your CV' }), 'Ada, nurse');
    await userEvent.type(await jobField(), 'Nurse wanted');
    expect(await analyze()).toBeEnabled();
  });

  it('brings the place of the result into view once it is asked for, where it stands below the window', async () => {
    openAnalyzer();
    await fillIn();
    const brought = await broughtBy(async () => {
      await userEvent.click(await analyze());
      expect(await screen.findByRole('meter', { name: 'Match Score' })).toBeVisible();
    });
    expect(brought.some((each) => each.classList.contains('outcome-place'))).toBe(true);
  });

  it('shows score, verdict, reasons, coloured sections and learning', async () => {
    const { api } = openAnalyzer();
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByText('CV analysis completed successfully!')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Match Score' })).toHaveAttribute('aria-valuenow', '72');
    expect(screen.getByText('Good Match')).toBeVisible();
    expect(screen.getByText('Built-in engine')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Strengths' })).toHaveAttribute('data-tone', 'positive');
    expect(screen.getByRole('region', { name: 'Gaps' })).toHaveAttribute('data-tone', 'caution');
    const learning = await screen.findByRole('region', { name: 'Recommended Learning' });
    expect(await within(learning).findByRole('heading', { name: 'Triage' })).toBeVisible();
    expect(within(learning).getByRole('listitem')).toHaveTextContent('Read one guideline');
    const sent = api.calls.filter(({ method, path }) => method === 'POST' && path.includes('analyzer'));
    expect(sent).toMatchObject([
      { body: { cvText: extracted.text, jobDescription: 'Nurse wanted' }, headers: { Prefer: 'respond-async' } },
    ]);
    expect(api.calls.find(({ path }) => path.includes('learning'))?.body).toEqual({
      analysisContent: anAnalysis.content,
      jobDescription: 'Nurse wanted',
    });
  });

  it('explains the score by what is met and what is missing', async () => {
    openAnalyzer();
    await fillIn();
    await userEvent.click(await analyze());
    const reasons = await screen.findByRole('region', { name: 'How the score comes about' });
    expect(
      within(reasons).getByRole('img', { name: '2 requirements: Met 1, Partly met 0, Missing 1' }),
    ).toBeInTheDocument();
    expect(within(reasons).getByText('You run triage at night')).not.toBeVisible();
    await userEvent.click(within(reasons).getByRole('button', { name: /Missing 1/ }));
    expect(within(reasons).getByText('You run triage at night')).toBeVisible();
    expect(within(reasons).getByText('No line of your CV was found that says so.')).toBeVisible();
    const met = within(reasons).getByRole('button', { name: /Met 1/ });
    expect(met).toHaveAttribute('aria-expanded', 'false');
    expect(met).toHaveAccessibleName('Met 1 75 of 75 points');
    await userEvent.click(met);
    expect(within(reasons).getByText('Wound care on two wards')).toBeVisible();
  });

  it('shows a reply as text, never as markup', async () => {
    const content = 'Strengths\n<img src=x onerror="alert(1)"> <b>bold</b>';
    openAnalyzer(fakeTasks(analyzer(() => ({ ...anAnalysis, content }))).routes);
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByText('<img src=x onerror="alert(1)"> <b>bold</b>')).toBeVisible();
  });

  it('copies a section and the learning', async () => {
    openAnalyzer();
    await fillIn();
    const user = userEvent.setup();
    await user.click(await analyze());
    await user.click(await screen.findByRole('button', { name: 'Copy Strengths' }));
    expect(await screen.findByText('Content copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Strengths\n\nFive years on wards.');
    await user.click(await screen.findByRole('button', { name: 'Copy Recommended Learning' }));
    expect(await screen.findByText('Learning recommendations copied to clipboard!')).toBeVisible();
  });

  it('shows no score, no verdict and no success where nothing could be read, and asks for no learning', async () => {
    const content = 'What could not be read\nThis job description does not seem to be in English.';
    const unread = { ...anAnalysis, matchScore: 0, content, requirements: [] };
    const { api } = openAnalyzer(fakeTasks(analyzer(() => unread)).routes);
    await fillIn();
    await userEvent.click(await analyze());
    expect(await screen.findByText('There is no score')).toBeVisible();
    expect(screen.getByText(/does not seem to be in English/)).toBeVisible();
    expect(screen.queryByRole('meter', { name: 'Match Score' })).toBeNull();
    expect(screen.queryByText('Room for Improvement')).toBeNull();
    expect(screen.queryByText('CV analysis completed successfully!')).toBeNull();
    expect(api.calls.some(({ path }) => path.includes('learning'))).toBe(false);
  });
});
