import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Role } from '../platform/access/access.decorator.js';

@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column({ type: 'varchar', length: 100 }) username!: string;
  @Column({ type: 'varchar', length: 255, nullable: true }) email!: string | null;
  @Column({ type: 'boolean', name: 'email_verified', default: false }) emailVerified!: boolean;
  @Column({ type: 'varchar', name: 'first_name', nullable: true }) firstName!: string | null;
  @Column({ type: 'varchar', name: 'last_name', nullable: true }) lastName!: string | null;
  @Column({ type: 'text', nullable: true }) bio!: string | null;
  @Column({ type: 'varchar', name: 'profile_image_url', nullable: true }) profileImageUrl!: string | null;
  @Column({ type: 'varchar', name: 'oidc_issuer' }) oidcIssuer!: string;
  @Column({ type: 'varchar', name: 'oidc_subject' }) oidcSubject!: string;
  @Column({ type: 'varchar', length: 10, default: 'user' }) role!: Role;
  @Column({ type: 'varchar', name: 'stripe_customer_id', nullable: true }) stripeCustomerId!: string | null;
  @Column({ type: 'varchar', name: 'stripe_subscription_id', nullable: true }) stripeSubscriptionId!: string | null;
  @Column({ type: 'varchar', name: 'subscription_status', nullable: true }) subscriptionStatus!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt!: Date;
}
