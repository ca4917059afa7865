import { assembleApi } from './assemble.js';
import { ApiModule } from './api.module.js';
import { failStart, serve } from './start.js';

serve(ApiModule, assembleApi).catch(failStart);
