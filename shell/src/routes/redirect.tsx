import { Navigate, generatePath, useLocation, useParams } from 'react-router-dom';

/** Leads an old or second address to its screen, with its parameters and its query. */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  const { '*': _rest, ...params } = useParams();
  return <Navigate to={{ pathname: generatePath(to, params), search, hash }} replace />;
}
