import { Navigate, generatePath, useLocation, useParams } from 'react-router-dom';

/** Leads an old or second address to its screen, with its parameters and its query; never to another site, as `//host`. */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  const pathname = generatePath(to, useParams()).replace(/^\/{2,}/, '/');
  return <Navigate to={{ pathname, search, hash }} replace />;
}
