import { jsxRuntime } from '@landfall/sdk/shared';

export const { Fragment, jsx, jsxs } = jsxRuntime;
