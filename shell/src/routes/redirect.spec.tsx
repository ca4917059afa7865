import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Redirect } from './redirect';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

it.each([
  ['/old/:id', '/job/:id', '/old/7?tab=1', '/job/7?tab=1'],
  ['/old/*', '/files/*', '/old/a/b', '/files/a/b'],
  ['/old/*', '/*', '/old//elsewhere.example', '/elsewhere.example'],
])('from %s to %s leads %s to %s, on this site', (from, to, asked, led) => {
  render(
    <MemoryRouter initialEntries={[asked]}>
      <Routes>
        <Route path={from} element={<Redirect to={to} />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText(led)).toBeVisible();
});
