export { create, useStore } from '@landfall/sdk/shared';
