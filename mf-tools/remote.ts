import { defineRemote } from '@landfall/sdk';

/** All the platform knows of this remote. Screens wait behind their imports until someone opens them. */
export default defineRemote({
  name: 'mf-tools',
  sdk: '^1.4',
  routes: [
    {
      path: '/tools',
      title: 'AI Tools',
      access: 'signed-in',
      component: () => import('./src/tools/tools-page'),
    },
  ],
  nav: [{ label: 'AI Tools', to: '/tools', icon: 'wand-sparkles', order: 30 }],
  fills: [
    { slot: 'job.actions', order: 20, access: 'signed-in', component: () => import('./src/job/check-match') },
    { slot: 'job.card', order: 20, access: 'signed-in', component: () => import('./src/job/match-badge') },
  ],
  calls: [
    'POST /api/tools/extract-text',
    'POST /api/tools/cv-analyzer',
    'POST /api/tools/recommended-learning',
    'POST /api/interview-prep/generate',
    'POST /api/tools/study-examiner',
    'POST /api/tools/grade-test',
    'POST /api/tools/cv-optimizer',
    'POST /api/tools/cover-letter',
    'GET /api/tools/cv-optimizations/{id}/download',
    'GET /api/tools/cover-letters/{id}/download',
    'GET /api/tasks',
    'GET /api/tasks/quota',
    'GET /api/tasks/{id}',
    'GET /api/tasks/{id}/events',
    'DELETE /api/tasks/{id}',
    'GET /api/job-applications',
    'GET /api/jobs/{id}',
    'GET /api/cvs',
    'GET /api/cvs/{id}',
    'POST /api/cvs',
    'PUT /api/cvs/{id}',
    'DELETE /api/cvs/{id}',
    'POST /api/jobs/match',
  ],
});
