import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { StatesPage } from './states-page';

it('every part in every state stands on one page that readers can follow', async () => {
  const { container } = render(<StatesPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'States' })).toBeVisible();
  // Colours and sizes are measured in the browser; jsdom draws nothing.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
