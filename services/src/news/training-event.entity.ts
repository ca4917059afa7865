import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('training_events')
export class TrainingEventEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ name: 'source_id', type: 'varchar', nullable: true }) sourceId!: string | null;
  @Column({ type: 'varchar' }) title!: string;
  @Column({ type: 'text' }) description!: string;
  @Column({ type: 'varchar' }) type!: string;
  /** First and last day, `YYYY-MM-DD` where it takes place. */
  @Column({ type: 'date' }) date!: string;
  @Column({ name: 'end_date', type: 'date' }) endDate!: string;
  @Column({ type: 'varchar' }) time!: string;
  @Column({ type: 'varchar' }) duration!: string;
  @Column({ type: 'varchar' }) location!: string;
  @Column({ name: 'is_online', type: 'boolean' }) isOnline!: boolean;
  @Column({ name: 'max_participants', type: 'integer', nullable: true }) maxParticipants!: number | null;
  @Column({ type: 'numeric', nullable: true }) price!: string | null;
  @Column({ name: 'is_free', type: 'boolean', nullable: true }) isFree!: boolean | null;
  @Column({ type: 'varchar' }) instructor!: string;
  @Column({ name: 'instructor_title', type: 'varchar' }) instructorTitle!: string;
  @Column({ type: 'text', array: true }) tags!: string[];
  @Column({ name: 'registration_url', type: 'varchar', nullable: true }) registrationUrl!: string | null;
  @Column({ type: 'varchar' }) level!: string;
  @Column({ type: 'varchar' }) category!: string;
}
