/** What the shell itself gives, as data: its own screens, and the slots that remotes may fill. Written into its contract by the build. */
export default {
  routes: [
    { path: '/', title: 'Landfall', access: 'public' },
    { path: '/home', title: 'Landfall', access: 'public' },
    { path: '/design', title: 'States', access: 'public' },
  ],
  provides: ['home.jobs', 'home.news', 'hero.count'],
} as const;
