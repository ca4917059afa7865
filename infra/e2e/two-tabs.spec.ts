import { expect, signIn, test } from './support/test';

test('two tabs of one browser are of one person, whoever that is by now', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const [waiting, acting] = [await context.newPage(), await context.newPage()];
  const gate = waiting.getByRole('heading', { name: 'Access Restricted' });
  const nameOf = (firstName: string) => waiting.getByText(firstName, { exact: true });

  await waiting.goto('/profile');
  await expect(gate).toBeVisible();
  await signIn(acting, '/jobs');
  await expect(nameOf('Ada')).toBeVisible();

  await acting.goto('/api/logout');
  await expect(gate).toBeVisible();

  await signIn(acting, '/jobs', 'Sam Idowu');
  await expect(nameOf('Sam')).toBeVisible();
  await context.close();
});

test('nothing is written for one person from a page that was opened for another', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, '/jobs');
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await page.goto('/api/logout');
  await signIn(page, '/jobs', 'Sam Idowu');
  const written = await page.request.put('/api/saved-jobs/1', {
    headers: { 'Landfall-Person': id, Origin: new URL(baseURL!).origin },
  });
  expect([written.status(), await written.json()]).toEqual([
    401,
    expect.objectContaining({ detail: expect.stringContaining('Somebody else is signed in by now.') }),
  ]);
  await context.close();
});
