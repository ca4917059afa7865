import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Release } from '@landfall/sdk/release';
import { createQueryClient, slots } from '@landfall/sdk/shell';
import { provide, type Opening } from '@landfall/sdk/testing';
import { Page } from '../page';
import { fillingsOf } from '../remotes/fillings';
import { NEW_PAGE, releaseState } from '../remotes/release-state';

/** Opens the whole shell at `path`, as a browser would after the page's HTML has been read. */
export function openPage(path: string, release: Release | undefined, opening: Opening = {}) {
  const api = provide(opening);
  releaseState.setState({ ...NEW_PAGE, release }, true);
  slots.setState(release ? fillingsOf(release) : {}, true);
  const page = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...page, api };
}
