import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A job that somebody saved for later, with what names it once the board has it no more. */
@Entity('saved_jobs')
export class SavedJobEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ type: 'uuid', name: 'user_id' }) userId!: string;
  /** The job may be gone. */
  @Column({ type: 'integer', name: 'job_id' }) jobId!: number;
  @Column({ type: 'varchar' }) title!: string;
  @Column({ type: 'varchar' }) company!: string;
  @Column({ type: 'varchar' }) location!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'saved_at' }) savedAt!: Date;
}
