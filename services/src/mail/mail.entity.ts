import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

type MailState = 'waiting' | 'sent' | 'failed';

@Entity('mail_outbox')
export class MailEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Two mails with one key are one mail. */
  @Column({ type: 'varchar', length: 200 }) key!: string;
  @Column({ type: 'varchar', length: 320 }) recipient!: string;
  @Column({ type: 'varchar', length: 250 }) subject!: string;
  @Column({ type: 'text', name: 'text_body' }) text!: string;
  @Column({ type: 'text', name: 'html_body' }) html!: string;
  @Column({ type: 'varchar', name: 'unsubscribe_url', nullable: true }) unsubscribeUrl!: string | null;
  @Column({ type: 'varchar', length: 10, default: 'waiting' }) state!: MailState;
  @Column({ type: 'integer', default: 0 }) tries!: number;
  /** What the mail server said at the last try. */
  @Column({ type: 'varchar', length: 500, nullable: true }) problem!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true }) endedAt!: Date | null;
}
