import type { RouteAccess } from './route-access.js';

/**
 * What each screen asks for that everybody may see, or that an operator may open to everybody (`ROUTE_ACCESS`): nothing of a
 * person, nothing that Premium adds. The one list of it: handlers name their screens by it (`@OpenedWith`, which the tests hold
 * to it), and crawlers are let in by it (`robots.txt`).
 */
export const screenCalls: Readonly<Record<string, readonly string[]>> = {
  '/': ['GET /api/jobs', 'GET /api/news'],
  '/home': ['GET /api/jobs', 'GET /api/news'],
  '/design': [],
  '/applications/demo': ['GET /api/job-applications-demo', 'GET /api/job-applications-demo/statistics'],
  '/jobs': [
    'GET /api/jobs',
    'POST /api/jobs/filter',
    'GET /api/jobs/filter-counts',
    'GET /api/jobs/suggest',
    'POST /api/jobs/openings',
  ],
  '/job/:id': ['GET /api/jobs/{id}', 'GET /api/jobs/{id}/similar'],
  '/sponsors': ['GET /api/sponsors', 'GET /api/sponsors/filter-counts'],
  '/sponsors/:id': ['GET /api/sponsors/{id}', 'POST /api/jobs/openings'],
  '/services': [],
  '/contact': [],
  '/checkout': [],
};

/** Screens of which the calls are never opened further than so, since they are a person's own or part of an account. */
export const leastAccess: Readonly<Record<string, Exclude<RouteAccess, 'public'>>> = {
  '/saved-searches': 'signed-in',
  '/visa-check': 'signed-in',
  '/verified-news': 'signed-in',
  '/events': 'signed-in',
  '/applications': 'signed-in',
  '/applications/saved': 'signed-in',
  '/tools': 'signed-in',
  '/profile': 'signed-in',
  '/dashboard': 'signed-in',
  '/subscribe': 'signed-in',
  '/admin': 'admin',
};
