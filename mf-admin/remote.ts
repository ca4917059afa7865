import { defineRemote } from '@landfall/sdk';

/** All the platform knows of this remote. Screens wait behind their imports until someone opens them. */
export default defineRemote({
  name: 'mf-admin',
  sdk: '^1.4',
  routes: [
    {
      path: '/admin',
      title: 'Admin Panel',
      access: 'admin',
      component: () => import('./src/panel/admin-page'),
      early: ['/api/admin/elevation'],
    },
  ],
  nav: [{ label: 'Admin Panel', to: '/admin', icon: 'shield-check', order: 90, access: 'admin', place: 'account' }],
  calls: [
    'GET /api/admin/elevation',
    'POST /api/admin/elevate',
    'GET /api/jobs/admin/repository',
    'GET /api/admin/held-adverts',
    'POST /api/admin/held-adverts/{id}',
    'GET /api/admin/reports',
    'POST /api/admin/reports/{id}',
    'GET /api/admin/reviews',
    'POST /api/admin/reviews/{id}',
    'GET /api/sponsors/admin/registers',
    'POST /api/sponsors/admin/registers/{id}',
    'GET /api/tasks/{id}',
    'GET /api/jobs/admin/openings',
    'GET /api/jobs/admin/openings/{id}',
    'POST /api/jobs/admin/openings',
    'GET /api/jobs/admin/openings/decisions',
    'DELETE /api/jobs/admin/openings/decisions/{id}',
  ],
});
