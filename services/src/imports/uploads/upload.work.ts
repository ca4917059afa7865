import { Injectable } from '@nestjs/common';
import { LastImport } from '../../jobs/live/last-import.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { Hopeless } from '../../tasks/task-failures.js';
import { TaskWork, type TaskCall } from '../../tasks/task-work.js';
import { UnreadableFile } from '../job-file.js';
import { JOB_UPLOAD, type UploadTask } from './upload-kind.js';
import { UploadImport } from './upload-import.js';
import type { JobsImported } from './uploads.dto.js';

/** The worker's side of an administrator's file. Begun again, it finds the file brought in and says the same. */
@Injectable()
export class UploadWork extends TaskWork<UploadTask, JobsImported> {
  readonly kind = JOB_UPLOAD;

  constructor(
    private readonly uploads: UploadImport,
    private readonly lastImport: LastImport,
    private readonly storage: FileStorage,
  ) {
    super();
  }

  async run(task: UploadTask, call: TaskCall): Promise<JobsImported> {
    const result = await call.remember('result', () => this.bringIn(task, call));
    await this.storage.remove(task.key);
    return result;
  }

  private async bringIn(task: UploadTask, call: TaskCall): Promise<JobsImported> {
    const bytes = await this.storage.get(task.key);
    if (!bytes) throw new Hopeless('The file is no longer there.', 422);
    call.step(task.mode === 'preview' ? 'Looking at what would change' : 'Bringing the jobs in', 20);
    const run = () => this.uploads.run(call.taskId, task, bytes, call.signal).catch(asRefusal);
    return task.mode === 'preview' ? run() : this.lastImport.during(run);
  }
}

function asRefusal(error: unknown): never {
  if (error instanceof UnreadableFile) throw new Hopeless(error.message, 422);
  throw error;
}
