export { createPortal, flushSync, preconnect, preload } from '@landfall/sdk/shared';
