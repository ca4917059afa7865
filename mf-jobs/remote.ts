import { defineRemote } from '@landfall/sdk';

/** All the platform knows of this remote. Screens wait behind their imports until someone opens them. */
export default defineRemote({
  name: 'mf-jobs',
  sdk: '^1.0',
  routes: [
    {
      path: '/jobs',
      title: 'Jobs',
      access: 'signed-in',
      component: () => import('./src/browse/browse-page'),
      early: ['/api/jobs?page=1&limit=40&sort=desc', '/api/jobs/filter-counts?places='],
    },
    {
      path: '/job/:id',
      title: 'Job',
      access: 'signed-in',
      component: () => import('./src/detail/detail-page'),
      early: ['/api/jobs/:id'],
    },
    {
      path: '/visa-check',
      title: 'Visa check',
      access: 'signed-in',
      component: () => import('./src/visa-check/visa-check-page'),
    },
  ],
  nav: [{ label: 'Jobs', to: '/jobs', icon: 'briefcase', order: 20 }],
  provides: ['job.card', 'job.actions', 'job.evidence', 'jobs.marks'],
  fills: [
    {
      slot: 'home.jobs',
      order: 10,
      access: 'public',
      component: () => import('./src/home/featured-jobs'),
      early: ['/api/jobs?page=1&limit=10&sort=desc'],
    },
  ],
  calls: [
    'GET /api/jobs',
    'POST /api/jobs/filter',
    'GET /api/jobs/filter-counts',
    'GET /api/jobs/{id}',
    'GET /api/jobs/{id}/similar',
    'POST /api/visa-check',
    'GET /api/jobs/{id}/logo',
    'GET /api/jobs/suggest',
    'POST /api/jobs/matching',
    'GET /api/saved-searches',
    'POST /api/saved-searches',
    'PUT /api/saved-searches/{id}',
    'DELETE /api/saved-searches/{id}',
    'POST /api/saved-searches/{id}/seen',
    'GET /api/notices',
    'POST /api/notices/{id}/read',
  ],
});
