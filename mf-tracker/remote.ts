import { defineRemote } from '@landfall/sdk';

/** All the platform knows of this remote. Screens wait behind their imports until someone opens them. */
export default defineRemote({
  name: 'mf-tracker',
  sdk: '^1.4',
  routes: [
    {
      path: '/applications',
      title: 'Application Tracker',
      access: 'signed-in',
      component: () => import('./src/board/board-page'),
      early: ['/api/job-applications', '/api/job-applications/statistics'],
      gateOffer: { label: 'Try the demo', to: '/applications/demo' },
    },
    {
      path: '/applications/saved',
      title: 'Saved jobs',
      access: 'signed-in',
      component: () => import('./src/saved/saved-page'),
      early: ['/api/saved-jobs{search}'],
    },
    {
      path: '/applications/demo',
      title: 'Application Tracker, demo',
      access: 'public',
      component: () => import('./src/demo/demo-page'),
      early: ['/api/job-applications-demo', '/api/job-applications-demo/statistics'],
    },
  ],
  nav: [
    {
      label: 'Applications',
      to: '/applications',
      icon: 'clipboard-list',
      order: 10,
      access: 'signed-in',
      place: 'account',
    },
    {
      label: 'Saved jobs',
      to: '/applications/saved',
      icon: 'bookmark',
      order: 11,
      access: 'signed-in',
      place: 'account',
    },
  ],
  provides: ['tracker.employer'],
  fills: [
    { slot: 'job.actions', order: 10, access: 'signed-in', component: () => import('./src/job/track-job') },
    { slot: 'jobs.marks', order: 10, access: 'signed-in', component: () => import('./src/job/mark-jobs') },
  ],
  calls: [
    'GET /api/job-applications',
    'GET /api/job-applications/statistics',
    'POST /api/job-applications',
    'PUT /api/job-applications/{id}',
    'DELETE /api/job-applications/{id}',
    'GET /api/saved-jobs',
    'GET /api/saved-jobs/ids',
    'PUT /api/saved-jobs/{jobId}',
    'DELETE /api/saved-jobs/{jobId}',
    'GET /api/job-applications-demo',
    'GET /api/job-applications-demo/statistics',
  ],
});
