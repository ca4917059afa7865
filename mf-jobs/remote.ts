export default { routes: [{ component: () => import('./src/page') }] };
