import { Spinner } from '@landfall/ui';

/** Until it is known who is there, and while a page's code is on its way. */
export const Loading = () => (
  <p className="page-loading" role="status">
    <Spinner size={18} /> Loading...
  </p>
);
