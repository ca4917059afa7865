import { failStart, work } from './start.js';
import { WorkerModule } from './worker.module.js';

work(WorkerModule).catch(failStart);
