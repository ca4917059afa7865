import { readAllSettings } from '../platform/config/all-settings.js';
import { failStart } from './start.js';

// Told before anything is started: the programs would find the same, but only once all that they need is there.
readAllSettings(process.env).catch(failStart);
