import { defineRemote } from '@landfall/sdk';

const SUBSCRIPTION = '/api/subscription-status';

/** All the platform knows of this remote. Screens wait behind their imports until someone opens them. */
export default defineRemote({
  name: 'mf-billing',
  sdk: '^1.0',
  routes: [
    {
      path: '/profile',
      title: 'Profile',
      access: 'signed-in',
      component: () => import('./src/profile/profile-page'),
      early: [SUBSCRIPTION],
    },
    { path: '/services', title: 'Services', access: 'signed-in', component: () => import('./src/packs/packs-page') },
    { path: '/contact', title: 'Contact', access: 'signed-in', component: () => import('./src/contact/contact-page') },
    {
      path: '/dashboard',
      title: 'Dashboard',
      access: 'signed-in',
      component: () => import('./src/dashboard/dashboard-page'),
      early: [SUBSCRIPTION],
    },
    {
      path: '/subscribe',
      title: 'Subscribe to Premium',
      access: 'signed-in',
      component: () => import('./src/subscribe/subscribe-page'),
      early: [SUBSCRIPTION],
    },
    {
      path: '/checkout',
      title: 'Complete Payment',
      access: 'signed-in',
      component: () => import('./src/checkout/checkout-page'),
    },
  ],
  nav: [
    {
      label: 'Dashboard',
      to: '/dashboard',
      icon: 'layout-dashboard',
      order: 5,
      access: 'signed-in',
      place: 'account',
    },
    { label: 'Services', to: '/services', icon: 'life-buoy', order: 40 },
    { label: 'Profile', to: '/profile', icon: 'circle-user', order: 60, access: 'signed-in' },
  ],
  provides: ['dashboard.cards', 'profile.sections'],
  calls: ['GET /api/subscription-status'],
});
