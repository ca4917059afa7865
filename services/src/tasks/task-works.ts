import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { TaskWork } from './task-work.js';

/** Every kind of task that this worker does: the providers that extend `TaskWork`, of whichever module. */
@Injectable()
export class TaskWorks implements OnModuleInit {
  private readonly byKind = new Map<string, TaskWork<object>>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (!(instance instanceof TaskWork)) continue;
      const { name } = instance.kind;
      const other = this.byKind.get(name);
      if (other && other !== instance) throw new Error(`Two providers do the tasks of the kind ${name}`);
      this.byKind.set(name, instance as TaskWork<object>);
    }
  }

  of(kind: string): TaskWork<object> | undefined {
    return this.byKind.get(kind);
  }
}
