export {
  Link, NavLink, Navigate, Outlet, generatePath, matchPath, useBlocker, useHref, useLocation, useMatch, useNavigate,
  useNavigationType, useParams, useSearchParams,
} from '@landfall/sdk/shared';
