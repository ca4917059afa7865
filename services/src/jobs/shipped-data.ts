import { shippedFolder } from '../platform/shipped/shipped-folder.js';

export const shippedData = shippedFolder('jobs');
