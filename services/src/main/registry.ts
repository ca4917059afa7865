import { assembleRegistry } from './assemble.js';
import { RegistryModule } from './registry.module.js';
import { failStart, serve } from './start.js';

serve(RegistryModule, assembleRegistry).catch(failStart);
