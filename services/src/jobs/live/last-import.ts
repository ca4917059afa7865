import { Injectable } from '@nestjs/common';
import { EventHub } from '../../live/event-hub.js';
import type { JobsEvent } from '../../live/events.dto.js';
import { StateService } from '../../platform/state/state.service.js';

/** Says when the last import ended: `{ at }`, an ISO time. */
const LAST_IMPORT = 'imports.last';

/** When the sources were last looked through, whatever came of it: "Updated hourly" is true by this. */
@Injectable()
export class LastImport {
  constructor(
    private readonly state: StateService,
    private readonly hub: EventHub,
  ) {}

  /** ISO time; undefined before the first import has ended. */
  async at(): Promise<string | undefined> {
    return (await this.state.get<{ at: string }>(LAST_IMPORT))?.at;
  }

  /** An import has ended now. */
  async note(): Promise<void> {
    const at = new Date().toISOString();
    await this.state.set(LAST_IMPORT, { at });
    await this.hub.publish('jobs', null, { added: [], changed: [], removed: [], importedAt: at } satisfies JobsEvent);
  }
}
