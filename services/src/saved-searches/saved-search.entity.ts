import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AskedFilters } from './filters.js';

export const alertKinds = ['off', 'daily', 'at-once'] as const;
export type AlertKind = (typeof alertKinds)[number];

@Entity('saved_searches')
export class SavedSearchEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ type: 'uuid', name: 'user_id' }) userId!: string;
  @Column({ type: 'varchar', length: 100 }) name!: string;
  @Column({ type: 'jsonb' }) filters!: AskedFilters;
  @Column({ type: 'varchar', length: 10, default: 'off' }) alerts!: AlertKind;
  /** When the person last looked at what it finds: later jobs are new to them. */
  @Column({ type: 'timestamptz', name: 'seen_at' }) seenAt!: Date;
  /** Jobs from before this moment are not told by mail: the search, or the wish for alerts, is younger. */
  @Column({ type: 'timestamptz', name: 'alerts_since' }) alertsSince!: Date;
  @Column({ type: 'timestamptz', name: 'alerted_at', nullable: true }) alertedAt!: Date | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  /** Deleted, and had back as it was for an hour: no list has it, and nothing is told of it. */
  @DeleteDateColumn({ type: 'timestamptz', name: 'deleted_at' }) deletedAt!: Date | null;
}
