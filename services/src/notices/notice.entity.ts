import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('notices')
export class NoticeEntity {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ type: 'uuid', name: 'user_id' }) userId!: string;
  /** Two notices with one key are one notice. */
  @Column({ type: 'varchar', length: 200 }) key!: string;
  @Column({ type: 'varchar', length: 200 }) title!: string;
  @Column({ type: 'varchar', length: 1000 }) text!: string;
  /** An address of the product, such as `/jobs?searchQuery=nurse`. */
  @Column({ type: 'text', nullable: true }) href!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column({ type: 'timestamptz', name: 'read_at', nullable: true }) readAt!: Date | null;
}
