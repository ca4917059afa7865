import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

@Entity('cvs')
export class CvEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ type: 'uuid', name: 'user_id' }) userId!: string;
  @Column({ type: 'varchar', length: 255 }) name!: string;
  @Column({ type: 'text' }) text!: string;
  /** One of a person's CVs always is, which the table's own index holds. */
  @Column({ type: 'boolean', name: 'is_default', default: false }) isDefault!: boolean;
  @Column({ type: 'boolean', name: 'is_optimized', default: false }) isOptimized!: boolean;
  @Column({ type: 'timestamptz', name: 'last_optimized', nullable: true }) lastOptimized!: Date | null;
  /** The job that an optimised one was written for. */
  @Column({ type: 'text', name: 'job_description', nullable: true }) jobDescription!: string | null;
  /** The one that an optimised one was made from, while that is there. */
  @Column({ type: 'integer', name: 'original_cv_id', nullable: true }) originalCvId!: number | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt!: Date;
}
