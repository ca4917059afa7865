import { defineRemote } from '@landfall/sdk';

/** All the platform knows of this remote. Screens wait behind their imports until someone opens them. */
export default defineRemote({
  name: 'mf-news',
  sdk: '^1.4',
  routes: [
    {
      path: '/verified-news',
      title: 'News',
      access: 'signed-in',
      component: () => import('./src/verified/verified-page'),
      early: ['/api/news'],
    },
    {
      path: '/events',
      title: 'Events & Training',
      access: 'signed-in',
      component: () => import('./src/events/events-page'),
      early: ['/api/training-events?page=1&limit=40'],
    },
  ],
  redirects: [{ from: '/news', to: '/verified-news' }],
  nav: [{ label: 'News', to: '/verified-news', icon: 'newspaper', order: 50 }],
  fills: [
    {
      slot: 'home.news',
      order: 10,
      access: 'public',
      component: () => import('./src/home/latest-news'),
      early: ['/api/news?limit=5'],
    },
  ],
  calls: ['GET /api/news', 'GET /api/news/{id}', 'GET /api/training-events'],
});
