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
  ],
});
