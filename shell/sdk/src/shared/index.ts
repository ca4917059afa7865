/**
 * Every third-party package that exists once in a page, as one module. The shell bundles it and offers it to remotes
 * under the key `@landfall/sdk/shared`; a remote's build replaces `react`, `react-dom`, `react-router-dom`,
 * `@tanstack/react-query` and `zustand` by the facades beside this file, which read from it.
 * A name that is missing here fails the remote's build. Adding one is a minor version of the SDK.
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

export { React, jsxRuntime };
export { createPortal, flushSync, preconnect, preload } from 'react-dom';
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  generatePath,
  matchPath,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export {
  QueryClient,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { create, useStore } from 'zustand';
