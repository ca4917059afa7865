import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ApplicationStatus } from './application-status.js';

@Entity('job_applications')
export class JobApplicationEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ name: 'user_id', type: 'uuid' }) userId!: string;
  /** Cleared by the database when the job is deleted. */
  @Column({ name: 'job_id', type: 'integer', nullable: true }) jobId!: number | null;
  @Column({ name: 'job_title', type: 'varchar' }) jobTitle!: string;
  @Column({ name: 'company_name', type: 'varchar' }) companyName!: string;
  @Column({ name: 'job_location', type: 'varchar', nullable: true }) jobLocation!: string | null;
  @Column({ type: 'varchar' }) status!: ApplicationStatus;
  /** `YYYY-MM-DD` */
  @Column({ name: 'applied_date', type: 'date' }) appliedDate!: string;
  @Column({ name: 'last_updated', type: 'timestamptz' }) lastUpdated!: Date;
  @Column({ type: 'text', nullable: true }) notes!: string | null;
  @Column({ name: 'upcoming_interviews', type: 'jsonb', nullable: true }) upcomingInterviews!: unknown;
  @Column({ type: 'jsonb', nullable: true }) contacts!: unknown;
  @Column({ type: 'varchar', nullable: true }) salary!: string | null;
  @Column({ name: 'job_type', type: 'varchar', nullable: true }) jobType!: string | null;
  @Column({ name: 'job_url', type: 'varchar', nullable: true }) jobUrl!: string | null;
  @Column({ name: 'reminder_date', type: 'timestamptz', nullable: true }) reminderDate!: Date | null;
  @Column({ name: 'reminder_set', type: 'boolean' }) reminderSet!: boolean;
  @Column({ name: 'resume_version', type: 'varchar', nullable: true }) resumeVersion!: string | null;
  @Column({ name: 'cover_letter_version', type: 'varchar', nullable: true }) coverLetterVersion!: string | null;
  @Column({ name: 'custom_fields', type: 'jsonb', nullable: true }) customFields!: unknown;
  /** When it last came to an interview status: what the statistics' last 30 days go by. */
  @Column({ name: 'interviewed_at', type: 'timestamptz', nullable: true }) interviewedAt!: Date | null;
}
